// How many of each burrito were sold, as bars in the burritos' own colours.
import { formatMoney } from '#domain/money.ts'
import type { SalesBurrito } from '#domain/office-api.ts'
import { BurritoThumb } from '../../burrito/burrito-thumb.tsx'
import './burrito-bars.css'
import { formatCount } from '#words/counts.ts'

interface BurritoBarsProps {
  burritos: readonly SalesBurrito[]
  /** The figures are still to come: pictures and empty bars. */
  blank: boolean
}

export function BurritoBars({ burritos, blank }: BurritoBarsProps) {
  const most = Math.max(1, ...burritos.map((kind) => kind.burritos))
  return (
    <ul role="list" className="burrito-bars">
      {burritos.map((kind) => (
        <li key={kind.item} className={`burrito-bars__row burrito-field--${kind.item}`}>
          <BurritoThumb item={kind.item} className="burrito-bars__thumb" />
          <div className="burrito-bars__words">
            {blank ? (
              <span>&nbsp;</span>
            ) : (
              <>
                <span className="burrito-bars__name">
                  {kind.name} {formatCount(kind.burritos)}
                </span>
                <span className="tabular">{formatMoney(kind.beforeTax)}</span>
              </>
            )}
          </div>
          <svg className="burrito-bars__track" aria-hidden="true">
            {kind.burritos > 0 && (
              <rect
                className="burrito-bars__bar"
                x="1"
                y="1"
                width={`${(kind.burritos / most) * 100}%`}
                height="16"
                rx="6"
              />
            )}
          </svg>
        </li>
      ))}
    </ul>
  )
}
