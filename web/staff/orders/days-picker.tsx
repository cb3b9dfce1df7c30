// Picks the days of the list: today, the last seven, or all of them.
import { addressOf, type OrdersView } from './orders-address.ts'
import officeStyles from '../office/office.module.css'
import { ordersMessages } from '#words/orders/staff/orders.ts'

const choices = [
  ['today', ordersMessages.today],
  ['7-days', ordersMessages.sevenDays],
  ['all', ordersMessages.all],
] as const

export function DaysPicker({ view }: { view: OrdersView }) {
  return (
    <nav className={officeStyles.picker} aria-label={ordersMessages.days}>
      {choices.map(([kind, name]) => (
        <a
          key={kind}
          className={officeStyles.pickerChoice}
          href={addressOf({ ...view, days: { kind }, page: 1 })}
          aria-current={view.days.kind === kind ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
