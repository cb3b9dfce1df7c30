// The two lists of the wall: what is being prepared, and what is ready.
import type { WallOrder } from '#domain/kitchen/wall.ts'
import { wallMessages } from '#words/kitchen/shop/wall.ts'
import { classNames } from '../../ui/class-names.ts'
import { isSame } from './wall-state.ts'
import styles from './wall-lists.module.css'

export function PreparingList({ orders }: { orders: readonly WallOrder[] }) {
  return (
    <ul className={styles.preparing} role="list">
      {orders.map((order) => (
        <li key={keyOf(order)} className={styles.line}>
          <Order order={order} />
        </li>
      ))}
    </ul>
  )
}

interface ReadyListProps {
  orders: readonly WallOrder[]
  /** Stands out, as large as all columns are wide. */
  newest: WallOrder | undefined
  /** How many there was no room for. */
  more: number
}

export function ReadyList({ orders, newest, more }: ReadyListProps) {
  return (
    <ul className={styles.ready} role="list" data-crowd={crowdOf(orders.length, newest !== undefined)}>
      {orders.map((order) => {
        const isNewest = newest !== undefined && isSame(order, newest)
        return (
          <li key={keyOf(order)} className={classNames(styles.card, isNewest && styles.newest)}>
            <Order order={order} />
          </li>
        )
      })}
      {more > 0 && <li className={styles.more}>{wallMessages.more(more)}</li>}
    </ul>
  )
}

/** The name may be of any script, and as long as somebody likes. */
function Order({ order: { number, firstName } }: { order: WallOrder }) {
  return (
    <>
      <b className={styles.number}>{number}</b>{' '}
      <span className={styles.name} dir="auto">
        {firstName}
      </span>
    </>
  )
}

function keyOf({ number, firstName }: WallOrder): string {
  return `${number} ${firstName}`
}

/** The more are ready, the smaller the cards: none may be out of sight. The newest takes the room of a row. */
function crowdOf(count: number, hasNewest: boolean): 'few' | 'some' | 'many' | 'crowd' {
  const cards = hasNewest ? count - 1 : count
  if (cards <= 4) return 'few'
  if (cards <= 9) return 'some'
  return cards <= 15 ? 'many' : 'crowd'
}
