// The close of a day as it stands on paper: all of it on a letter, the sums alone on an 80 mm roll.
import { netOf, receivedTotal, totalOf } from '#domain/books/books-sums.ts'
import type { CloseReply } from '#domain/books/books-api.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { cents, type Cents } from '#domain/basics/money.ts'
import { percentKept } from '#domain/kitchen/on-time-record.ts'
import { placeLine } from '#domain/restaurant/place.ts'
import { calendarDay, clockTime, dayName, shortDayName } from '#words/basics/dates.ts'
import { language } from '#words/basics/locale.ts'
import { booksScreenMessages, closeDayMessages as words, plainMoney } from '#words/books/staff/books.ts'
import { testModeMessage } from '#words/payments/staff/test-mode.ts'
import { fulfillmentNames } from '#words/restaurant/fulfillment.ts'
import { Brand } from '../../brand/brand.tsx'
import { useRestaurant } from '../../page-data.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { balanceIcons } from './balance-icons.ts'
import styles from './close-sheet.module.css'

/** Paper is filed for years. */
const withYear = { from: '' }
/** So many items have one column, and so many two: a day is one page. */
const [inOneColumn, inTwoColumns] = [10, 24]

interface CloseSheetProps {
  close: CloseReply
  width: 'letter' | 'roll'
}

export function CloseSheet({ close, width }: CloseSheetProps) {
  const { name, address } = useRestaurant()
  const { day, sums, card, counter } = close
  const isRoll = width === 'roll'
  const place = address && placeLine(address)
  const stamp = (
    <p className={classNames(styles.stamp, sums.balance === 'off' && styles.stampOff)}>
      {!isRoll && <Icon name={balanceIcons[sums.balance]} />}
      {(isRoll ? words.slipStamp : words.stamp)[sums.balance]}
    </p>
  )
  return (
    <article className={isRoll ? styles.roll : styles.letter}>
      {!isRoll && (
        <>
          <header className={styles.head}>
            <Brand className={styles.logo} ground="paper" height={44} />
            {place && <p>{place}</p>}
          </header>
          <div className={styles.lace} aria-hidden="true" />
        </>
      )}
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{isRoll ? words.slipTitle : words.title}</h2>
          <p className={styles.day}>{(isRoll ? shortDayName : dayName)(day, withYear)}</p>
        </div>
        {!isRoll && stamp}
      </div>
      <div className={styles.halves}>
        <Sums
          rows={[
            [booksScreenMessages.sales, sums.sales, words.sold(sums.orders, close.items)],
            [booksScreenMessages.discounts, sums.discounts, words.orders(close.discounted)],
            [booksScreenMessages.refunds, sums.refunds, words.orders(close.refunded)],
            sums.disputes !== 0 && [booksScreenMessages.disputes, sums.disputes],
            [words.net, netOf(sums), sum],
            [booksScreenMessages.tax, sums.tax, words.tax(close.taxRate, close.refundedTax)],
            [booksScreenMessages.delivery, sums.delivery, words.orders(close.delivered)],
            [booksScreenMessages.tips, sums.tips, words.orders(close.tipped)],
            [words.total, totalOf(sums), sum],
          ]}
        />
        <div>
          <Sums
            rows={[
              [booksScreenMessages.card, sums.card, words.moved(card.payments, card.refunds)],
              [booksScreenMessages.counter, sums.counter, words.moved(counter.payments, counter.refunds)],
              [words.total, receivedTotal(sums), sum],
              [words.difference, cents(totalOf(sums) - receivedTotal(sums)), sum],
            ]}
          />
          {isRoll ? stamp : <MoreSums close={close} />}
        </div>
      </div>
      {isRoll ? <Counts close={close} /> : <ByItem close={close} />}
      <CloseFoot close={close} place={isRoll && [name, place].filter(Boolean).join(', ')} />
    </article>
  )
}

/** In the place of what a row is about: it adds up what stands above. */
const sum = Symbol('sum')

type SumRow = readonly [name: string, amount: Cents, about?: string | typeof sum]

function Sums({ rows }: { rows: readonly (SumRow | false)[] }) {
  return (
    <table>
      <tbody>
        {rows
          .filter((row) => row !== false)
          .map(([name, amount, about]) => (
            <tr key={name} className={about === sum ? styles.sum : undefined}>
              <th scope="row">
                {name} {about && about !== sum && <small>{about}</small>}
              </th>
              <td>{plainMoney(amount)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}

function MoreSums({ close: { onTime, fulfillments } }: { close: CloseReply }) {
  const used = fulfillments.toReversed().filter(({ orders, tips }) => orders > 0 || tips !== 0)
  return (
    <>
      {used.length > 0 && (
        <>
          <h3>{words.byWay}</h3>
          <Sums
            rows={used.map(({ fulfillment, orders, amount }) => [
              fulfillmentNames[fulfillment],
              amount,
              words.orders(orders),
            ])}
          />
          <h3>{booksScreenMessages.tips}</h3>
          <Sums
            rows={used.map(({ fulfillment, orders, tipped, tips }) => [
              fulfillmentNames[fulfillment],
              tips,
              words.part(tipped, orders),
            ])}
          />
        </>
      )}
      <h3>{words.promises}</h3>
      <p>
        {onTime.orders === 0 ? words.noneReady : words.kept(onTime.kept, onTime.orders, percentKept(onTime))}
      </p>
    </>
  )
}

function ByItem({ close: { byItem } }: { close: CloseReply }) {
  if (byItem.length === 0) return null
  const look =
    byItem.length > inTwoColumns ? styles.itemsCrowd : byItem.length > inOneColumn && styles.itemsMany
  return (
    <>
      <h3>{words.byItem}</h3>
      <ul role="list" className={classNames(styles.items, look)}>
        {byItem.map(({ item, name, count, amount }) => (
          <li key={item}>
            <span>
              {textInLanguage(name, language)} <small>{count}</small>
            </span>
            <span>{plainMoney(amount)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Counts({ close: { sums, items, onTime } }: { close: CloseReply }) {
  return (
    <dl className={styles.counts}>
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
  )
}

function CloseFoot({ close, place }: { close: CloseReply; place: string | false }) {
  const { timeZone } = useRestaurant()
  const { closing, entries, today } = close
  const notMoney = testModeMessage(close.testModeMoney)
  const when = (at: string) =>
    `${dayName(calendarDay(at, timeZone), { from: today })}, ${clockTime(at, timeZone)}`
  return (
    <footer className={styles.foot}>
      {place && <span>{place}</span>}
      <span>{closing ? words.closedBy(closing.by, when(closing.at)) : words.open}</span>
      <span>{entries ? words.entries(entries.first, entries.last) : words.noEntries}</span>
      {closing !== null && closing.entriesAfter > 0 && <b>{words.entriesAfter(closing.entriesAfter)}</b>}
      {notMoney && <b>{notMoney}</b>}
    </footer>
  )
}
