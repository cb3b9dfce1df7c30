// Some of a few, each in a pill of its own.
import { useId } from 'react'
import './pills.css'

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
      className="pills"
      aria-describedby={error ? `${id}-error` : hint ? `${id}-hint` : undefined}
      data-wrong={error ? true : undefined}
    >
      <legend className={isLegendHidden ? 'visually-hidden' : 'pills__legend'}>{legend}</legend>
      <div className="pills__all">
        {choices.map(([value, words]) => (
          <label key={value} className="pills__one">
            <input
              className="pills__box"
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
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
