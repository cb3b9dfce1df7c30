// How many of each item were sold, as bars in the items' own colors.
import { textInLanguage } from '#domain/basics/local-text.ts'
import { defaultColor } from '#domain/menu/look.ts'
import { findItem } from '#domain/menu/menu.ts'
import type { PageDataItem } from '#domain/restaurant/page-data.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { SalesItem } from '#domain/books/books-api.ts'
import { ItemThumb } from '../../item/item-thumb.tsx'
import styles from './burrito-bars.module.css'
import { formatCount } from '#words/basics/counts.ts'
import { language } from '#words/basics/locale.ts'

interface BurritoBarsProps {
  burritos: readonly SalesItem[]
  /** Has their looks. */
  menu: readonly PageDataItem[]
  /** The figures are still to come: pictures and empty bars. */
  blank: boolean
}

export function BurritoBars({ burritos, menu, blank }: BurritoBarsProps) {
  const most = Math.max(1, ...burritos.map((kind) => kind.burritos))
  return (
    <ul role="list" className={styles.burritoBars}>
      {burritos.map((kind) => {
        const look = findItem(menu, kind.item)?.look
        return (
          <li key={kind.item} className={styles.row} data-color={look?.color ?? defaultColor}>
            <ItemThumb look={look} className={styles.thumb} />
            <div className={styles.words}>
              {blank ? (
                <span>&nbsp;</span>
              ) : (
                <>
                  <span className={styles.name}>
                    {textInLanguage(kind.name, language)} {formatCount(kind.burritos)}
                  </span>
                  <span className="tabular">{formatMoney(kind.sold)}</span>
                </>
              )}
            </div>
            <svg className={styles.track} aria-hidden="true">
              {kind.burritos > 0 && (
                <rect
                  className={styles.bar}
                  x="1"
                  y="1"
                  width={`${(kind.burritos / most) * 100}%`}
                  height="16"
                  rx="6"
                />
              )}
            </svg>
          </li>
        )
      })}
    </ul>
  )
}
