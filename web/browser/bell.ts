// A bell: tones that Web Audio generates, so that there is no sound file to load.

export interface Bell {
  readonly canRing: () => boolean
  /** Browsers let a page play sound only after a person has touched the page. */
  readonly allow: () => void
  readonly ring: () => void
  readonly close: () => void
}

/** What the bell plays: pitches in hertz, each at so many seconds after the first. */
export interface Tune {
  readonly wave: OscillatorType
  /** From 0 to 1. */
  readonly loudness: number
  readonly tones: readonly { readonly pitch: number; readonly at: number }[]
  /** In seconds; a tone fades from its begin to its end. */
  readonly toneLength: number
}

export function createBell({ wave, loudness, tones, toneLength }: Tune, onChange: () => void): Bell {
  const audio = new AudioContext()
  audio.addEventListener('statechange', onChange)

  function sound({ pitch, at }: Tune['tones'][number]): void {
    const begin = audio.currentTime + at
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.type = wave
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(loudness, begin + 0.01)
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
