// What the strips above the cart say: what left it, and what costs something else now.
import type { NamedBurrito } from '#domain/cart.ts'
import { textIn } from '#domain/local-text.ts'
import { findItem, hasSections } from '#domain/menu.ts'
import { Button } from '../../ui/button.tsx'
import { useMenu } from '../menu/menu-store.ts'
import { forgetLeft } from './cart-store.ts'
import type { PriceChange } from './price-change.ts'
import { language } from '#words/locale.ts'
import { newsWords as words } from '#words/shop/cart-news.ts'

export function LeftWords({ left }: { left: readonly NamedBurrito[] }) {
  const menu = useMenu()
  const items = menu.state === 'ready' ? menu.items : []
  const isThere = ({ item }: NamedBurrito) => findItem(items, item) !== undefined
  const gone = left.filter((one) => !isThere(one))
  const names = namesOf(gone)
  const nameless = gone.filter(({ name }) => !name).length
  const unmade = namesOf(left.filter(isThere))
  return (
    <>
      {names.length > 0 && <p>{words.leftMenu(names, hasSections(items))}</p>}
      {nameless > 0 && <p>{words.somethingLeftMenu(nameless)}</p>}
      {unmade.length > 0 && <p>{words.cannotBeMade(unmade)}</p>}
    </>
  )
}

/** Each name once: two burritos of a kind may leave together. */
function namesOf(burritos: readonly NamedBurrito[]): string[] {
  return [...new Set(burritos.flatMap(({ name }) => (name ? textIn(name, language) : [])))]
}

/** The pressed button disappears with its notice, so the caller moves the focus elsewhere. */
export function LeftSeen({ onSeen }: { onSeen: () => void }) {
  return (
    <Button
      small
      onClick={() => {
        forgetLeft()
        onSeen()
      }}
    >
      {words.gotIt}
    </Button>
  )
}

export function PriceWords({ change }: { change: PriceChange }) {
  return (
    <>
      {[...change.items, ...change.choices].map((changed) => (
        <p key={changed.name}>
          <b>{words.went(changed)}</b> {words.wasWhenAdded(changed)}
        </p>
      ))}
      {change.taxChanged ? (
        <p>
          <b>{words.taxChanged}</b> {words.totalNow(change.totalIs)}
        </p>
      ) : (
        <p>{words.totalUpdated}</p>
      )}
    </>
  )
}
