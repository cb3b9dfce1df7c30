// A switch for something good: on is agave, and the state is said in a word.
import { switchLabels } from '#words/basics/ui.ts'
import styles from './on-switch.module.css'

interface OnSwitchProps {
  /** What is on or off. */
  label: string
  on: boolean
  /** It cannot be turned now; `describedBy` says why. */
  off?: boolean
  describedBy?: string | undefined
  /** What it says of either state. */
  words?: { readonly on: string; readonly off: string }
  onChange: (on: boolean) => void
}

export function OnSwitch(props: OnSwitchProps) {
  const { label, on, off = false, describedBy, words = switchLabels, onChange } = props
  const state = on ? words.on : words.off
  return (
    <button
      type="button"
      role="switch"
      className={styles.onSwitch}
      aria-checked={on}
      // With the word that is seen, by which somebody may call the switch.
      aria-label={`${label} ${state}`}
      aria-describedby={describedBy}
      aria-disabled={off || undefined}
      onClick={() => off || onChange(!on)}
    >
      <i className={styles.track} />
      <span>{state}</span>
    </button>
  )
}
