// Tincture and charge of each House; colour never stands without the charge.
import type { House } from '$lib/wire/fief'

export interface Arms {
  // The ground of the shield, and what stands on it.
  field: string
  charge: string
  icon: string
}

const ARMS: Record<House, Arms> = {
  arryn: { field: '#3f7fae', charge: '#f7fbff', icon: 'icon:falcon-moon' },
  baratheon: { field: '#d8a51d', charge: '#17120a', icon: 'icon:stag-head' },
  greyjoy: { field: '#1c1a1f', charge: '#e3ba4f', icon: 'icon:giant-squid' },
  lannister: { field: '#96202a', charge: '#f0c75e', icon: 'icon:lion' },
  martell: { field: '#c9641f', charge: '#fff3dc', icon: 'icon:sun-spear' },
  stark: { field: '#66737f', charge: '#f7f9fa', icon: 'icon:direwolf' },
  tully: { field: '#23508f', charge: '#f2d9d3', icon: 'icon:double-fish' },
  tyrell: { field: '#3c7a3d', charge: '#f3d35f', icon: 'icon:flower-emblem' },
  targaryen: { field: '#4a1730', charge: '#f0564a', icon: 'icon:spiked-dragon-head' },
}
// A seat before it has chosen its House.
const NOBODY: Arms = { field: '#5a5148', charge: '#cfc4b4', icon: 'icon:crown' }

export function arms(house: House | null | undefined): Arms {
  return house ? ARMS[house] : NOBODY
}

// The ground of a Fief on the map by day and by night, and its shield.
const FIEFS: Record<string, [day: string, night: string, arms: string]> = {
  white: ['#efece2', '#8f938f', '#8d949b'],
  'dark green': ['#b3caa2', '#5d7a59', '#2f6b3a'],
  yellow: ['#efdc9c', '#9c8546', '#c9971a'],
  red: ['#e2b19d', '#8a5547', '#a92a22'],
  blue: ['#b3c7da', '#56708c', '#2f5f9e'],
  'light green': ['#d3e0ac', '#78874a', '#6f9c33'],
  tan: ['#e9cfa6', '#93713f', '#c07c30'],
  brown: ['#cbb199', '#6f5945', '#6a4a30'],
}

export function ground(colour: string): { day: string; night: string; shield: string } {
  const [day, night, shield] = FIEFS[colour] ?? ['#dddddd', '#777777', '#777777']
  return { day, night, shield }
}

// The colour of each Region's mark, in the order of their numbers.
export const REGIONS = ['#3b5b7a', '#2f6f5b', '#8a2f4b', '#a06512', '#5b3f87']
