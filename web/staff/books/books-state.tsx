// Whether the books balance, as the last check found them; what is off, by its order; and the days that are shown.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BooksReply } from '#domain/books/books-api.ts'
import { salesDays, type DayRange } from '#domain/books/sales-days.ts'
import { booksMessages } from '#words/books/books.ts'
import { booksScreenMessages as words, lastCheckedMessage } from '#words/books/staff/books.ts'
import { checkBooks } from '../../books-api.ts'
import { navigate } from '../../browser/hash-location.ts'
import { routeOf } from '../../paths.ts'
import { useRestaurant } from '../../page-data.ts'
import { Button } from '../../ui/button.tsx'
import { DateRange } from '../../ui/form-bar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { checkDays } from '../parts/check-days.ts'
import { keys } from '../query-keys.ts'
import { errorMessage } from '../error-message.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import { useNow } from '../use-now.ts'
import { Discrepancies } from './discrepancies.tsx'
import { booksKeys } from './books-keys.ts'
import { booksRangePath } from './books-address.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './books-state.module.css'

export function BooksState({ books, range }: { books: BooksReply; range: DayRange }) {
  const { discrepancies, hasMore, checkedAt } = books.state
  const isGood = discrepancies.length === 0
  const title = isGood ? (checkedAt === null ? words.notChecked : booksMessages.balanced) : words.off
  return (
    <>
      <div className={classNames(styles.state, !isGood && styles.bad)}>
        <span className={styles.seal}>
          <Icon name={isGood ? 'check' : 'warning'} />
        </span>
        <div className={styles.words} role="status">
          <h2 className={styles.title}>{title}</h2>
          <StateLine books={books} />
        </div>
        <CheckNow isChecking={books.state.isChecking} />
        <DateRange
          range={range}
          words={words}
          first={salesDays.first}
          last={salesDays.last}
          check={checkDays}
          onShow={(days) => navigate(routeOf(booksRangePath(days)))}
        />
      </div>
      {!isGood && <Discrepancies discrepancies={discrepancies} />}
      {hasMore && <p>{words.lastSeen}</p>}
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
  const { busy, run } = useSingleFlight<'check'>()
  const [failure, setFailure] = useState<string>()
  const check = () =>
    run('check', async () => {
      setFailure(undefined)
      try {
        await checkBooks()
        await client.invalidateQueries({ queryKey: booksKeys.books })
        void client.invalidateQueries({ queryKey: keys.today })
      } catch (error) {
        setFailure(errorMessage(error))
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
      {failure && <Notice tone="bad">{failure}</Notice>}
    </>
  )
}
