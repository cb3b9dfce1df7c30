// The item's own card in Make it yours, alive: what one costs, what is inside, what is left out and what was chosen.
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { Ingredient, MenuItem } from '#domain/menu/menu.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import { formatChanges } from '#words/menu/changes.ts'
import { language } from '#words/basics/locale.ts'
import { makeItYoursMessages as words } from '#words/menu/shop/make-it-yours.ts'
import { customizeMessages } from '#words/menu/shop/customize.ts'
import { ItemPicture } from '../../item/item-picture.tsx'
import { classNames } from '../../ui/class-names.ts'
import type { DraftPreview } from './item-draft.ts'
import makeItYoursStyles from './make-it-yours.module.css'
import styles from './yours-card.module.css'
import itemLookStyles from '../../item/item-look.module.css'

interface YoursCardProps {
  item: MenuItem
  /** Its place in the deck. */
  number: number
  seen: DraftPreview
  inside: readonly Ingredient[]
}

export function YoursCard({ item, number, seen: { made, changes, unitPrice }, inside }: YoursCardProps) {
  const chosen = changes.filter(({ kind }) => kind !== 'no')
  return (
    <aside className={makeItYoursStyles.side}>
      <div className={styles.yoursCard}>
        <div className={classNames(styles.field, itemLookStyles.rosette, 'grain')}>
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
          <ItemPicture picture={item.look.picture} size="card" className={styles.picture} />
        </div>
        <div className={styles.caption}>
          <h3 className={styles.name}>{textInLanguage(item.name, language)}</h3>
          <span key={unitPrice} className={styles.price}>
            {formatMoney(unitPrice)}
          </span>
          {item.remaining !== null && !item.soldOut && (
            <p className={itemLookStyles.remainingTag}>{customizeMessages.remaining(item.remaining)}</p>
          )}
        </div>
        {inside.length + chosen.length > 0 && (
          <ul role="list" className={styles.inside} aria-label={words.inside}>
            {inside.map(({ id, name }) => {
              const isOut = made.without.some((one) => one.id === id)
              return (
                <li key={id} className={classNames(styles.part, isOut && styles.partOut)}>
                  {isOut ? (
                    <s>{textInLanguage(name, language)}</s>
                  ) : (
                    <span>{textInLanguage(name, language)}</span>
                  )}
                </li>
              )
            })}
            {chosen.map((change) => (
              <li key={change.id} className={classNames(styles.part, styles.partIn)}>
                <span>{formatChanges([change])}</span>
                {change.price > 0 && <small>{words.more(cents(change.price * change.count))}</small>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  )
}
