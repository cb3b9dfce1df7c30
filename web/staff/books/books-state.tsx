// Whether the books balance, as the last check found them; what is off, by its order; and the days that are shown.
import { useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import type { BooksReply } from '#domain/books/books-api.ts'
import { findRangeError, salesDays, type DayRange } from '#domain/books/sales-days.ts'
import { formatValidationError } from '#domain/basics/validation-messages.ts'
import { booksMessages } from '#words/books/books.ts'
import { staffErrorMessages } from '#words/people/staff/validation-errors.ts'
import { booksScreenMessages as words, lastCheckedMessage } from '#words/books/staff/books.ts'
import { checkBooks } from '../../books-api.ts'
import { navigate } from '../../browser/hash-location.ts'
import { routeOf } from '../../paths.ts'
import { useRestaurant } from '../../shop-front.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { keys } from '../query-keys.ts'
import { troubleWords } from '../trouble-words.ts'
import { useErrands } from '../use-errands.ts'
import { useNow } from '../use-now.ts'
import { BooksFaults } from './books-faults.tsx'
import { booksKeys } from './books-keys.ts'
import { booksRangePath } from './books-address.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './books-state.module.css'
import booksStyles from './books.module.css'

const booksStateLooks: Readonly<Record<string, string | undefined>> = {
  good: styles.booksStateGood,
  bad: styles.booksStateBad,
}

export function BooksState({ books, range }: { books: BooksReply; range: DayRange }) {
  const { discrepancies, hasMore, checkedAt } = books.state
  const isGood = discrepancies.length === 0
  const title = isGood ? (checkedAt === null ? words.notChecked : booksMessages.balanced) : words.off
  return (
    <>
      <div className={classNames(styles.booksState, booksStateLooks[isGood ? 'good' : 'bad'])}>
        <span className={styles.seal}>
          <Icon name={isGood ? 'check' : 'warning'} />
        </span>
        <div className={styles.words} role="status">
          <h2 className={styles.title}>{title}</h2>
          <StateLine books={books} />
        </div>
        <CheckNow isChecking={books.state.isChecking} />
        <BookRange range={range} />
      </div>
      {!isGood && <BooksFaults discrepancies={discrepancies} />}
      {hasMore && <p className={booksStyles.month}>{words.lastSeen}</p>}
    </>
  )
}

function StateLine({ books: { state, today } }: { books: BooksReply }) {
  const { timeZone } = useRestaurant()
  const now = useNow()
  const { since, entries, checkedAt } = state
  return (
    <p>
      {since === null ? booksMessages.noEntries : booksMessages.entriesSince(entries, since, today)}{' '}
      {checkedAt !== null && lastCheckedMessage(checkedAt, Math.max(now, Date.parse(checkedAt)), timeZone)}
    </p>
  )
}

function CheckNow({ isChecking }: { isChecking: boolean }) {
  const client = useQueryClient()
  const { busy, run } = useErrands<'check'>()
  const [trouble, setTrouble] = useState<string>()
  const check = () =>
    run('check', async () => {
      setTrouble(undefined)
      try {
        await checkBooks()
        await client.invalidateQueries({ queryKey: booksKeys.books })
        void client.invalidateQueries({ queryKey: keys.today })
      } catch (error) {
        setTrouble(troubleWords(error))
      }
    })
  return (
    <>
      <Button
        quiet
        busy={busy.has('check') || isChecking}
        busyLabel={words.checking}
        onClick={() => void check()}
      >
        {words.checkNow}
      </Button>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
    </>
  )
}

/** `range` is what is shown: the form takes it over whenever it changes. */
function BookRange({ range }: { range: DayRange }) {
  const [shown, setShown] = useState(range)
  const [typed, setTyped] = useState(range)
  const [wrong, setWrong] = useState<ReturnType<typeof findRangeError>>()
  if (shown.from !== range.from || shown.to !== range.to) {
    setShown(range)
    setTyped(range)
    setWrong(undefined)
  }
  const show = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findRangeError(typed)
    setWrong(found)
    if (!found) return navigate(routeOf(booksRangePath(typed)))
    const input = event.currentTarget.elements.namedItem(found.field) as HTMLInputElement
    input.focus()
  }
  const field = (name: keyof DayRange) => (
    <Field
      type="date"
      name={name}
      label={words[name]}
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
    <form className={styles.booksRange} aria-label={words.range} noValidate onSubmit={show}>
      {field('from')}
      {field('to')}
      <Button quiet type="submit" className={styles.booksRangeShow}>
        {words.show}
      </Button>
    </form>
  )
}
