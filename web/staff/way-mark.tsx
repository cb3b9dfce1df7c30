// How an order gets to its customer, as an icon and a word.
import type { Way } from '#domain/restaurant/fulfillment.ts'
import { Icon } from '../ui/icon.tsx'
import './way-mark.css'
import { wayNames } from '#words/restaurant/fulfillment.ts'

export function WayMark({ way }: { way: Way }) {
  return (
    <span className={`way-mark way-mark--${way}`}>
      <Icon name={way} />
      <span className="way-mark__word">{wayNames[way]}</span>
    </span>
  )
}
