// The Order screen: one order with all that is known of it. It follows what the kitchen, the card and the mail do.
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type MouseEvent } from 'react'
import { opensBeside, useHashLocation } from '../../browser/hash-location.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { Refusal } from '../../api.ts'
import { fetchOfficeOrder } from '../../office-api.ts'
import { retryLive } from '../../browser/live.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Row, Split, Stack } from '../../ui/layout.tsx'
import { clockTime } from '#words/basics/dates.ts'
import { CouldNotLoad } from '../../ui/answer.tsx'
import { useRestaurant } from '../../page-data.ts'
import { BackLink } from '../office/back-link.tsx'
import { OfficeHead } from '../office/office-head.tsx'
import { officePaths } from '../office/office-paths.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import { followingOrder, useLiveQueries } from '../live-queries.ts'
import { keys } from '../query-keys.ts'
import { cameFromList, listAsItWas } from './last-list.ts'
import { LostNotice } from './lost-notice.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderCustomer } from './order-customer.tsx'
import { OrderDisputes, OrderRefunds } from './order-money.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderPromise } from './order-promise.tsx'
import { PaymentFailed } from './payment-failed.tsx'
import { placedDay } from './order-times.ts'
import { StatusChip } from './status-chip.tsx'
import styles from './order.module.css'
import { officeOrderMessages, statusOf } from '#words/orders/staff/orders.ts'

export function OrderOffice() {
  const [location] = useHashLocation()
  // The casing of the id counts, unlike that of the words before it.
  const id = (location.split('/')[3] ?? '') as OrderId
  const {
    data: order,
    error,
    isFetchedAfterMount,
    refetch,
  } = useQuery({ queryKey: keys.order(id), queryFn: () => fetchOfficeOrder(id) })
  const news = useMemo(() => followingOrder(id), [id])
  const connected = useLiveQueries(news)?.up
  const again = () => void refetch()

  return (
    <>
      <BackToList />
      {connected === false && <LostNotice onTryNow={retryLive} />}
      {order && error && connected !== false && <CouldNotLoad onAgain={again} />}
      {order ? (
        <Order order={order} onChanged={again} />
      ) : error instanceof Refusal && error.code === 'not-found' ? (
        <>
          <OfficeHead tab={officeOrderMessages.unnumbered} title={officeOrderMessages.nowhere} />
          <ButtonLink href={officePaths.orders}>{officeMessages.toOrders}</ButtonLink>
        </>
      ) : (
        <>
          <OfficeHead tab={officeOrderMessages.unnumbered} title={officeOrderMessages.unnumbered} />
          {/* While the next try is under way, too. */}
          {isFetchedAfterMount ? (
            <CouldNotLoad onAgain={again} />
          ) : (
            <p role="status">{officeMessages.loading}</p>
          )}
        </>
      )}
    </>
  )
}

function Order({ order, onChanged }: { order: OfficeOrder; onChanged: () => void }) {
  const { timeZone } = useRestaurant()
  const [openedAt] = useState(Date.now)
  const title = officeOrderMessages.title(order.number)
  const seen = { status: order.status, fulfillment: order.fulfillmentDetails.fulfillment }
  return (
    <>
      <OfficeHead
        tab={title}
        title={title}
        about={officeOrderMessages.placedAt(
          clockTime(order.timestamp, timeZone),
          placedDay(order.timestamp, openedAt, timeZone),
        )}
      >
        <Row gap={3} spread="between" className={styles.state}>
          <StatusChip order={seen} />
          <OrderActions order={order} onChanged={onChanged} />
        </Row>
      </OfficeHead>
      <p className="visually-hidden" role="status">
        {officeOrderMessages.now(order.number, statusOf(seen))}
      </p>
      <Stack>
        <PaymentFailed order={order} onChanged={onChanged} />
        <OrderPromise order={order} />
        <Split
          sides="preview"
          beside={
            <>
              <OrderCustomer order={order} onChanged={onChanged} />
              <OrderHistory order={order} />
            </>
          }
        >
          <OrderItems order={order} />
          {order.disputes.length > 0 && <OrderDisputes order={order} />}
          {order.refunds.length > 0 && <OrderRefunds order={order} />}
        </Split>
      </Stack>
    </>
  )
}

/** To the list as it was: by going back, where that is where one came from. */
function BackToList() {
  const back = (event: MouseEvent) => {
    if (!cameFromList() || opensBeside(event)) return
    event.preventDefault()
    history.back()
  }
  return (
    <BackLink href={listAsItWas()} onClick={back}>
      {officeOrderMessages.back}
    </BackLink>
  )
}
