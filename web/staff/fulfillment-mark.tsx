// How an order gets to its customer, as an icon and a word.
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { Icon } from '../ui/icon.tsx'
import { classNames } from '../ui/class-names.ts'
import styles from './fulfillment-mark.module.css'
import { fulfillmentNames } from '#words/restaurant/fulfillment.ts'

const looks: Readonly<Record<string, string | undefined>> = {
  delivery: styles.delivery,
}

interface FulfillmentMarkProps {
  fulfillment: Fulfillment
  /** In a table that has no room, the icon alone; its word stays to be read out. */
  isBrief?: boolean
  /** The icon alone, wherever it stands. */
  isIcon?: boolean
}

export function FulfillmentMark({ fulfillment, isBrief = false, isIcon = false }: FulfillmentMarkProps) {
  return (
    <span className={classNames(styles.fulfillmentMark, looks[fulfillment], isBrief && styles.brief)}>
      <Icon name={fulfillment} />
      <span className={isIcon ? 'visually-hidden' : undefined}>{fulfillmentNames[fulfillment]}</span>
    </span>
  )
}
