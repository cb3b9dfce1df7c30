// The Sales screen of the office: figures, charts and tables of today, some days, or any days.
import { useState } from 'react'
import { navigate, useHashLocation } from '../../browser/hash-location.ts'
import { formatMoney } from '#domain/basics/money.ts'
import { businessDayStartHour } from '#domain/basics/days.ts'
import type { SalesDay, SalesReply } from '#domain/books/books-api.ts'
import { leadUpOf, rangeOf, salesDays, salesPeriods, type DayRange } from '#domain/books/sales-days.ts'
import { figuresByDay } from '#domain/books/sales.ts'
import { Refusal } from '../../api.ts'
import { refusalMessage } from '../../refusal-messages.ts'
import { salesCsvUrl } from '../../office-api.ts'
import { routeOf } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DateRange } from '../../ui/form-bar.tsx'
import { Picker } from '../../ui/picker.tsx'
import { Notice } from '../../ui/notice.tsx'
import { LetterPage } from '../../ui/paper.tsx'
import { calendarDay, clockTime } from '#words/basics/dates.ts'
import { CouldNotLoad } from '../../ui/answer.tsx'
import { useRestaurant } from '../../page-data.ts'
import { OfficeHead } from '../office/office-head.tsx'
import { ItemPanel } from './item-panel.tsx'
import { ChoicePanel } from './choice-panel.tsx'
import { DayPanel } from './day-panel.tsx'
import { SalesFigures } from './figures.tsx'
import { HourPanel } from './hour-panel.tsx'
import { checkDays } from '../parts/check-days.ts'
import { salesPath, salesQueryAt } from './sales-address.ts'
import { officePaths } from '../office/office-paths.ts'
import { NoSales, SalesNotes } from './sales-notes.tsx'
import { spanName } from './span-name.ts'
import { TipsPanel } from './tips-panel.tsx'
import { useSales } from './use-sales.ts'
import { FulfillmentPanel, hasFulfillmentsOrCodes } from './fulfillment-panel.tsx'
import styles from './sales-office.module.css'
import { salesMessages } from '#words/books/staff/sales.ts'

export function SalesOffice() {
  const { timeZone } = useRestaurant()
  const [location] = useHashLocation()
  const query = salesQueryAt(location)
  const [{ data: sales, error, refetch }, link] = useSales(query)

  // Until the server has answered what day it is, our own clock is good enough for the labels: in the nights when the clocks
  // change, this day starts an hour off.
  const [openedOn] = useState(() => calendarDay(Date.now() - businessDayStartHour * 3_600_000, timeZone))
  const today = sales?.today ?? openedOn
  const range: DayRange = sales ? { from: sales.from, to: sales.to } : rangeOf(query, today)
  return (
    <LetterPage zoom={0.57}>
      <OfficeHead
        tab={salesMessages.tab}
        title={salesMessages.title}
        screen={officePaths.sales}
        about={spanName(range.from, range.to, today)}
      >
        <Picker
          label={salesMessages.periods}
          choices={salesPeriods.map((period) => ({
            name: salesMessages.period[period],
            href: salesPath({ period }),
            current: 'period' in query && period === query.period && 'page',
          }))}
        />
      </OfficeHead>
      <p className="visually-hidden" role="status">
        {sales &&
          salesMessages.announce(spanName(range.from, range.to, today), formatMoney(sales.total.netSales))}
      </p>
      <DateRange
        range={range}
        words={salesMessages}
        first={salesDays.first}
        last={salesDays.last}
        check={checkDays}
        onShow={(days) => navigate(routeOf(salesPath(days)))}
      >
        <Button quiet onClick={() => print()}>
          {salesMessages.print}
        </Button>
        <ButtonLink quiet href={salesCsvUrl(range)} download>
          {salesMessages.csv}
        </ButtonLink>
      </DateRange>
      {link?.up === false && (
        <Notice tone="info">{salesMessages.notLive(clockTime(link.since, timeZone))}</Notice>
      )}
      {error && !sales ? (
        <Failure error={error} onAgain={() => void refetch()} />
      ) : (
        <SalesPanels sales={sales} range={range} today={today} />
      )}
    </LetterPage>
  )
}

interface PanelsProps {
  sales: SalesReply | undefined
  range: DayRange
  today: string
}

function SalesPanels({ sales, range, today }: PanelsProps) {
  const days = sales ? [...sales.leadUp, ...sales.days] : daysToCome(range)
  const nothing = sales?.total.orders === 0
  return (
    <>
      <SalesFigures sales={sales} />
      <div className={styles.charts}>
        {nothing ? <NoSales sales={sales} /> : <SoldPanels sales={sales} />}
        {days.some(({ orders }) => orders > 0) || !sales ? (
          <DayPanel days={days} today={today} sales={sales} />
        ) : null}
        {sales && <TipsPanel sales={sales} />}
      </div>
      {sales && <SalesNotes sales={sales} />}
    </>
  )
}

/** Two and two; where there are three, the last has a row of its own. */
function SoldPanels({ sales }: { sales: SalesReply | undefined }) {
  const hasFulfillments = sales !== undefined && hasFulfillmentsOrCodes(sales)
  const hasChoices = sales !== undefined && sales.choices.length > 0
  return (
    <>
      <HourPanel sales={sales} />
      {hasFulfillments && hasChoices && <FulfillmentPanel sales={sales} />}
      <ItemPanel sales={sales} />
      {hasFulfillments && !hasChoices && <FulfillmentPanel sales={sales} wide />}
      {hasChoices && <ChoicePanel sales={sales} wide={!hasFulfillments} />}
    </>
  )
}

const nothing = { charged: [], refundedMoney: [], canceled: [] }

/** The days of the chart before there are figures for them. */
function daysToCome(range: DayRange): SalesDay[] {
  return figuresByDay({ from: leadUpOf(range)?.from ?? range.from, to: range.to }, nothing)
}

function Failure({ error, onAgain }: { error: unknown; onAgain: () => void }) {
  // The server answered with the reason.
  if (error instanceof Refusal && error.status === 422)
    return <Notice tone="bad">{refusalMessage(error)}</Notice>
  return <CouldNotLoad onAgain={onAgain} />
}
