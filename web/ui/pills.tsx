// Some of a few, each in a pill of its own.
import { useId } from 'react'
import styles from './pills.module.css'
import fieldStyles from './field.module.css'

interface PillsProps<Value extends string> {
  legend: string
  /** Where a heading above says the same. */
  isLegendHidden?: boolean
  choices: readonly (readonly [value: Value, words: string])[]
  chosen: readonly Value[]
  hint?: string
  error?: string | undefined
  onChange: (chosen: Value[]) => void
}

export function Pills<Value extends string>(props: PillsProps<Value>) {
  const { legend, isLegendHidden = false, choices, chosen, hint, error, onChange } = props
  const id = useId()
  return (
    <fieldset
      className={styles.pills}
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
      data-wrong={error ? true : undefined}
    >
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.all}>
        {choices.map(([value, words]) => (
          <label key={value} className={styles.one}>
            <input
              className={styles.box}
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
            {words}
          </label>
        ))}
      </div>
      {error && (
        <p className={fieldStyles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
