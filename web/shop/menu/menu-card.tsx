// One item on the menu. Order Now goes to the cart and adds nothing: quantities are chosen there (R12).
import { useId, useRef } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { allergenSources } from '#domain/menu/allergen-sources.ts'
import { configureItem } from '#domain/menu/configured-item.ts'
import { isCustomizable, type Menu, type MenuItem } from '#domain/menu/menu.ts'
import { formatMoney } from '#domain/basics/money.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ItemPicture } from '../../item/item-picture.tsx'
import { fetchesYours, type OpenYours } from '../make-it-yours/make-it-yours-part.tsx'
import { pointAt, usePointed } from '../pointed-item.ts'
import menuPageStyles from './menu-page.module.css'
import itemLookStyles from '../../item/item-look.module.css'
import { formatAllergenSources, markNames } from '#words/menu/food.ts'
import { language } from '#words/basics/locale.ts'
import { menuMessages } from '#words/menu/shop/menu.ts'
import { customizeMessages } from '#words/menu/shop/customize.ts'

interface MenuCardProps {
  item: MenuItem
  menu: Menu
  /** Its place in the deck. */
  number: number
  /** Of a later section: the picture on the left. */
  isSmall: boolean
  heading: 'h2' | 'h3'
  onYours: OpenYours
}

export function MenuCard({ item, menu, number, isSmall, heading: Heading, onYours }: MenuCardProps) {
  const nameId = useId()
  const card = useRef<HTMLLIElement>(null)
  const isMarked = usePointed(item.id, card)
  const { color, picture } = item.look
  const about = item.soldOut ? soldOutMessage(item) : textInLanguage(item.description, language)
  return (
    <li
      ref={card}
      className={classNames(
        menuPageStyles.menuCard,
        isSmall && menuPageStyles.menuCardSmall,
        item.soldOut && menuPageStyles.menuCardSoldOut,
      )}
      aria-current={isMarked || undefined}
    >
      <div className={classNames(menuPageStyles.field, itemLookStyles.rosette, 'grain')} data-color={color}>
        <span className={menuPageStyles.number} aria-hidden="true">
          {number}
        </span>
        <ItemPicture picture={picture} size="card" described className={menuPageStyles.picture} />
        {item.soldOut && <span className={itemLookStyles.soldOutBand}>{menuMessages.soldOut}</span>}
      </div>
      <div className={menuPageStyles.caption}>
        <Heading className={menuPageStyles.name} id={nameId} data-item={item.id} tabIndex={-1}>
          {textInLanguage(item.name, language)}
        </Heading>
        <span className={menuPageStyles.price}>{formatMoney(item.price)}</span>
      </div>
      {about && <p className={menuPageStyles.description}>{about}</p>}
      <FoodFacts item={item} menu={menu} />
      <div className={menuPageStyles.buttons}>
        {item.soldOut ? (
          <Button wide disabled aria-describedby={nameId}>
            {menuMessages.orderNow}
          </Button>
        ) : (
          <ButtonLink
            go
            wide
            href={paths.orderNow}
            aria-describedby={nameId}
            onClick={() => pointAt(item.id)}
          >
            {menuMessages.orderNow}
          </ButtonLink>
        )}
        {isCustomizable(item) && (
          <Button
            wide
            className={menuPageStyles.yours}
            aria-describedby={nameId}
            aria-haspopup="dialog"
            disabled={item.soldOut}
            {...fetchesYours}
            onClick={() => onYours(item.id)}
          >
            {customizeMessages.title}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Shows the allergens, in the words of Make it yours, and marks that the owner has set; the page claims nothing by itself. */
function FoodFacts({ item, menu }: { item: MenuItem; menu: Menu }) {
  const { marks, remaining, soldOut } = item
  const made = configureItem({ item: item.id }, menu)
  const contains = typeof made === 'string' ? '' : formatAllergenSources(allergenSources(made, menu))
  const isFew = remaining !== null && !soldOut
  if (contains === '' && marks.length === 0 && !isFew) return null
  return (
    <div className={menuPageStyles.facts}>
      {isFew && <p className={itemLookStyles.remainingTag}>{customizeMessages.remaining(remaining)}</p>}
      {marks.length > 0 && (
        <ul role="list" className={menuPageStyles.marks} aria-label={menuMessages.marks}>
          {marks.map((mark) => (
            <li key={mark} className={menuPageStyles.mark}>
              {markNames[mark]}
            </li>
          ))}
        </ul>
      )}
      {contains && <p className={menuPageStyles.allergens}>{contains}</p>}
    </div>
  )
}

/** Only a burrito that ran out for the day has a known time when it is back. */
function soldOutMessage({ backAt }: MenuItem): string {
  return backAt === null ? menuMessages.soldOutNow : menuMessages.soldOutToday
}
