// Small sounds, made here and now; off until asked for.
let context: AudioContext | undefined

const KEY = 'rookery.sound'

export function isLoud(): boolean {
  return localStorage.getItem(KEY) === 'on'
}

export function setLoud(on: boolean) {
  localStorage.setItem(KEY, on ? 'on' : 'off')
  if (on) raven()
}

function audio(): AudioContext | undefined {
  if (!isLoud()) return undefined
  context ??= new AudioContext()
  void context.resume()
  return context
}

/** A tone that swells and fades. */
function tone(at: AudioContext, kind: OscillatorType, from: number, to: number, begin: number, length: number, loud: number) {
  const [voice, volume] = [at.createOscillator(), at.createGain()]
  const start = at.currentTime + begin
  voice.type = kind
  voice.frequency.setValueAtTime(from, start)
  voice.frequency.exponentialRampToValueAtTime(to, start + length)
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + length * 0.12)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(volume).connect(at.destination)
  voice.start(start)
  voice.stop(start + length)
}

/** It is your move. */
export function raven() {
  const at = audio()
  if (!at) return
  for (const begin of [0, 0.26]) {
    tone(at, 'sawtooth', 620, 380, begin, 0.18, 0.05)
    tone(at, 'square', 310, 200, begin, 0.18, 0.025)
  }
}

/** A challenge or a battle. */
export function steel() {
  const at = audio()
  if (!at) return
  for (const [pitch, begin] of [[2100, 0], [3170, 0.01], [4480, 0.02], [2350, 0.13]] as const) {
    tone(at, 'triangle', pitch, pitch * 0.97, begin, 0.35, 0.03)
  }
}

/** Gold changes hands. */
export function coins() {
  const at = audio()
  if (!at) return
  for (const [pitch, begin] of [[2600, 0], [3300, 0.06], [2900, 0.12]] as const) tone(at, 'sine', pitch, pitch, begin, 0.12, 0.035)
}

/** A die rolls. */
export function die() {
  const at = audio()
  if (!at) return
  for (let knock = 0; knock < 5; knock++) tone(at, 'square', 190 - knock * 18, 90, knock * 0.07, 0.045, 0.05)
}
