// How an order gets to its customer, as an icon and a word.
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { Icon } from '../ui/icon.tsx'
import './way-mark.css'
import { fulfillmentNames } from '#words/restaurant/fulfillment.ts'

export function WayMark({ fulfillment }: { fulfillment: Fulfillment }) {
  return (
    <span className={`way-mark way-mark--${fulfillment}`}>
      <Icon name={fulfillment} />
      <span className="way-mark__word">{fulfillmentNames[fulfillment]}</span>
    </span>
  )
}
