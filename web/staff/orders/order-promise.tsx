// What was promised to the customer and what became of it; and what was paid.
import { findChange } from '#domain/people/audit.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { refundedAmount } from '#domain/payments/refunded.ts'
import { calendarDay } from '#words/basics/dates.ts'
import { officeOrderMessages } from '#words/orders/staff/orders.ts'
import { refundMessages } from '#words/payments/staff/refund.ts'
import { useRestaurant } from '../../shop-front.ts'
import { classNames } from '../../ui/class-names.ts'
import { timeSeenFrom } from './order-times.ts'
import { paymentWords } from './payment-words.ts'
import orderStyles from './order.module.css'

interface OrderProps {
  order: OfficeOrder
}

export function OrderPromise({ order }: OrderProps) {
  return (
    <dl className={orderStyles.orderPromise} aria-label={officeOrderMessages.promise}>
      <Ready order={order} />
      {order.fulfillmentDetails.fulfillment === 'delivery' && <AtTheDoor order={order} />}
      <Paid order={order} />
    </dl>
  )
}

function Paid({ order }: OrderProps) {
  const back = refundedAmount(order.refunds)
  return (
    <Figure
      name={paymentWords(order)}
      value={formatMoney(order.total)}
      about={[back > 0 && refundMessages.refundedAmount(formatMoney(back))]}
      isBad
    />
  )
}

function Ready({ order }: OrderProps) {
  const time = useTimesOf(order)
  const { promise, firstPromise, readyAt } = order
  const isMoved = firstPromise.readyBy !== promise.readyBy
  return (
    <Figure
      name={officeOrderMessages.promisedReady}
      value={time(promise.readyBy)}
      about={[
        promise.isScheduled && officeOrderMessages.isScheduled,
        isMoved && officeOrderMessages.first(time(firstPromise.readyBy)),
        readyAt ? officeOrderMessages.readyAt(time(readyAt)) : officeOrderMessages.notReady,
      ]}
    />
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
    <Figure
      name={officeOrderMessages.atTheDoor}
      value={time(promise.at)}
      about={[isGone ? officeOrderMessages.leftAt(time(left.at)) : officeOrderMessages.onTheRoad(road)]}
    />
  )
}

interface FigureProps {
  name: string
  value: string
  about: readonly (string | false)[]
  isBad?: boolean
}

function Figure({ name, value, about, isBad = false }: FigureProps) {
  return (
    <div className={orderStyles.orderPromiseFigure}>
      <dt>{name}</dt>
      <dd className={orderStyles.orderPromiseTime}>{value}</dd>
      <dd className={classNames(orderStyles.orderPromiseAbout, isBad && orderStyles.orderPromiseAboutBad)}>
        {officeOrderMessages.facts(about.filter((one) => one !== false))}
      </dd>
    </div>
  )
}

/** With the day, where that is another one than the order was placed on. */
function useTimesOf({ timestamp }: OfficeOrder): (moment: string) => string {
  const { timeZone } = useRestaurant()
  const day = calendarDay(timestamp, timeZone)
  return (moment) => timeSeenFrom(day, moment, timeZone)
}
