// Picks the days of the list: today, the last seven, or all of them.
import { addressOf, type OrdersView } from './orders-address.ts'
import { Picker } from '../../ui/picker.tsx'
import { ordersMessages } from '#words/orders/staff/orders.ts'

const choices = [
  ['today', ordersMessages.today],
  ['7-days', ordersMessages.sevenDays],
  ['all', ordersMessages.all],
] as const

export function DaysPicker({ view }: { view: OrdersView }) {
  return (
    <Picker
      label={ordersMessages.days}
      choices={choices.map(([kind, name]) => ({
        name,
        href: addressOf({ ...view, days: { kind }, page: 1 }),
        current: view.days.kind === kind,
      }))}
    />
  )
}
