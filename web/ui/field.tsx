// A labeled input, text, select or checkbox, with the message of what is wrong under it.
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'

interface Labeled {
  label: string
  error?: string | undefined
  hint?: string | undefined
  /** Stands at the other end of the label's row: how much of the room is used. */
  aside?: string | undefined
  /** Where what is around the field says the same: the head of a table's column. */
  isLabelHidden?: boolean | undefined
  /** Goes to the box around label and input: where it stands in a form's grid. */
  className?: string | undefined
}

interface FieldProps extends Labeled, ComponentProps<'input'> {
  /** Stands inside the box, before what is typed: the sign of money. */
  start?: string
  /** Stands inside the box, at its end: a button that belongs to the input. */
  end?: ReactNode
}

export function Field(props: FieldProps) {
  const { label, error, hint, aside, isLabelHidden, className, start, end, ...input } = props
  const ids = useFieldIds(input.id)
  const frame = { label, error, hint, aside, isLabelHidden, className, ids }
  return (
    <FieldFrame {...frame}>
      <span className={styles.box}>
        {start && (
          <span className={styles.start} aria-hidden="true">
            {start}
          </span>
        )}
        <input
          {...input}
          {...described(ids, error, hint, input)}
          className={classNames(
            styles.input,
            start && styles.inputStarted,
            end !== undefined && styles.inputEnded,
          )}
        />
        {end}
      </span>
    </FieldFrame>
  )
}

export function SelectField({ label, error, hint, className, ...rest }: Labeled & ComponentProps<'select'>) {
  const ids = useFieldIds(rest.id)
  return (
    <FieldFrame label={label} error={error} hint={hint} className={className} ids={ids}>
      <select
        {...rest}
        {...described(ids, error, hint)}
        className={classNames(styles.input, styles.inputSelect)}
      />
    </FieldFrame>
  )
}

/** For more than one line. */
export function TextField(props: Labeled & ComponentProps<'textarea'>) {
  const { label, error, hint, aside, className, ...rest } = props
  const ids = useFieldIds(rest.id)
  return (
    <FieldFrame label={label} error={error} hint={hint} aside={aside} className={className} ids={ids}>
      <textarea
        {...rest}
        {...described(ids, error, hint)}
        className={classNames(styles.input, styles.inputText)}
      />
    </FieldFrame>
  )
}

interface CheckFieldProps extends Pick<Labeled, 'label' | 'className'>, ComponentProps<'input'> {
  /** Stands after the label, more quietly. */
  about?: string
}

export function CheckField({ label, about, className, ...input }: CheckFieldProps) {
  return (
    <label className={classNames(styles.checkField, className)}>
      <input {...input} type="checkbox" className={styles.checkFieldBox} />
      {about ? (
        <span>
          {label} <small className={styles.checkFieldAbout}>{about}</small>
        </span>
      ) : (
        label
      )}
    </label>
  )
}

interface FieldIds {
  input: string
  error: string
  hint: string
}

function useFieldIds(ownId: string | undefined): FieldIds {
  const made = useId()
  const input = ownId ?? made
  return { input, error: `${input}-error`, hint: `${input}-hint` }
}

/** What the form itself says of the field, outside the box, is added to what stands in the box. */
function described(
  ids: FieldIds,
  error: string | undefined,
  hint: string | undefined,
  outside: Pick<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby'> = {},
) {
  return {
    id: ids.input,
    'aria-invalid': error ? true : outside['aria-invalid'],
    'aria-describedby':
      classNames(error && ids.error, hint && ids.hint, outside['aria-describedby']) || undefined,
  }
}

function FieldFrame(props: Labeled & { ids: FieldIds; children: ReactNode }) {
  const { label, error, hint, aside, isLabelHidden = false, className, ids, children } = props
  return (
    <div className={classNames(styles.field, className)}>
      <div className={isLabelHidden ? 'visually-hidden' : styles.head}>
        <label className={styles.label} htmlFor={ids.input}>
          {label}
        </label>
        {aside && <span className={classNames(styles.aside, 'tabular')}>{aside}</span>}
      </div>
      {children}
      {error && (
        <span className={styles.error} id={ids.error}>
          {error}
        </span>
      )}
      {hint && (
        <span className={styles.hint} id={ids.hint}>
          {hint}
        </span>
      )}
    </div>
  )
}
