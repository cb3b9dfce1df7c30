// The close of a day on an 80 mm roll.
import type { Ref } from 'react'
import { netOf, receivedTotal, totalOf } from '#domain/books/books-sums.ts'
import type { CloseReply } from '#domain/books/books-api.ts'
import { cents, type Cents } from '#domain/basics/money.ts'
import { dayAndTime, shortDayName } from '#words/basics/dates.ts'
import { booksScreenMessages, closeDayMessages as words, plainMoney } from '#words/books/staff/books.ts'
import { testModeMessage } from '#words/payments/staff/test-mode.ts'
import { useRestaurant } from '../../shop-front.ts'
import { withYear } from './close-letter.tsx'
import styles from './close-roll.module.css'

export function CloseRoll({ close, ref }: { close: CloseReply; ref: Ref<HTMLElement> }) {
  const { name, address, timeZone } = useRestaurant()
  const { sums, day, today, closing, entries, onTime, items } = close
  const notMoney = testModeMessage(close.testModeMoney)
  const rows: readonly (readonly [name: string, amount: Cents, sum?: 'sum'])[] = [
    [booksScreenMessages.sales, sums.sales],
    [booksScreenMessages.discounts, sums.discounts],
    [booksScreenMessages.refunds, sums.refunds],
    ...(sums.disputes === 0 ? [] : [[booksScreenMessages.disputes, sums.disputes] as const]),
    [words.net, netOf(sums), 'sum'],
    [booksScreenMessages.tax, sums.tax],
    [booksScreenMessages.delivery, sums.delivery],
    [booksScreenMessages.tips, sums.tips],
    [words.total, totalOf(sums), 'sum'],
    [booksScreenMessages.card, sums.card],
    [booksScreenMessages.counter, sums.counter],
    [words.total, receivedTotal(sums), 'sum'],
    [words.difference, cents(totalOf(sums) - receivedTotal(sums)), 'sum'],
  ]
  return (
    <article className={styles.closeRoll} ref={ref}>
      <p className={styles.title}>{words.slipTitle}</p>
      <p className={styles.day}>{shortDayName(day, withYear)}</p>
      <table>
        <tbody>
          {rows.map(([label, amount, sum], at) => (
            // Two of the rows are totals.
            <tr key={`${label} ${at}`} className={sum && styles.sum}>
              <th scope="row">{label}</th>
              <td>{plainMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.stamp}>{words.slipStamp[sums.balance]}</p>
      <dl className={styles.facts}>
        <dt>{booksScreenMessages.orders}</dt>
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
      <p className={styles.foot}>
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
