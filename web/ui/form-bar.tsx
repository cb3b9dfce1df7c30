// A form in one row: a few fields and the buttons beside them, which pick what a screen shows.
import { useState, type ComponentProps, type ReactNode, type SubmitEvent } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import styles from './form-bar.module.css'

export function FormBar(props: ComponentProps<'form'>) {
  return <form noValidate {...props} className={styles.bar} />
}

interface Range {
  readonly from: string
  readonly to: string
}

interface DateRangeProps {
  /** The days that are shown: the form takes them over whenever they change. */
  range: Range
  words: Readonly<Record<'range' | 'from' | 'to' | 'show', string>>
  first: string
  last: string
  /** What is wrong with the days that were picked, and at which of the two. */
  check: (range: Range) => { readonly field: keyof Range; readonly message: string | undefined } | undefined
  onShow: (range: Range) => void
  /** What else can be done with the days that are shown. */
  children?: ReactNode
}

/** Picks any days, from one to another. */
export function DateRange({ range, words, first, last, check, onShow, children }: DateRangeProps) {
  const [shown, setShown] = useState(range)
  const [typed, setTyped] = useState(range)
  const [wrong, setWrong] = useState<ReturnType<typeof check>>()
  // Not a new form for each range: that would throw the focus away with the button that was pressed.
  if (shown.from !== range.from || shown.to !== range.to) {
    setShown(range)
    setTyped(range)
    setWrong(undefined)
  }
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = check(typed)
    setWrong(found)
    if (!found) return onShow(typed)
    const input = event.currentTarget.elements.namedItem(found.field) as HTMLInputElement
    input.focus()
  }
  const field = (name: keyof Range) => (
    <Field
      type="date"
      name={name}
      label={words[name]}
      value={typed[name]}
      onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
      min={first}
      max={last}
      error={wrong?.field === name ? wrong.message : undefined}
    />
  )
  return (
    <FormBar aria-label={words.range} onSubmit={show}>
      {field('from')}
      {field('to')}
      <Button quiet type="submit">
        {words.show}
      </Button>
      {children}
    </FormBar>
  )
}
