// Picks what the Sales screen shows: one of three periods, or any days; and takes it away as CSV.
import { useState, type SubmitEvent } from 'react'
import { navigate } from '../../browser/hash-location.ts'
import {
  salesPeriods,
  type SalesQuery,
  findRangeError,
  salesDays,
  type DayRange,
} from '#domain/books/sales-days.ts'
import { formatValidationError } from '#domain/basics/validation-messages.ts'
import { staffErrorMessages } from '#words/people/staff/validation-errors.ts'
import { salesCsvUrl } from '../../office-api.ts'
import { routeOf } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Picker } from '../../ui/picker.tsx'
import { salesPath } from './sales-address.ts'
import styles from './period-bar.module.css'
import { salesMessages } from '#words/books/staff/sales.ts'

export function PeriodPicker({ query }: { query: SalesQuery }) {
  const picked = 'period' in query ? query.period : undefined
  return (
    <Picker
      label={salesMessages.periods}
      choices={salesPeriods.map((period) => ({
        name: salesMessages.period[period],
        href: salesPath({ period }),
        current: period === picked && 'page',
      }))}
    />
  )
}

/** `range` is what is shown: the form takes it over whenever it changes, and the CSV holds it. */
export function RangeBar({ range }: { range: DayRange }) {
  const [shown, setShown] = useState(range)
  const [typed, setTyped] = useState(range)
  const [wrong, setWrong] = useState<ReturnType<typeof findRangeError>>()
  // Not a new form for each range: that would throw the focus away with the button that was pressed.
  if (shown.from !== range.from || shown.to !== range.to) {
    setShown(range)
    setTyped(range)
    setWrong(undefined)
  }

  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findRangeError(typed)
    setWrong(found)
    if (found) inputOf(event.currentTarget, found.field).focus()
    else navigate(routeOf(salesPath(typed)))
  }

  const field = (name: keyof DayRange) => (
    <Field
      type="date"
      name={name}
      label={salesMessages[name]}
      value={typed[name]}
      onChange={({ target }) => setTyped((before) => ({ ...before, [name]: target.value }))}
      min={salesDays.first}
      max={salesDays.last}
      error={
        wrong?.field === name
          ? formatValidationError(staffErrorMessages, name, wrong.validationError)
          : undefined
      }
    />
  )
  return (
    <form className={styles.rangeBar} aria-label={salesMessages.range} noValidate onSubmit={show}>
      {field('from')}
      {field('to')}
      <Button type="submit" className={styles.show}>
        {salesMessages.show}
      </Button>
      <Button className={styles.csv} onClick={() => print()}>
        {salesMessages.print}
      </Button>
      <ButtonLink className={styles.csv} href={salesCsvUrl(range)} download>
        {salesMessages.csv}
      </ButtonLink>
    </form>
  )
}

function inputOf(form: HTMLFormElement, name: keyof DayRange): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement
}
