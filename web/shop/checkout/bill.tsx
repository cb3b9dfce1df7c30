// The bill beside the form: the promise, each line with its words and price, subtotal, tax and total, and the old prices
// beside changed ones.
import type { PricedLine } from '#domain/orders/bill.ts'
import { countOf, lineKey } from '#domain/menu/requested-item.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { Look } from '#domain/menu/picture-schema.ts'
import { cartNameOf, type MenuItems } from '#domain/menu/menu.ts'
import { formatMoney } from '#domain/basics/money.ts'
import { classNames } from '../../ui/class-names.ts'
import { Amounts } from '../../receipt/amounts.tsx'
import { ItemThumb } from '../../item/item-thumb.tsx'
import type { ChangedItem } from '../cart/price-change.ts'
import { formatLineVariant } from '#words/menu/changes.ts'
import { PromiseBox } from './promise-box.tsx'
import type { Checkout } from './checkout.ts'
import styles from './bill.module.css'
import { language } from '#words/basics/locale.ts'
import { checkoutLabels as words, fulfillmentMessages } from '#words/orders/shop/checkout.ts'

interface BillProps {
  items: MenuItems
  checkout: Checkout
}

/** R19: the specification's four have their counts on the bill, also those of zero; of a longer menu, what was chosenFulfillment. */
const countedAnyway = 4

export function Bill({ items, checkout }: BillProps) {
  const { lines, bill, chosenFulfillment, readOnly, changes } = checkout
  const shown = items.length > countedAnyway ? items.filter(({ id }) => countOf(lines, id) > 0) : items
  const isOpen = chosenFulfillment.isFeeOpen && !readOnly
  const openDelivery = chosenFulfillment.problem ? fulfillmentMessages.noFee : fulfillmentMessages.feeByZip
  return (
    <section className={styles.bill} aria-label={words.bill}>
      <div className={styles.sheet}>
        <PromiseBox checkout={checkout} />
        <ul role="list" className={styles.lines}>
          {shown.map((item) => (
            <BillLine
              key={item.id}
              look={item.look}
              name={textInLanguage(cartNameOf(item), language)}
              quantity={countOf(lines, item.id)}
              lines={bill?.lines.filter((line) => line.item === item.id) ?? []}
              change={changes.price?.items.find((change) => change.item === item.id)}
            />
          ))}
        </ul>
        {bill && (
          <Amounts
            amounts={bill}
            was={changes.price?.totalWas}
            openDelivery={isOpen ? openDelivery : undefined}
            className={styles.amounts}
          />
        )}
      </div>
    </section>
  )
}

interface BillLineProps {
  look: Look
  name: string
  quantity: number
  /** All lines of the kind. */
  lines: readonly PricedLine[]
  change: ChangedItem | undefined
}

/** The price stands where the words end: at the name, or at each of several kinds; all prices add up to the subtotal. */
function BillLine({ look, name, quantity, lines, change }: BillLineProps) {
  const isPlainOnly = lines.every(({ changes, note }) => !changes && note === undefined)
  const [only] = lines
  return (
    <li className={classNames(styles.line, change && styles.lineChanged)}>
      <ItemThumb look={look} className={styles.thumb} />
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{quantity}</span>
      {isPlainOnly && only && (
        <span className={classNames(styles.price, 'tabular')}>{formatMoney(only.price)}</span>
      )}
      {change && (
        <small className={styles.change}>
          <s>{formatMoney(change.was)}</s> <b>{formatMoney(change.is)}</b> {words.each}
        </small>
      )}
      {!isPlainOnly && (
        <ul role="list" className={styles.kinds}>
          {lines.map((line) => (
            <li key={lineKey(line)} className={styles.kind}>
              <span>{formatLineVariant(line)}</span>{' '}
              <span className={classNames(styles.price, 'tabular')}>{formatMoney(line.price)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
