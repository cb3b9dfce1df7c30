// A switch for something good: on is agave, and the state is said in a word.
import './on-switch.css'
import { switchWords } from '#words/ui.ts'

interface OnSwitchProps {
  /** What is on or off. */
  label: string
  on: boolean
  /** It cannot be turned now; `describedBy` says why. */
  off?: boolean
  describedBy?: string | undefined
  onChange: (on: boolean) => void
}

export function OnSwitch({ label, on, off = false, describedBy, onChange }: OnSwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      className="on-switch"
      aria-checked={on}
      aria-label={label}
      aria-describedby={describedBy}
      aria-disabled={off || undefined}
      onClick={() => off || onChange(!on)}
    >
      <i className="on-switch__track" />
      <span>{on ? switchWords.on : switchWords.off}</span>
    </button>
  )
}
