// The Books screen of the office (R68): whether the books balance, what moved day by day, and the close of a day.
import { addDays, businessDayStartHour } from '#domain/basics/days.ts'
import type { DayRange } from '#domain/books/sales-days.ts'
import { calendarDay } from '#words/basics/dates.ts'
import { booksScreenMessages as words } from '#words/books/staff/books.ts'
import { testModeMessage } from '#words/payments/staff/test-mode.ts'
import { booksCsvUrl } from '../../books-api.ts'
import { navigate, useHashLocation } from '../../browser/hash-location.ts'
import { routeOf } from '../../paths.ts'
import { useRestaurant } from '../../page-data.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Answer } from '../../ui/answer.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { LetterPage } from '../../ui/paper.tsx'
import { NoSuchScreen } from '../office/no-such-screen.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { officePaths } from '../office/office-paths.ts'
import { useNow } from '../use-now.ts'
import { booksAt, closePath } from './books-address.ts'
import { BooksState } from './books-state.tsx'
import { BooksTable } from './books-table.tsx'
import { CloseButton } from './close-button.tsx'
import { CloseOfDay } from './close-of-day.tsx'
import { useBooks } from './use-books.ts'

export function BooksOffice() {
  const [location] = useHashLocation()
  const { timeZone } = useRestaurant()
  // In the nights when the clocks change, this day starts an hour off.
  const today = calendarDay(useNow() - businessDayStartHour * 3_600_000, timeZone)
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
  const { data, isError, refetch } = useBooks(range)
  // The newest that moved money.
  const openDay = data?.days.find(({ closing }) => !closing?.isWhole)?.day
  return (
    <LetterPage zoom={0.76}>
      <OfficeHead
        tab={words.tab}
        title={words.title}
        screen={officePaths.books}
        about={words.about(businessDayStartHour)}
      >
        <Row gap={3} fills>
          <ButtonLink href={booksCsvUrl(range)} download>
            <Icon name="down" />
            {words.csv}
          </ButtonLink>
          {openDay && data && (
            <CloseButton
              day={openDay}
              today={data.today}
              onClosed={() => navigate(routeOf(closePath(openDay)))}
            />
          )}
        </Row>
      </OfficeHead>
      <Answer data={data} hasFailed={isError} onAgain={() => void refetch()}>
        {(books) => (
          <Stack>
            <BooksState books={books} range={range} />
            {books.days.length === 0 ? <p>{words.nothing}</p> : <BooksTable books={books} />}
            {testModeMessage(books.testModeMoney) && <p>{testModeMessage(books.testModeMoney)}</p>}
            <p>{words.month(books.month.first, books.month.tax, books.month.taxed)}</p>
          </Stack>
        )}
      </Answer>
    </LetterPage>
  )
}
