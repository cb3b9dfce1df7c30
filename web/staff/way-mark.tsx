// How an order gets to its customer, as an icon and a word.
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { Icon } from '../ui/icon.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './way-mark.module.css'
import laterListStyles from './kitchen/later-list.module.css'
import { fulfillmentNames } from '#words/restaurant/fulfillment.ts'

const wayMarkLooks: Readonly<Record<string, string | undefined>> = {
  delivery: styles.wayMarkDelivery,
}

interface WayMarkProps {
  fulfillment: Fulfillment
  /** In a table that has no room, the icon alone; its word stays to be read out. */
  isBrief?: boolean
}

export function WayMark({ fulfillment, isBrief = false }: WayMarkProps) {
  return (
    <span className={classNames(styles.wayMark, wayMarkLooks[fulfillment], isBrief && styles.brief)}>
      <Icon name={fulfillment} />
      <span className={laterListStyles.wayMarkWord}>{fulfillmentNames[fulfillment]}</span>
    </span>
  )
}
