// One of a few, side by side in a pill.
import { useId } from 'react'
import styles from './choice.module.css'

interface ChoiceProps<Value extends string> {
  /** For those who do not see what it belongs to. */
  label: string
  choices: Readonly<Record<Value, string>>
  value: Value
  onChange: (value: Value) => void
}

export function Choice<Value extends string>({ label, choices, value, onChange }: ChoiceProps<Value>) {
  const name = useId()
  return (
    <div className={styles.choice} role="radiogroup" aria-label={label}>
      {(Object.entries(choices) as [Value, string][]).map(([one, words]) => (
        <label key={one} className={styles.one}>
          <input
            className={styles.radio}
            type="radio"
            name={name}
            checked={one === value}
            onChange={() => onChange(one)}
          />
          {words}
        </label>
      ))}
    </div>
  )
}
