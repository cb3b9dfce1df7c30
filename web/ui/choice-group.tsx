// One of a few things, or some of them: native radio buttons and checkboxes, of which only the words around them are seen.
import { useId, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './choice-group.module.css'
import fieldStyles from './field.module.css'

export interface Choice<Value extends string> {
  value: Value
  words: ReactNode
  /** At the end of its row, more quietly. */
  aside?: ReactNode
  /** Cannot be chosen just now. */
  disabled?: boolean | undefined
}

type ChoiceGroupProps<Value extends string> = {
  label: string
  /** Where nothing above the group says it. */
  isLabelShown?: boolean
  /** By value, or as a list. */
  choices: Readonly<Record<Value, ReactNode>> | readonly Choice<Value>[]
  /** The name of the inputs. */
  name?: string
  /** What is chosen can be read, but not changed. */
  readOnly?: boolean
  error?: string | undefined
  hint?: string | undefined
  /** Where it stands in a form's grid. */
  className?: string | undefined
} & (One<Value> | Some<Value>)

interface One<Value> {
  /**
   * `segments`: side by side in one pill; `rows`: below each other with a dot; `pairs`: two of such rows side by side
   * where there is room; `cells`: large, with lines between them and a bean.
   */
  look: 'segments' | 'rows' | 'pairs' | 'cells'
  value: Value | undefined
  onChange: (value: Value) => void
}

interface Some<Value> {
  /** Each in a pill of its own. */
  look: 'pills'
  values: readonly Value[]
  onChange: (values: Value[]) => void
}

const looks = {
  segments: styles.segments,
  rows: styles.rows,
  pairs: styles.pairs,
  cells: styles.cells,
  pills: styles.pills,
}

export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, isLabelShown = false, look, choices, readOnly = false, error, hint, className } = props
  const id = useId()
  const isOne = props.look !== 'pills'
  const isChosen = (value: Value) => (isOne ? props.value === value : props.values.includes(value))
  const choose = (value: Value, checked: boolean) => {
    if (readOnly) return
    if (isOne) props.onChange(value)
    else props.onChange(checked ? [...props.values, value] : props.values.filter((other) => other !== value))
  }
  const list = Array.isArray(choices)
    ? (choices as readonly Choice<Value>[])
    : (Object.entries(choices) as [Value, ReactNode][]).map(([value, words]) => ({ value, words }))
  return (
    <div
      className={classNames(styles.group, looks[look], readOnly && styles.still, className)}
      role={isOne ? 'radiogroup' : 'group'}
      aria-label={isLabelShown ? undefined : label}
      aria-labelledby={isLabelShown ? `${id}-label` : undefined}
      aria-describedby={classNames(error && `${id}-error`, hint && `${id}-hint`) || undefined}
      // The focus goes to the first choice of a group that needs another look.
      data-wrong={error ? true : undefined}
    >
      {isLabelShown && (
        <span className={fieldStyles.label} id={`${id}-label`}>
          {label}
        </span>
      )}
      <div className={styles.choices}>
        {list.map(({ value, words, aside, disabled }: Choice<Value>) => (
          <label key={value} className={styles.choice}>
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={props.name ?? id}
              className={styles.input}
              value={value}
              checked={isChosen(value)}
              disabled={disabled}
              aria-disabled={readOnly || undefined}
              onChange={({ target }) => choose(value, target.checked)}
            />
            <span>{words}</span>
            {aside && <small className={styles.aside}>{aside}</small>}
          </label>
        ))}
      </div>
      {error && (
        <p className={fieldStyles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
