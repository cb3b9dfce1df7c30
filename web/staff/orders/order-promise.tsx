// What was promised to the customer and what became of it; and what was paid.
import { findChange } from '#domain/people/audit.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { refundedAmount } from '#domain/payments/refunded.ts'
import { calendarDay } from '#words/basics/dates.ts'
import { officeOrderMessages } from '#words/orders/staff/orders.ts'
import { refundMessages } from '#words/payments/staff/refund.ts'
import { useRestaurant } from '../../page-data.ts'
import { Figure, Figures } from '../../ui/figure.tsx'
import { timeSeenFrom } from './order-times.ts'
import { paymentLabel } from './payment-label.ts'

interface OrderProps {
  order: OfficeOrder
}

export function OrderPromise({ order }: OrderProps) {
  return (
    <Figures label={officeOrderMessages.promise}>
      <Ready order={order} />
      {order.fulfillmentDetails.fulfillment === 'delivery' && <AtTheDoor order={order} />}
      <Paid order={order} />
    </Figures>
  )
}

function Paid({ order }: OrderProps) {
  const back = refundedAmount(order.refunds)
  return (
    <Figure name={paymentLabel(order)} value={formatMoney(order.total)} tone="bad">
      {back > 0 && refundMessages.refundedAmount(formatMoney(back))}
    </Figure>
  )
}

function Ready({ order }: OrderProps) {
  const time = useTimesOf(order)
  const { promise, firstPromise, readyAt } = order
  const isMoved = firstPromise.readyBy !== promise.readyBy
  const about = [
    promise.isScheduled && officeOrderMessages.isScheduled,
    isMoved && officeOrderMessages.first(time(firstPromise.readyBy)),
    readyAt ? officeOrderMessages.readyAt(time(readyAt)) : officeOrderMessages.notReady,
  ]
  return (
    <Figure name={officeOrderMessages.promisedReady} value={time(promise.readyBy)}>
      {officeOrderMessages.facts(about.filter((one) => one !== false))}
    </Figure>
  )
}

function AtTheDoor({ order }: OrderProps) {
  const { promise } = order
  const time = useTimesOf(order)
  const left = order.history.findLast(
    ({ action }) => action.what === 'moved' && findChange(action, 'status')?.to === 'handed-over',
  )
  const road = (Date.parse(promise.at) - Date.parse(promise.readyBy)) / 60_000
  const isGone = order.status === 'handed-over' && left !== undefined
  return (
    <Figure name={officeOrderMessages.atTheDoor} value={time(promise.at)}>
      {isGone ? officeOrderMessages.leftAt(time(left.at)) : officeOrderMessages.onTheRoad(road)}
    </Figure>
  )
}

/** With the day, where that is another one than the order was placed on. */
function useTimesOf({ timestamp }: OfficeOrder): (moment: string) => string {
  const { timeZone } = useRestaurant()
  const day = calendarDay(timestamp, timeZone)
  return (moment) => timeSeenFrom(day, moment, timeZone)
}
