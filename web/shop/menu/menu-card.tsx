// One item on the menu. Order Now goes to the cart and adds nothing: quantities are chosen there (R12).
import { useId, useRef } from 'react'
import { textIn } from '#domain/basics/local-text.ts'
import { allergenSources } from '#domain/menu/allergen-sources.ts'
import { makeBurrito } from '#domain/menu/configured-item.ts'
import { canBeYours, type Menu, type MenuItem } from '#domain/menu/menu.ts'
import { formatMoney } from '#domain/basics/money.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ItemPicture } from '../../item/item-picture.tsx'
import { fetchesYours, type OpenYours } from '../make-it-yours/make-it-yours-part.tsx'
import { pointAt, usePointed } from '../pointed-item.ts'
import { containsFrom, markWords } from '#words/menu/food.ts'
import { language } from '#words/basics/locale.ts'
import { menuWords } from '#words/menu/shop/menu.ts'
import { yoursWords } from '#words/menu/shop/customize.ts'

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
  const { colour, picture } = item.look
  const about = item.soldOut ? soldOutWords(item) : textIn(item.description, language)
  return (
    <li
      ref={card}
      className={classNames(
        'menu-card',
        isSmall && 'menu-card--small',
        item.soldOut && 'menu-card--sold-out',
      )}
      aria-current={isMarked || undefined}
    >
      <div className="menu-card__field rosette grain" data-colour={colour}>
        <span className="menu-card__number" aria-hidden="true">
          {number}
        </span>
        <ItemPicture picture={picture} size="card" described className="menu-card__picture" />
        {item.soldOut && <span className="sold-out-band">{menuWords.soldOut}</span>}
      </div>
      <div className="menu-card__caption">
        <Heading className="menu-card__name" id={nameId} data-item={item.id} tabIndex={-1}>
          {textIn(item.name, language)}
        </Heading>
        <span className="menu-card__price">{formatMoney(item.price)}</span>
      </div>
      {about && <p className="menu-card__description">{about}</p>}
      <FoodFacts item={item} menu={menu} />
      <div className="menu-card__buttons">
        {item.soldOut ? (
          <Button wide disabled aria-describedby={nameId}>
            {menuWords.orderNow}
          </Button>
        ) : (
          <ButtonLink
            go
            wide
            href={paths.orderNow}
            aria-describedby={nameId}
            onClick={() => pointAt(item.id)}
          >
            {menuWords.orderNow}
          </ButtonLink>
        )}
        {canBeYours(item) && (
          <Button
            wide
            className="menu-card__yours"
            aria-describedby={nameId}
            aria-haspopup="dialog"
            disabled={item.soldOut}
            {...fetchesYours}
            onClick={() => onYours(item.id)}
          >
            {yoursWords.title}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Shows the allergens, in the words of Make it yours, and marks that the owner has set; the page claims nothing by itself. */
function FoodFacts({ item, menu }: { item: MenuItem; menu: Menu }) {
  const { marks, left, soldOut } = item
  const made = makeBurrito({ item: item.id }, menu)
  const contains = typeof made === 'string' ? '' : containsFrom(allergenSources(made, menu))
  const isFew = left !== null && !soldOut
  if (contains === '' && marks.length === 0 && !isFew) return null
  return (
    <div className="menu-card__facts">
      {isFew && <p className="left-tag">{yoursWords.left(left)}</p>}
      {marks.length > 0 && (
        <ul role="list" className="menu-card__marks" aria-label={menuWords.marks}>
          {marks.map((mark) => (
            <li key={mark} className="menu-card__mark">
              {markWords[mark]}
            </li>
          ))}
        </ul>
      )}
      {contains && <p className="menu-card__allergens">{contains}</p>}
    </div>
  )
}

/** Only a burrito that ran out for the day has a known time when it is back. */
function soldOutWords({ backAt }: MenuItem): string {
  return backAt === null ? menuWords.soldOutNow : menuWords.soldOutToday
}
