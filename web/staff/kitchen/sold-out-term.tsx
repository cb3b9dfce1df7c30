// For how long something is sold out: today, or until further notice.
import type { SoldOutBody } from '#domain/kitchen/kitchen-api.ts'
import type { MenuItem } from '#domain/menu/menu.ts'
import { soldOutMessages as words } from '#words/menu/staff/stock.ts'
import styles from './sold-out-term.module.css'

interface SoldOutTermProps extends Pick<MenuItem, 'backAt'> {
  name: string
  onSoldOut: (soldOut: SoldOutBody['soldOut']) => void
}

export function SoldOutTerm({ name, backAt, onSoldOut }: SoldOutTermProps) {
  return (
    <div className={styles.soldOutTerm} role="group" aria-label={words.howLong(name)}>
      <button type="button" aria-pressed={backAt !== null} onClick={() => onSoldOut('today')}>
        {words.forToday}
      </button>
      <button type="button" aria-pressed={backAt === null} onClick={() => onSoldOut('later')}>
        {words.untilNotice}
      </button>
    </div>
  )
}
