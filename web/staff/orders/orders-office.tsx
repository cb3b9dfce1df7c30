// The Orders screen: every order of a day or of all days, searched, filtered and live. Its address says what it shows.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { navigate, useHashLocation } from '../../browser/hash-location.ts'
import { isOnBoard } from '#domain/kitchen/tickets.ts'
import type { OrdersReply } from '#domain/orders/order-api.ts'
import { retryLive } from '../../browser/live.ts'
import { Button } from '../../ui/button.tsx'
import { CouldNotLoad } from '../../ui/answer.tsx'
import { useRestaurant } from '../../shop-front.ts'
import { OfficeHead } from '../office/office-head.tsx'
import { officePaths } from '../office/office-paths.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import { following, useLiveQueries } from '../live-queries.ts'
import { CancelManyDialog } from './cancel-many-dialog.tsx'
import { cancelManyMessages } from '#words/orders/staff/cancel-many.ts'
import { DaysPicker } from './days-picker.tsx'
import { rememberList } from './last-list.ts'
import { LostNotice } from './lost-notice.tsx'
import { NoOrders } from './no-orders.tsx'
import { orderList } from './order-list.ts'
import { addressOf, queryOf, readView, type OrdersView } from './orders-address.ts'
import { OrdersPager } from './orders-pager.tsx'
import { OrdersSearch } from './orders-search.tsx'
import { OrdersTable } from './orders-table.tsx'
import { ordersMessages } from '#words/orders/staff/orders.ts'
import { aboutNothing, aboutOrders } from './about-orders.ts'
import styles from './orders.module.css'

export function OrdersOffice() {
  const [location] = useHashLocation()
  const view = useMemo(() => readView(location), [location])
  const address = addressOf(view)
  const { timeZone } = useRestaurant()
  const list = useQuery({ ...orderList(queryOf(view)), placeholderData: keepPreviousData })
  const connected = useLiveQueries(following.orders)?.up
  const again = () => void list.refetch()
  const current = list.isPlaceholderData ? undefined : list.data
  // Also while the next try is under way.
  const failed = list.isError || (!current && list.isFetchedAfterMount)
  const reply = failed ? current : list.data
  // A list that may be behind because the connection is lost says so already.
  const isUntold = failed && !(current && connected === false)

  const [canceling, setCanceling] = useState(false)

  useEffect(() => rememberList(address), [address])

  const show = (change: Partial<OrdersView>) => {
    const next = addressOf({ ...view, page: 1, ...change })
    if (next === address) again()
    else navigate(next)
  }

  return (
    <>
      <OfficeHead
        tab={ordersMessages.tab}
        title={ordersMessages.title}
        screen={officePaths.orders}
        about={reply ? aboutOrders(view, reply) : !failed && officeMessages.loading}
      >
        <DaysPicker view={view} />
      </OfficeHead>
      <OrdersSearch view={view} today={reply?.today} onSearch={show} />
      {connected === false && <LostNotice onTryNow={retryLive} />}
      <Announcer address={address} words={current && announced(view, current)} />
      {isUntold && (
        <div className={styles.ordersLost}>
          <CouldNotLoad onAgain={again} />
        </div>
      )}
      {reply && (
        <div className={styles.orders} data-old={current ? undefined : ''}>
          {reply.orders.length > 0 ? (
            <OrdersTable orders={reply.orders} days={view.days} today={reply.today} timeZone={timeZone} />
          ) : (
            <NoOrders view={view} />
          )}
          {reply.count > 0 && (
            <OrdersPager reply={reply} onPage={(page) => show({ page })}>
              {(reply.orders.some(({ status }) => isOnBoard(status)) || canceling) && (
                <Button danger onClick={() => setCanceling(true)}>
                  {cancelManyMessages.open}
                </Button>
              )}
            </OrdersPager>
          )}
        </div>
      )}
      {canceling && (
        <CancelManyDialog
          query={queryOf({ ...view, page: 1 })}
          onChanged={again}
          onClose={() => setCanceling(false)}
        />
      )}
    </>
  )
}

function announced(view: OrdersView, reply: OrdersReply): string {
  return reply.count === 0 ? aboutNothing(view) : aboutOrders(view, reply)
}

/** Tells what a search found, once for each; not every order that comes in. */
function Announcer({ address, words }: { address: string; words: string | undefined }) {
  const [said, setSaid] = useState<{ address: string; words: string }>()
  if (words !== undefined && said?.address !== address) setSaid({ address, words })
  return (
    <p className="visually-hidden" role="status">
      {said?.address === address && said.words}
    </p>
  )
}
