import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { followLinks } from '$lib/router.svelte'

followLinks()
mount(App, { target: document.getElementById('app')! })

// A piece of the page that is no longer there belongs to a build that is gone.
addEventListener('vite:preloadError', () => location.reload())
