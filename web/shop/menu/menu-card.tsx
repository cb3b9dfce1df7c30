// One burrito on the menu. Order Now goes to the cart and adds nothing: quantities are chosen there (R12).
import { useId } from 'react'
import type { MenuItem } from '#domain/menu.ts'
import { formatMoney } from '#domain/money.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { BurritoPicture } from '../../burrito/burrito-picture.tsx'
import '../../burrito/burrito.css'
import { containsWords, markWords } from '#words/food.ts'
import { menuWords } from '#words/shop/menu.ts'

export function MenuCard({ item, number }: { item: MenuItem; number: number }) {
  const nameId = useId()
  return (
    <li className={classNames('menu-card', item.soldOut && 'menu-card--sold-out')}>
      <div className={`menu-card__field rosette grain burrito-field--${item.id}`}>
        <span className="menu-card__number" aria-hidden="true">
          {number}
        </span>
        <BurritoPicture item={item.id} alt={pictureWords[item.id] ?? ''} className="menu-card__picture" />
        {item.soldOut && <span className="sold-out-band">{menuWords.soldOut}</span>}
      </div>
      <div className="menu-card__caption">
        <h2 className="menu-card__name" id={nameId}>
          {item.name}
        </h2>
        <span className="menu-card__price">{formatMoney(item.price)}</span>
      </div>
      <p className="menu-card__description">{item.soldOut ? soldOutWords(item) : item.description}</p>
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

/** The alternative text of each picture, for screen readers. */
const pictureWords: Readonly<Record<string, string>> = {
  beef: 'Beef burrito cut in half and stacked: seared beef, black beans, white rice, tomato and avocado in a dark-toasted flour tortilla.',
  chix: 'Chicken burrito cut in half, one half in foil: golden chicken, red rice, corn and avocado, with a lime half beside it.',
  bean: 'Bean burrito in green checked paper, cut open: black and pinto beans, rice, corn, tomato and avocado.',
  pork: 'Two halves of a pork burrito in striped paper: red-chile pork, pineapple, rice, onion and cilantro.',
}
