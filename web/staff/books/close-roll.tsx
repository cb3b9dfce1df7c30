// The close of a day on an 80 mm roll.
import type { Ref } from 'react'
import { netOf, takenOf, totalOf } from '#domain/books/books-sums.ts'
import type { CloseReply } from '#domain/books/books-api.ts'
import { cents, type Cents } from '#domain/basics/money.ts'
import { dayAndTime, shortDayName } from '#words/basics/dates.ts'
import { bookScreenWords, closeWords as words, plainMoney } from '#words/books/staff/books.ts'
import { practiceWords } from '#words/payments/staff/test-mode.ts'
import { useRestaurant } from '../../shop-front.ts'
import { withYear } from './close-letter.tsx'
import './close-roll.css'

export function CloseRoll({ close, ref }: { close: CloseReply; ref: Ref<HTMLElement> }) {
  const { name, address, timeZone } = useRestaurant()
  const { sums, day, today, closing, entries, onTime, items } = close
  const notMoney = practiceWords(close.practice)
  const rows: readonly (readonly [name: string, amount: Cents, sum?: 'sum'])[] = [
    [bookScreenWords.sales, sums.sales],
    [bookScreenWords.discounts, sums.discounts],
    [bookScreenWords.refunds, sums.refunds],
    ...(sums.disputes === 0 ? [] : [[bookScreenWords.disputes, sums.disputes] as const]),
    [words.net, netOf(sums), 'sum'],
    [bookScreenWords.tax, sums.tax],
    [bookScreenWords.delivery, sums.delivery],
    [bookScreenWords.tips, sums.tips],
    [words.total, totalOf(sums), 'sum'],
    [bookScreenWords.card, sums.card],
    [bookScreenWords.counter, sums.counter],
    [words.total, takenOf(sums), 'sum'],
    [words.difference, cents(totalOf(sums) - takenOf(sums)), 'sum'],
  ]
  return (
    <article className="close-roll" ref={ref}>
      <p className="close-roll__title">{words.slipTitle}</p>
      <p className="close-roll__day">{shortDayName(day, withYear)}</p>
      <table>
        <tbody>
          {rows.map(([label, amount, sum], at) => (
            // Two of the rows are totals.
            <tr key={`${label} ${at}`} className={sum && 'close-roll__sum'}>
              <th scope="row">{label}</th>
              <td>{plainMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="close-roll__stamp">{words.slipStamp[sums.balance]}</p>
      <dl className="close-roll__facts">
        <dt>{bookScreenWords.orders}</dt>
        <dd>{sums.orders}</dd>
        <dt>{words.items}</dt>
        <dd>{items}</dd>
        {onTime.orders > 0 && (
          <>
            <dt>{words.onTime}</dt>
            <dd>{words.part(onTime.kept, onTime.orders)}</dd>
          </>
        )}
      </dl>
      <p className="close-roll__foot">
        {[name, address?.street, address?.city].filter((part) => part !== undefined).join(', ')}
        <br />
        {closing ? words.closedBy(closing.by, dayAndTime(closing.at, timeZone, { from: today })) : words.open}
        <br />
        {entries ? words.entries(entries.first, entries.last) : words.noEntries}
        {closing !== null && closing.entriesAfter > 0 && (
          <>
            <br />
            <b>{words.entriesAfter(closing.entriesAfter)}</b>
          </>
        )}
        {notMoney && (
          <>
            <br />
            <b>{notMoney}</b>
          </>
        )}
      </p>
    </article>
  )
}
