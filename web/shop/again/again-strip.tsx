// In the cart: which order lies in it again, and line by line what has changed since then (R76).
import { Button } from '../../ui/button.tsx'
import { useCart } from '../cart/cart-store.ts'
import { Strip } from '../strip.tsx'
import { againSign } from './again-sign.tsx'
import { isInCart, markAgainNewsSeen, useAgainNews, type AgainNews } from './again-store.ts'
import { orderAgainMessages as words } from '#words/orders/shop/again.ts'

export function AgainStrip() {
  const news = useAgainNews()
  const cart = useCart()
  if (!news || news.isSeen) return null
  // Whoever has taken it all out again need not be told any more.
  return (news.added.length === 0 || isInCart(news, news.order, cart)) && <NewsStrip news={news} />
}

function NewsStrip({ news }: { news: AgainNews }) {
  const { changes, added, isBeside } = news
  const gotIt = (
    <Button
      small
      onClick={() => {
        // The pressed button disappears with its strip.
        document.querySelector('h1')?.focus()
        markAgainNewsSeen()
      }}
    >
      {words.gotIt}
    </Button>
  )
  return (
    <Strip ground="masa" sign={againSign} title={titleOf(news)} action={gotIt}>
      {changes.length > 0 ? (
        <ul role="list">
          {changes.map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      ) : (
        added.length > 0 && <p>{words.same}</p>
      )}
      {isBeside && <p>{words.kept}</p>}
    </Strip>
  )
}

function titleOf({ number, added, isRepeated }: AgainNews): string {
  if (isRepeated) return words.alreadyIn(number)
  return added.length > 0 ? words.from(number) : words.nothing(number)
}
