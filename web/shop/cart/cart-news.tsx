// What the cart says beside its rows: what left it, what costs something else now, what cannot be had, and what is more than can
// be added up.
import type { NamedCartItem } from '#domain/orders/cart.ts'
import { textInLanguage, type LocalText } from '#domain/basics/local-text.ts'
import { cartNameOf, findItem, hasSections, type MenuItem } from '#domain/menu/menu.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { usePageSections } from '../../page-data.ts'
import { useMenu } from '../menu/menu-store.ts'
import { forgetRemovedItems } from './cart-store.ts'
import { fewOfItem } from './few-of-item.ts'
import type { Missing } from './missing.ts'
import type { ChangedPrice, PriceChange } from './price-change.ts'
import { classNames } from '../../ui/class-names.ts'
import cartPageStyles from './cart-page.module.css'
import cartRowStyles from './cart-row.module.css'
import cartTilesStyles from './cart-tiles.module.css'
import { language } from '#words/basics/locale.ts'
import { cartNewsMessages as words } from '#words/orders/shop/cart-news.ts'
import { cartErrorMessages as errors } from '#words/orders/shop/cart-errors.ts'

export function RemovedMessage({ removed }: { removed: readonly NamedCartItem[] }) {
  const menu = useMenu()
  const items = menu.state === 'ready' ? menu.items : []
  const isThere = ({ item }: NamedCartItem) => findItem(items, item) !== undefined
  const names = namesOf(removed.filter((one) => !isThere(one)))
  const unmade = namesOf(removed.filter(isThere))
  return (
    <>
      {names.length > 0 && <p>{words.leftMenu(names, hasSections(items))}</p>}
      {unmade.length > 0 && <p>{words.cannotBeMade(unmade)}</p>}
    </>
  )
}

/** Each name once: two burritos of a kind may leave together. */
function namesOf(burritos: readonly NamedCartItem[]): string[] {
  return [...new Set(burritos.flatMap(({ name }) => (name ? textInLanguage(name, language) : [])))]
}

/** The pressed button disappears with its notice, so the caller moves the focus elsewhere. */
export function DismissRemoved({ onSeen }: { onSeen: () => void }) {
  return (
    <Button
      small
      onClick={() => {
        forgetRemovedItems()
        onSeen()
      }}
    >
      {words.gotIt}
    </Button>
  )
}

/** Above the rows. */
export function RemovedNotice({ removed }: { removed: readonly NamedCartItem[] }) {
  const seen = <DismissRemoved onSeen={() => document.querySelector('h1')?.focus()} />
  return (
    <Notice tone="change" role="none" className={cartPageStyles.cartStrip} action={seen}>
      <RemovedMessage removed={removed} />
    </Notice>
  )
}

export function PriceNotice({ change }: { change: PriceChange }) {
  return (
    <Notice tone="change" role="none" className={cartPageStyles.cartStrip}>
      {change.items.map((changed) => (
        <PriceChangeLine key={changed.item} changed={changed} />
      ))}
      {change.choices.map((changed) => (
        <PriceChangeLine key={changed.choice} changed={changed} />
      ))}
      {change.taxChanged ? (
        <p>
          <b>{words.taxChanged}</b> {words.totalNow(change.totalIs)}
        </p>
      ) : (
        <p>{words.totalUpdated}</p>
      )}
    </Notice>
  )
}

function PriceChangeLine({ changed }: { changed: ChangedPrice }) {
  return (
    <p>
      <b>{words.went(changed)}</b> {words.wasWhenAdded(changed)}
    </p>
  )
}

interface ExcessProps {
  item: MenuItem
  /** How many must go. */
  excess: number
  /** The whole cart is past what can be added up. */
  tooMany: boolean
  nameId: string
  onRemove: () => void
}

/** In the row of a kind. */
export function Excess({ item, excess, tooMany, nameId, onRemove }: ExcessProps) {
  const { soldOut, remaining } = item
  return (
    <div className={cartRowStyles.message}>
      <p role="status">
        {soldOut
          ? errors.soldOutLater(textInLanguage(cartNameOf(item), language))
          : !tooMany && remaining !== null && errors.onlyLeft(remaining)}
      </p>
      <Button small aria-describedby={nameId} onClick={onRemove}>
        {errors.remove(excess)}
      </Button>
    </div>
  )
}

interface MoreRowProps {
  /** Nothing is in the cart. */
  isEmpty: boolean
  /** No other row stands above it. */
  isAlone: boolean
}

/** Under the rows that were chosen, where there are more items than rows (R61). */
export function MoreRow({ isEmpty, isAlone }: MoreRowProps) {
  return (
    <li className={classNames(cartRowStyles.cartRow, cartRowStyles.cartRowMore)}>
      <p>{isAlone ? words.empty : isEmpty ? words.somethingElse : words.forgot}</p>
      <ButtonLink small go={isAlone} href={paths.menu}>
        {words.menu}
      </ButtonLink>
    </li>
  )
}

/** Under CHECKOUT. */
export function MissingLines({ missing, isMixed }: { missing: Missing; isMixed: boolean }) {
  const { items, few, choices } = missing
  const front = usePageSections()
  return (
    <>
      {few.length > 0 && (
        <p className={cartTilesStyles.under}>{errors.takeFewer(few.map((item) => fewOfItem(item, front)))}</p>
      )}
      {items.length > 0 && (
        <p className={cartTilesStyles.under}>{errors.removeFirst(items.map(nameOf), isMixed)}</p>
      )}
      {choices.length > 0 && (
        <p className={cartTilesStyles.under}>{errors.changeFirst(choices.map(nameOf))}</p>
      )}
    </>
  )
}

/** In place of the cost (R16). */
export function TooMany() {
  return (
    <Notice tone="bad" className={cartTilesStyles.notice}>
      <b>{errors.tooMany}</b> {errors.tooManyHelp}
    </Notice>
  )
}

function nameOf({ name }: { readonly name: LocalText }): string {
  return textInLanguage(name, language)
}
