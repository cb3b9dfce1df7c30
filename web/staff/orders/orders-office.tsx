// The Orders screen: every order of a day or of all days, searched, filtered and live. Its address says what it shows.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { navigate, useHashLocation } from '../../browser/hash-location.ts'
import { isOnBoard } from '#domain/kitchen/tickets.ts'
import { ordersPerPage } from '#domain/orders/order-book.ts'
import type { OrdersReply } from '#domain/orders/order-api.ts'
import { retryLive } from '../../browser/live.ts'
import { fetchOrders } from '../../office-api.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CouldNotLoad } from '../../ui/answer.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Sheet } from '../../ui/panel.tsx'
import { Picker } from '../../ui/picker.tsx'
import flag from '../../assets/flag-flor.svg'
import { useRestaurant } from '../../page-data.ts'
import { OfficeHead } from '../office/office-head.tsx'
import { officePaths } from '../office/office-paths.ts'
import { officeMessages } from '#words/basics/staff/office.ts'
import { following, useLiveQueries } from '../live-queries.ts'
import { keys } from '../query-keys.ts'
import { CancelManyDialog } from './cancel-many-dialog.tsx'
import { cancelManyMessages } from '#words/orders/staff/cancel-many.ts'
import { rememberList } from './last-list.ts'
import { LostNotice } from './lost-notice.tsx'
import { addressOf, queryOf, readView, type OrdersView } from './orders-address.ts'
import { OrdersSearch } from './orders-search.tsx'
import { OrdersTable } from './orders-table.tsx'
import { ordersMessages } from '#words/orders/staff/orders.ts'
import { aboutNothing, aboutOrders } from './about-orders.ts'
import styles from './orders.module.css'

const choices = [
  ['today', ordersMessages.today],
  ['7-days', ordersMessages.sevenDays],
  ['all', ordersMessages.all],
] as const

/** A list that was shown stays cached, so that the link back finds it at once, at its full height. */
const keepFor = 30 * 60_000

export function OrdersOffice() {
  const [location] = useHashLocation()
  const view = useMemo(() => readView(location), [location])
  const address = addressOf(view)
  const { timeZone } = useRestaurant()
  const query = queryOf(view)
  const list = useQuery({
    queryKey: keys.orderList(query),
    queryFn: () => fetchOrders(query),
    gcTime: keepFor,
    placeholderData: keepPreviousData,
  })
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
        <Picker
          label={ordersMessages.days}
          choices={choices.map(([kind, name]) => ({
            name,
            href: addressOf({ ...view, days: { kind }, page: 1 }),
            current: view.days.kind === kind,
          }))}
        />
      </OfficeHead>
      <Stack gap={4}>
        <OrdersSearch view={view} today={reply?.today} onSearch={show} />
        {connected === false && <LostNotice onTryNow={retryLive} />}
        <Announcer address={address} words={current && describeView(view, current)} />
        {isUntold && <CouldNotLoad onAgain={again} />}
        {reply && (
          <Stack gap={4} className={current ? undefined : styles.old}>
            {reply.orders.length > 0 ? (
              <OrdersTable orders={reply.orders} days={view.days} today={reply.today} timeZone={timeZone} />
            ) : (
              <NoOrders view={view} />
            )}
            {reply.count > 0 && (
              <OrdersPager reply={reply} onPage={(page) => show({ page })}>
                {(reply.orders.some(({ status }) => isOnBoard(status)) || canceling) && (
                  <Button quiet danger onClick={() => setCanceling(true)}>
                    {cancelManyMessages.open}
                  </Button>
                )}
              </OrdersPager>
            )}
          </Stack>
        )}
      </Stack>
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

function describeView(view: OrdersView, reply: OrdersReply): string {
  return reply.count === 0 ? aboutNothing(view) : aboutOrders(view, reply)
}

/** Tells what a search found, once for each; not every order that comes in. */
function Announcer({ address, words }: { address: string; words: string | undefined }) {
  const [announced, setAnnounced] = useState<{ address: string; words: string }>()
  if (words !== undefined && announced?.address !== address) setAnnounced({ address, words })
  return (
    <p className="visually-hidden" role="status">
      {announced?.address === address && announced.words}
    </p>
  )
}

/** Why there are none, and what to do about it. */
function NoOrders({ view }: { view: OrdersView }) {
  const { days, find, status } = view
  const isFiltered = find !== '' || status !== undefined
  return (
    <Sheet className={styles.none}>
      <img src={flag} width={96} height={112} alt="" />
      <p className={styles.noneWords}>{aboutNothing(view)}</p>
      {isFiltered ? (
        <Row gap={3} spread="center">
          <ButtonLink href={addressOf({ ...view, find: '', status: undefined, page: 1 })}>
            {ordersMessages.clear}
          </ButtonLink>
          {days.kind !== 'all' && (
            <ButtonLink href={addressOf({ ...view, days: { kind: 'all' }, page: 1 })}>
              {ordersMessages.searchAll}
            </ButtonLink>
          )}
        </Row>
      ) : (
        <p>{ordersMessages.noneHint}</p>
      )}
    </Sheet>
  )
}

interface OrdersPagerProps {
  reply: OrdersReply
  onPage: (page: number) => void
  /** What can be done to all of them. */
  children?: ReactNode
}

/** From one page of the list to the next. */
function OrdersPager({ reply, onPage, children }: OrdersPagerProps) {
  const { page, count, more } = reply
  const first = (page - 1) * ordersPerPage + 1
  const last = Math.min(page * ordersPerPage, count)
  const isLast = last >= count
  return (
    <Row as="nav" gap={3} spread="end" aria-label={ordersMessages.pages}>
      <p className={styles.range}>
        {ordersMessages.range(first, last, count, more)}
        {isLast && more && <small>{ordersMessages.noFurther}</small>}
      </p>
      {children}
      <Button quiet off={page === 1} onClick={() => onPage(page - 1)}>
        {ordersMessages.newer}
      </Button>
      <Button quiet off={isLast} onClick={() => onPage(page + 1)}>
        {ordersMessages.older}
      </Button>
    </Row>
  )
}
