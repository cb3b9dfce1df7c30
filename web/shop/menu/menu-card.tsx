// One item on the menu. Order Now goes to the cart and adds nothing: quantities are chosen there (R12).
import { useId } from 'react'
import { textIn } from '#domain/local-text.ts'
import type { MenuItem } from '#domain/menu.ts'
import { formatMoney } from '#domain/money.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ItemPicture } from '../../item/item-picture.tsx'
import { containsWords, markWords } from '#words/food.ts'
import { language } from '#words/locale.ts'
import { menuWords } from '#words/shop/menu.ts'

export function MenuCard({ item, number }: { item: MenuItem; number: number }) {
  const nameId = useId()
  const { colour, picture } = item.look
  return (
    <li className={classNames('menu-card', item.soldOut && 'menu-card--sold-out')}>
      <div className="menu-card__field rosette grain" data-colour={colour}>
        <span className="menu-card__number" aria-hidden="true">
          {number}
        </span>
        <ItemPicture picture={picture} size="card" described className="menu-card__picture" />
        {item.soldOut && <span className="sold-out-band">{menuWords.soldOut}</span>}
      </div>
      <div className="menu-card__caption">
        <h2 className="menu-card__name" id={nameId}>
          {textIn(item.name, language)}
        </h2>
        <span className="menu-card__price">{formatMoney(item.price)}</span>
      </div>
      <p className="menu-card__description">
        {item.soldOut ? soldOutWords(item) : textIn(item.description, language)}
      </p>
      <FoodFacts item={item} />
      {item.soldOut ? (
        <Button wide disabled aria-describedby={nameId}>
          {menuWords.orderNow}
        </Button>
      ) : (
        <ButtonLink go wide href={paths.orderNow} aria-describedby={nameId}>
          {menuWords.orderNow}
        </ButtonLink>
      )}
    </li>
  )
}

/** Shows the allergens and marks that the owner has set; the page claims nothing by itself. */
function FoodFacts({ item: { allergens, marks } }: { item: MenuItem }) {
  if (allergens.length + marks.length === 0) return null
  return (
    <div className="menu-card__facts">
      {marks.length > 0 && (
        <ul role="list" className="menu-card__marks" aria-label={menuWords.marks}>
          {marks.map((mark) => (
            <li key={mark} className="menu-card__mark">
              {markWords[mark]}
            </li>
          ))}
        </ul>
      )}
      {allergens.length > 0 && <p className="menu-card__allergens">{containsWords(allergens)}</p>}
    </div>
  )
}

/** Only a burrito that ran out for the day has a known time when it is back. */
function soldOutWords({ backAt }: MenuItem): string {
  return backAt === null ? menuWords.soldOutNow : menuWords.soldOutToday
}
