// The burritos of one kind under its row, once one of them was made somebody's own or does not come as it always does: each
// with its words, its own count, Change and its price (R58).
import { useRef } from 'react'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { unmodifiedFirst } from '#domain/orders/bill.ts'
import { type Cart, type CartLine, addOne, removeOne } from '#domain/orders/cart.ts'
import { lineKey } from '#domain/menu/requested-item.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { changesOf, configureItem, unitPriceOf } from '#domain/menu/configured-item.ts'
import { soldOutDefaultsIn } from '#domain/menu/substitutes.ts'
import { cartNameOf, type Choice, type MenuItem } from '#domain/menu/menu.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import { formatPricedChanges, quoted } from '#words/menu/changes.ts'
import { language } from '#words/basics/locale.ts'
import { formatCount } from '#words/basics/counts.ts'
import { stepperMessages } from '#words/basics/ui.ts'
import { cartLineMessages as words } from '#words/orders/shop/cart-lines.ts'
import { fetchesYours } from '../make-it-yours/make-it-yours-part.tsx'
import type { CartStep } from './cart-row.tsx'
import { missingChoices } from './missing.ts'
import { classNames } from '../../ui/class-names.ts'
import { Stepper } from '../../ui/stepper.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './cart-lines.module.css'

export interface CartLinesProps {
  item: MenuItem
  menu: MenuReply
  /** All lines of the kind. */
  lines: Cart
  /** One more of the kind can be had. */
  canAdd: boolean
  onStep: (item: MenuItem, line: CartLine, step: CartStep) => void
  onChange: (item: MenuItem, line: CartLine) => void
}

export function CartLines({ item, menu, lines, canAdd, onStep, onChange }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null)
  const name = textInLanguage(cartNameOf(item), language)
  const shown = lines.flatMap((line) => {
    const made = configureItem(line, menu)
    // A line that cannot be made has left the cart.
    if (typeof made === 'string') return []
    const changes = changesOf(made, menu)
    return {
      line,
      unitPrice: unitPriceOf(made),
      note: line.note,
      changes: changes.length > 0 ? changes : undefined,
    }
  })
  return (
    <ul
      ref={list}
      role="list"
      className={styles.cartLines}
      aria-label={words.lines(name)}
      data-color={item.look.color}
    >
      {unmodifiedFirst(shown).map(({ line, unitPrice, changes }) => {
        const variant = formatPricedChanges(changes) || words.asItComes
        const named = words.named(name, variant, line.note)
        const soldOut = missingChoices(line, menu)
        const replaced = soldOutDefaultsIn(line, menu)
        return (
          <li key={lineKey(line)} className={styles.cartLine}>
            <p className={styles.cartLineText}>
              {variant}
              {line.note && <em className={styles.cartLineNote}>{quoted(line.note)}</em>}
            </p>
            <Button
              link
              className={styles.cartLineChange}
              aria-label={words.changeWhat(named)}
              aria-haspopup="dialog"
              disabled={item.soldOut}
              {...fetchesYours}
              onClick={() => onChange(item, line)}
            >
              {words.change}
            </Button>
            <Stepper
              look="roundSmall"
              isSilent
              label={words.count(named)}
              value={formatCount(line.quantity)}
              less={stepperMessages.removeOne(named)}
              more={stepperMessages.addOne(named)}
              onLess={() => {
                // The last one takes its line along; the focus stays at the row.
                if (line.quantity === 1) list.current?.closest('li')?.querySelector('h2')?.focus()
                onStep(item, line, removeOne)
              }}
              onMore={canAdd && soldOut.length === 0 ? () => onStep(item, line, addOne) : undefined}
            />
            <span className={classNames(styles.cartLinePrice, 'tabular')}>
              {priceOf(unitPrice, line.quantity)}
              {line.quantity > 1 && (
                <small className={styles.cartLineEach}>{words.each(formatMoney(unitPrice))}</small>
              )}
            </span>
            {soldOut.length + replaced.length > 0 && (
              <p className={styles.cartLineMessage} role="status">
                {soldOut.length > 0
                  ? words.soldOut(soldOut.map(nameOf))
                  : words.replaced(replaced.map(nameOf))}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function nameOf({ name }: Choice): string {
  return textInLanguage(name, language)
}

/** What is more than can be added up has no price (R16). */
function priceOf(unitPrice: number, quantity: number): string {
  const price = unitPrice * quantity
  return Number.isSafeInteger(price) ? formatMoney(cents(price)) : words.noPrice
}
