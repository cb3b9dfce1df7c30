// A switch, which names its state in a word.
import type { Ref } from 'react'
import { switchLabels } from '#words/basics/ui.ts'
import { classNames } from './class-names.ts'
import styles from './switch.module.css'

interface SwitchProps {
  ref?: Ref<HTMLButtonElement>
  /** What is on or off. */
  label: string
  on: boolean
  /** It cannot be turned now; `describedBy` says why. */
  off?: boolean
  busy?: boolean
  describedBy?: string | undefined
  /** In a row of a list. */
  small?: boolean
  /** What it says of either state. */
  words?: { readonly on: string; readonly off: string }
  /** `word`: for long lists, the word in a frame, filled while it is on. Its label tells what on means, and is all of its name. */
  look?: 'track' | 'word'
  onChange: (on: boolean) => void
}

export function Switch(props: SwitchProps) {
  const {
    ref,
    label,
    on,
    off,
    busy,
    describedBy,
    small,
    words = switchLabels,
    look = 'track',
    onChange,
  } = props
  const state = on ? words.on : words.off
  return (
    <button
      ref={ref}
      type="button"
      role="switch"
      className={look === 'word' ? styles.word : classNames(styles.switch, small && styles.small)}
      aria-checked={on}
      // With the word that is seen, by which somebody may call the switch.
      aria-label={look === 'word' ? label : `${label} ${state}`}
      aria-describedby={describedBy}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      onClick={() => off || onChange(!on)}
    >
      {look === 'track' && <i className={styles.track} />}
      <span>{state}</span>
    </button>
  )
}
