// The Books screen of the office (R68): whether the books balance, what moved day by day, and the close of a day.
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { addDays, firstHour } from '#domain/days.ts'
import type { DayRange } from '#domain/sales.ts'
import { calendarDay } from '#words/dates.ts'
import { officeWords } from '#words/staff/office.ts'
import { bookScreenWords as words } from '#words/staff/books.ts'
import { practiceWords } from '#words/staff/practice.ts'
import { booksCsvUrl, closeDay } from '../../books-api.ts'
import { navigate, useHashLocation } from '../../browser/hash-location.ts'
import { routeOf } from '../../paths.ts'
import { useRestaurant } from '../../shop-front.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { CouldNotLoad } from '../office/could-not-load.tsx'
import { NoSuchScreen } from '../office/no-such-screen.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { officePaths } from '../office/office-paths.ts'
import { troubleWords } from '../trouble-words.ts'
import { useErrands } from '../use-errands.ts'
import { useNow } from '../use-now.ts'
import { booksAt, closePath } from './books-address.ts'
import { booksKeys } from './books-keys.ts'
import { BooksState } from './books-state.tsx'
import { BooksTable } from './books-table.tsx'
import './books.css'
import { CloseOfDay } from './close-of-day.tsx'
import { useBooks } from './use-books.ts'

export function BooksOffice() {
  const [location] = useHashLocation()
  const { timeZone } = useRestaurant()
  // In the nights when the clocks change, this day starts an hour off.
  const today = calendarDay(useNow() - firstHour * 3_600_000, timeZone)
  const address = booksAt(location)
  if (address === undefined) return <NoSuchScreen />
  if (address === 'last-days') return <BookDays range={{ from: addDays(today, -6), to: today }} />
  return 'day' in address ? (
    <CloseOfDay key={address.day} day={address.day} />
  ) : (
    <BookDays range={address.range} />
  )
}

function BookDays({ range }: { range: DayRange }) {
  const { data: books, isError, refetch } = useBooks(range)
  const practice = books && practiceWords(books.practice)
  // The newest that moved money.
  const openDay = books?.days.find(({ isClosed }) => !isClosed)?.day
  return (
    <>
      <OfficeHead
        tab={words.tab}
        title={words.title}
        screen={officePaths.books}
        about={words.about(firstHour)}
      >
        <div className="books__actions">
          <ButtonLink href={booksCsvUrl(range)} download>
            <Icon name="down" />
            {words.csv}
          </ButtonLink>
          {openDay && books && <CloseButton day={openDay} today={books.today} />}
        </div>
      </OfficeHead>
      {books ? (
        <>
          <BooksState books={books} range={range} />
          {books.days.length === 0 ? <p>{words.nothing}</p> : <BooksTable books={books} />}
          {practice && <p className="books__month">{practice}</p>}
          <p className="books__month">{words.month(books.month.first, books.month.tax, books.month.taxed)}</p>
        </>
      ) : isError ? (
        <CouldNotLoad onAgain={() => void refetch()} />
      ) : (
        <p role="status">{officeWords.loading}</p>
      )}
    </>
  )
}

function CloseButton({ day, today }: { day: string; today: string }) {
  const client = useQueryClient()
  const { busy, run } = useErrands<'close'>()
  const [trouble, setTrouble] = useState<string>()
  const close = () =>
    run('close', async () => {
      setTrouble(undefined)
      try {
        client.setQueryData(booksKeys.close(day), await closeDay(day))
        navigate(routeOf(closePath(day)))
      } catch (error) {
        setTrouble(troubleWords(error))
      }
    })
  return (
    <>
      <Button go busy={busy.has('close')} busyLabel={words.closing} onClick={() => void close()}>
        {words.close(day, today)}
      </Button>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
    </>
  )
}
