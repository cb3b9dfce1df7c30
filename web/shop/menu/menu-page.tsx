// The Menu screen: a lotería card for each item (R12, R13), section by section (R61).
import { useDeferredValue } from 'react'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { hasSections } from '#domain/menu/menu.ts'
import { countItems } from '#domain/menu/requested-item.ts'
import { formatMoney } from '#domain/basics/money.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SameAgain } from '../again/same-again.tsx'
import { CartBar } from '../cart/cart-bar.tsx'
import { useCart } from '../cart/cart-store.ts'
import { usePricedCart } from '../cart/price-cart.ts'
import { useMakeItYours, type OpenYours } from '../make-it-yours/make-it-yours-part.tsx'
import { PageHead } from '../page-head.tsx'
import { PauseStrip } from '../pause/pause-strip.tsx'
import { deckOf, type DeckSection } from './deck.ts'
import { JumpPills, sectionId } from './jump-pills.tsx'
import { MenuCard } from './menu-card.tsx'
import { MenuMissing } from './menu-missing.tsx'
import { useMenu } from './menu-store.ts'
import { language } from '#words/basics/locale.ts'
import { cartMessages } from '#words/orders/shop/cart.ts'
import { menuMessages } from '#words/menu/shop/menu.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './menu-page.module.css'

export function MenuPage() {
  const menu = useMenu()
  return (
    <div className="wrap">
      <PageHead
        tab={menuMessages.tab}
        title={menuMessages.title}
        // A line without words keeps the place of the line to come.
        lead={menu.state === 'ready' ? leadOf(menu) : '\u00A0'}
      />
      {menu.state === 'ready' ? <MenuBoard menu={menu} /> : <MenuMissing menu={menu} />}
    </div>
  )
}

function leadOf({ items }: MenuReply): string {
  return hasSections(items) ? menuMessages.leadOfMany : menuMessages.lead(items.length)
}

function MenuBoard({ menu }: { menu: MenuReply }) {
  const deck = deckOf(menu)
  const [openYours, yours] = useMakeItYours(menu, true)
  const soldOut = menu.items.filter((item) => item.soldOut).map((item) => textInLanguage(item.name, language))
  return (
    <>
      <PauseStrip menu={menu} />
      <SameAgain over />
      {deck.length > 1 && <JumpPills deck={deck} />}
      {deck.map((section, at) => (
        <MenuSection
          key={section.id}
          section={section}
          isFirst={at === 0}
          isAlone={deck.length === 1}
          menu={menu}
          onYours={openYours}
        />
      ))}
      {yours}
      <MenuCartBar menu={menu} />
      <p className="visually-hidden" role="status">
        {soldOut.length > 0 && menuMessages.announceSoldOut(soldOut.join(', '))}
      </p>
    </>
  )
}

/** The content of the cart and the link to the cart stay in sight, wherever the reader is. */
function MenuCartBar({ menu }: { menu: MenuReply }) {
  const { cart, cost } = usePricedCart(useDeferredValue(useCart()), menu)
  const count = countItems(cart)
  if (count === 0) return null
  return (
    <CartBar
      stays
      counted={cartMessages.counted(count, hasSections(menu.items))}
      total={cost === 'too-many' ? cartMessages.noPrice : formatMoney(cost.total)}
    >
      <ButtonLink go href={paths.cart}>
        {cartMessages.goToCart}
      </ButtonLink>
    </CartBar>
  )
}

interface MenuSectionProps {
  section: DeckSection
  isFirst: boolean
  /** One section shows no heading (R55). */
  isAlone: boolean
  menu: MenuReply
  onYours: OpenYours
}

function MenuSection({ section, isFirst, isAlone, menu, onYours }: MenuSectionProps) {
  return (
    <>
      {!isAlone && (
        <h2
          className={classNames(styles.menuSection, isFirst && styles.menuSectionFirst)}
          id={sectionId(section)}
          tabIndex={-1}
        >
          {textInLanguage(section.name, language)}
        </h2>
      )}
      <ul role="list" className={classNames(styles.menuCards, !isFirst && styles.menuCardsSmall)}>
        {section.cards.map(({ item, number }) => (
          <MenuCard
            key={item.id}
            item={item}
            menu={menu}
            number={number}
            isSmall={!isFirst}
            heading={isAlone ? 'h2' : 'h3'}
            onYours={onYours}
          />
        ))}
      </ul>
    </>
  )
}
