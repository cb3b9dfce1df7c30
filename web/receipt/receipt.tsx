// The receipt, for paper only: it serves an expense claim, and leads back to the same order (R76).
import type { PricedLine } from '#domain/orders/bill.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { cartNameOf } from '#domain/menu/menu.ts'
import { formatMoney } from '#domain/basics/money.ts'
import {
  addressParts,
  type OrderId,
  type PlacedOrder,
  type ShownAddress,
  type TrackedOrder,
} from '#domain/orders/order.ts'
import { orderAgainAddress } from '#domain/orders/order-addresses.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { placeLine } from '#domain/restaurant/place.ts'
import { Brand } from '../brand/brand.tsx'
import { useRestaurant } from '../page-data.ts'
import { formatPricedChanges, quoted } from '#words/menu/changes.ts'
import { fullDate } from '#words/basics/dates.ts'
import { language } from '#words/basics/locale.ts'
import { Amounts } from './amounts.tsx'
import { RefundLines } from './refund-lines.tsx'
import { classNames } from '../ui/class-names.ts'
import { Fact, Facts } from '../ui/facts.tsx'
import styles from './receipt.module.css'
import { lazyPart } from '../ui/lazy-part.tsx'
import { paidMessage } from '#words/payments/paid.ts'
import { timeBeside } from '#words/kitchen/promise.ts'
import { receiptMessages } from '#words/orders/receipt.ts'
import { fulfillmentNames } from '#words/restaurant/fulfillment.ts'

/** Nothing stands in its place: the address in letters is beside it. */
const QrCode = lazyPart(
  () => import('./qr-code.tsx').then((part) => part.QrCode),
  () => null,
)
/** A code that does not arrive must not keep the paper. */
const longestWait = 2_000

/** The browser's own Print waits for nobody: the first receipt that it prints has the address in letters alone. */
export async function loadReceipt(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, longestWait))
  await Promise.race([QrCode.load?.().catch(() => undefined), late])
}

export interface ReceiptProps {
  order: PlacedOrder & {
    readonly name: string
    readonly fulfillment: Fulfillment
    /** Null for a pickup, and on a device that may not see the address. */
    readonly deliveredTo: ShownAddress | null
    /** The last four digits of the card, on the device that ordered. */
    readonly lastFour?: string | null
  } & Pick<TrackedOrder, 'paidWith' | 'isPaid' | 'status' | 'refunds'> &
    Partial<Pick<TrackedOrder, 'promise' | 'reached'>>
}

export function Receipt({ order }: ReceiptProps) {
  const { since, timeZone, address, phone } = useRestaurant()
  const place = address && placeLine(address)
  const where =
    order.fulfillment === 'pickup'
      ? (address?.street ?? receiptMessages.here)
      : order.deliveredTo
        ? addressParts(order.deliveredTo).join(', ')
        : receiptMessages.toYou
  return (
    <article className={styles.receipt}>
      <header className={styles.head}>
        <Brand className={styles.logo} ground="paper" height={48} />
        {place || phone ? (
          <address className={styles.place}>
            {place && <span>{place}</span>}
            {phone && <span>{phone}</span>}
          </address>
        ) : (
          <p className={styles.motto}>{receiptMessages.motto(since)}</p>
        )}
      </header>
      <div className={styles.lace} aria-hidden="true" />
      <div className={styles.top}>
        <div>
          <h1 className={styles.title}>{receiptMessages.title}</h1>
          <p className={styles.number}>{receiptMessages.order(order.number)}</p>
        </div>
        <Facts look="beside">
          <Fact name={receiptMessages.date}>{fullDate(order.timestamp, timeZone)}</Fact>
          <Fact name={receiptMessages.promised[order.fulfillment]}>{promisedLine(order, timeZone)}</Fact>
          <Fact name={receiptMessages.name}>{order.name}</Fact>
          <Fact name={fulfillmentNames[order.fulfillment]}>{where}</Fact>
        </Facts>
      </div>
      <table className={classNames(styles.lines, 'tabular')}>
        <thead>
          <tr>
            <th scope="col">{receiptMessages.item}</th>
            <th scope="col">{receiptMessages.each}</th>
            <th scope="col">{receiptMessages.count}</th>
            <th scope="col">{receiptMessages.price}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line, at) => (
            <ReceiptLine key={at} line={line} />
          ))}
        </tbody>
      </table>
      <div className={styles.sums}>
        <div>
          <p className={styles.paid}>{paidMessage(order)}</p>
          <p className={styles.note}>{receiptMessages.wish}</p>
        </div>
        <div>
          <Amounts amounts={order} isOneInk className={styles.amounts} />
          <RefundLines order={order} isOneInk className={classNames(styles.amounts, styles.refunds)} />
        </div>
      </div>
      <OrderAgain id={order.id} />
    </article>
  )
}

/** On paper, a link is a code for a camera, and letters for everybody else. */
function OrderAgain({ id }: { id: OrderId }) {
  // The office may print at an address that only its own network knows; where the owner has set one, the page names the public one.
  const site = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href
  const link = new URL(`/${orderAgainAddress(id)}`, site).href
  return (
    <section className={styles.again}>
      <QrCode text={link} label={receiptMessages.again.code} className={styles.code} />
      <div>
        <h2 className={styles.againTitle}>{receiptMessages.again.title}</h2>
        <p>{receiptMessages.again.text}</p>
        <p className={styles.link}>{link.replace(/^https?:\/\//, '')}</p>
      </div>
    </section>
  )
}

/** What is different about the burrito is a second row of its line. */
function ReceiptLine({ line }: { line: PricedLine }) {
  const changes = formatPricedChanges(line.changes)
  const hasDetails = changes !== '' || line.note !== undefined
  return (
    <>
      <tr className={hasDetails ? styles.lineWithDetails : undefined}>
        <td>{textInLanguage(cartNameOf(line), language)}</td>
        <td>{formatMoney(line.unitPrice)}</td>
        <td>{line.quantity}</td>
        <td>{formatMoney(line.price)}</td>
      </tr>
      {hasDetails && (
        <tr className={styles.details}>
          <td colSpan={4}>
            {changes && <p>{changes}</p>}
            {line.note && <p>{quoted(line.note)}</p>}
          </td>
        </tr>
      )}
    </>
  )
}

/** What was promised, and what has come of it. */
function promisedLine(order: ReceiptProps['order'], timeZone: string): string {
  const { fulfillment, promise, reached, timestamp } = order
  const promised = order.firstPromise.at
  const time = (at: string) => timeBeside(at, timestamp, timeZone)
  const done = fulfillment === 'pickup' ? reached?.ready : reached?.['handed-over']
  if (done) return receiptMessages.kept[fulfillment](time(promised), time(done))
  if (promise && promise.at !== promised) return receiptMessages.moved(time(promised), time(promise.at))
  return time(promised)
}
