// The close of a day on letter paper.
import { netOf, receivedTotal, totalOf } from '#domain/books/books-sums.ts'
import type { CloseReply } from '#domain/books/books-api.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { cents, type Cents } from '#domain/basics/money.ts'
import { percentKept } from '#domain/kitchen/on-time-record.ts'
import { calendarDay, clockTime, dayName } from '#words/basics/dates.ts'
import { language } from '#words/basics/locale.ts'
import { booksScreenMessages, closeDayMessages as words, plainMoney } from '#words/books/staff/books.ts'
import { testModeMessage } from '#words/payments/staff/test-mode.ts'
import { fulfillmentNames } from '#words/restaurant/fulfillment.ts'
import { Brand } from '../../brand/brand.tsx'
import { useRestaurant } from '../../shop-front.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { balanceIcons } from './balance-icons.ts'
import styles from './close-letter.module.css'

const stampLooks: Readonly<Record<string, string | undefined>> = {
  off: styles.stampOff,
}

/** Paper is kept for years. */
export const withYear = { from: '' }
/** So many items have one column, and so many two: a day is one page. */
const [inOneColumn, inTwoColumns] = [10, 24]

export function CloseLetter({ close }: { close: CloseReply }) {
  const { address } = useRestaurant()
  const { day, sums, byItem, onTime } = close
  const place = address && [address.street, address.city, `${address.state} ${address.zipcode}`].join(', ')
  const fulfillments = close.fulfillments.toReversed().filter(({ orders, tips }) => orders > 0 || tips !== 0)
  return (
    <article className={styles.closeLetter}>
      <header className={styles.head}>
        <Brand className={styles.logo} ground="paper" height={44} />
        {place && <p>{place}</p>}
      </header>
      <div className={styles.lace} aria-hidden="true" />
      <div className={styles.top}>
        <div>
          <h2 className={styles.title}>{words.title}</h2>
          <p>{dayName(day, withYear)}</p>
        </div>
        <p className={classNames(styles.stamp, stampLooks[sums.balance])}>
          <Icon name={balanceIcons[sums.balance]} />
          {words.stamp[sums.balance]}
        </p>
      </div>
      <div className={styles.halves}>
        <table>
          <tbody>
            <Row
              name={booksScreenMessages.sales}
              about={words.sold(sums.orders, close.items)}
              amount={sums.sales}
            />
            <Row
              name={booksScreenMessages.discounts}
              about={words.orders(close.discounted)}
              amount={sums.discounts}
            />
            <Row
              name={booksScreenMessages.refunds}
              about={words.orders(close.refunded)}
              amount={sums.refunds}
            />
            {sums.disputes !== 0 && <Row name={booksScreenMessages.disputes} amount={sums.disputes} />}
            <Row sum name={words.net} amount={netOf(sums)} />
            <Row
              name={booksScreenMessages.tax}
              about={words.tax(close.taxRate, close.refundedTax)}
              amount={sums.tax}
            />
            <Row
              name={booksScreenMessages.delivery}
              about={words.orders(close.delivered)}
              amount={sums.delivery}
            />
            <Row name={booksScreenMessages.tips} about={words.orders(close.tipped)} amount={sums.tips} />
            <Row sum name={words.total} amount={totalOf(sums)} />
          </tbody>
        </table>
        <div>
          <table>
            <tbody>
              <Row
                name={booksScreenMessages.card}
                about={words.moved(close.card.payments, close.card.refunds)}
                amount={sums.card}
              />
              <Row
                name={booksScreenMessages.counter}
                about={words.moved(close.counter.payments, close.counter.refunds)}
                amount={sums.counter}
              />
              <Row sum name={words.total} amount={receivedTotal(sums)} />
              <Row sum name={words.difference} amount={cents(totalOf(sums) - receivedTotal(sums))} />
            </tbody>
          </table>
          {fulfillments.length > 0 && (
            <>
              <h3>{words.byWay}</h3>
              <table>
                <tbody>
                  {fulfillments.map(({ fulfillment, orders, amount }) => (
                    <Row
                      key={fulfillment}
                      name={fulfillmentNames[fulfillment]}
                      about={words.orders(orders)}
                      amount={amount}
                    />
                  ))}
                </tbody>
              </table>
              <h3>{booksScreenMessages.tips}</h3>
              <table>
                <tbody>
                  {fulfillments.map(({ fulfillment, orders, tipped, tips }) => (
                    <Row
                      key={fulfillment}
                      name={fulfillmentNames[fulfillment]}
                      about={words.part(tipped, orders)}
                      amount={tips}
                    />
                  ))}
                </tbody>
              </table>
            </>
          )}
          <h3>{words.promises}</h3>
          <p>
            {onTime.orders === 0
              ? words.noneReady
              : words.kept(onTime.kept, onTime.orders, percentKept(onTime))}
          </p>
        </div>
      </div>
      {byItem.length > 0 && (
        <>
          <h3>{words.byItem}</h3>
          <ul
            role="list"
            className={classNames(
              styles.items,
              byItem.length > inOneColumn && byItem.length <= inTwoColumns && styles.itemsMany,
              byItem.length > inTwoColumns && styles.itemsCrowd,
            )}
          >
            {byItem.map(({ item, name: itemName, count, amount }) => (
              <li key={item}>
                <span>
                  {textInLanguage(itemName, language)} <small>{count}</small>
                </span>
                <span>{plainMoney(amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <CloseFoot close={close} />
    </article>
  )
}

interface RowProps {
  /** Adds up what stands above. */
  sum?: boolean
  name: string
  about?: string
  amount: Cents
}

function Row({ sum = false, name, about, amount }: RowProps) {
  return (
    <tr className={sum ? styles.sum : undefined}>
      <th scope="row">
        {name} {about && <small>{about}</small>}
      </th>
      <td>{plainMoney(amount)}</td>
    </tr>
  )
}

function CloseFoot({ close: { closing, entries, testModeMoney, today } }: { close: CloseReply }) {
  const { timeZone } = useRestaurant()
  const notMoney = testModeMessage(testModeMoney)
  const when = (at: string) =>
    `${dayName(calendarDay(at, timeZone), { from: today })}, ${clockTime(at, timeZone)}`
  return (
    <footer className={styles.foot}>
      <span>{closing ? words.closedBy(closing.by, when(closing.at)) : words.open}</span>
      <span>{entries ? words.entries(entries.first, entries.last) : words.noEntries}</span>
      {closing !== null && closing.entriesAfter > 0 && <b>{words.entriesAfter(closing.entriesAfter)}</b>}
      {notMoney && <b>{notMoney}</b>}
    </footer>
  )
}
