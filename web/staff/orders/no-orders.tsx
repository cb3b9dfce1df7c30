// A list without orders: why, and what to do about it.
import flag from '../../assets/flag-flor.svg'
import { ButtonLink } from '../../ui/button.tsx'
import { addressOf, type OrdersView } from './orders-address.ts'
import { ordersMessages } from '#words/orders/staff/orders.ts'
import { aboutNothing } from './about-orders.ts'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import ordersStyles from './orders.module.css'

export function NoOrders({ view }: { view: OrdersView }) {
  const { days, find, status } = view
  const isFiltered = find !== '' || status !== undefined
  return (
    <div className={classNames(officeStyles.panel, ordersStyles.noOrders)}>
      <img src={flag} width={96} height={112} alt="" />
      <p className={ordersStyles.noOrdersWords}>{aboutNothing(view)}</p>
      {isFiltered ? (
        <div className={ordersStyles.noOrdersWays}>
          <ButtonLink href={addressOf({ ...view, find: '', status: undefined, page: 1 })}>
            {ordersMessages.clear}
          </ButtonLink>
          {days.kind !== 'all' && (
            <ButtonLink href={addressOf({ ...view, days: { kind: 'all' }, page: 1 })}>
              {ordersMessages.searchAll}
            </ButtonLink>
          )}
        </div>
      ) : (
        <p>{ordersMessages.noneHint}</p>
      )}
    </div>
  )
}
