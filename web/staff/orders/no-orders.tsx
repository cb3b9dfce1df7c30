// A list without orders: why, and what to do about it.
import flag from '../../assets/flag-flor.svg'
import { ButtonLink } from '../../ui/button.tsx'
import { addressOf, type OrdersView } from './orders-address.ts'
import { ordersMessages } from '#words/orders/staff/orders.ts'
import { aboutNothing } from './about-orders.ts'

export function NoOrders({ view }: { view: OrdersView }) {
  const { days, find, status } = view
  const isFiltered = find !== '' || status !== undefined
  return (
    <div className="panel no-orders">
      <img src={flag} width={96} height={112} alt="" />
      <p className="no-orders__words">{aboutNothing(view)}</p>
      {isFiltered ? (
        <div className="no-orders__ways">
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
