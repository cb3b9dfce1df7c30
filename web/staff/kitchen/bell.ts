// The bell for a new order: two tones that Web Audio generates, so that there is no sound file to load.

export interface Bell {
  readonly canRing: () => boolean
  /** Browsers let a page play sound only after a person has touched the page. */
  readonly allow: () => void
  readonly ring: () => void
  readonly close: () => void
}

const tones = [
  { pitch: 784, at: 0 },
  { pitch: 1175, at: 0.22 },
] as const
const toneLength = 0.7

export function createBell(onChange: () => void): Bell {
  const audio = new AudioContext()
  audio.addEventListener('statechange', onChange)

  function sound({ pitch, at }: (typeof tones)[number]): void {
    const begin = audio.currentTime + at
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(0.6, begin + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + toneLength)
    tone.connect(volume).connect(audio.destination)
    tone.start(begin)
    tone.stop(begin + toneLength)
  }

  return {
    canRing: () => audio.state === 'running',
    // A refused resume needs no handling, because `audio.state` shows whether the bell can ring.
    allow: () => void audio.resume().catch(() => undefined),
    ring: () => tones.forEach(sound),
    close: () => {
      audio.removeEventListener('statechange', onChange)
      void audio.close()
    },
  }
}
