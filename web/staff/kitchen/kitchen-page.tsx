// The kitchen board: every open ticket, updated live, on any number of screens at once.
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { allDayTotals, isOnBoard, type BoardStatus, type Ticket } from '#domain/kitchen.ts'
import type { OrderId } from '#domain/order.ts'
import { may } from '#domain/staff.ts'
import { useRestaurant } from '../../shop-front.ts'
import { Beans } from '../../ui/beans.tsx'
import { clockTime } from '#words/dates.ts'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { useSameFunction } from '../../ui/use-same-function.ts'
import { CancelDialog } from '../cancel/cancel-dialog.tsx'
import { AllDayStrip } from './all-day-strip.tsx'
import { AsleepBanner, CancelledBanner, ConnectionBanner, SoundBanner } from './banners.tsx'
import { Board } from './board.tsx'
import '../../item/item-look.css'
import { KitchenBar } from './kitchen-bar.tsx'
import { KitchenClockProvider } from './kitchen-clock.ts'
import { KitchenColoursProvider, useColoursOf } from './kitchen-colours.ts'
import './kitchen-page.css'
import { columnsOf, undoableTickets, type Tickets } from './kitchen-state.ts'
import { LastTap } from './last-tap.tsx'
import { RecentMoves } from './recent-moves.tsx'
import { TicketSlip, type Slip } from './ticket-slip.tsx'
import { useAlarm } from './use-alarm.ts'
import { useAwake } from './use-awake.ts'
import { useBoardFocus } from './use-board-focus.ts'
import { useCook } from './use-cook.ts'
import { useKitchen } from './use-kitchen.ts'
import { useTaps } from './use-taps.ts'
import { kitchenWords } from '#words/staff/kitchen.ts'

const noTickets: Tickets = new Map()

export function KitchenPage() {
  const { tickets, rest, shop, now, clockAhead, connection, apply } = useKitchen()
  const isLost = connection.state === 'lost'
  const cook = useCook(connection.state === 'up' || connection.state === 'back')
  const taps = useTaps({ tickets, apply })
  const columns = useMemo(() => columnsOf(tickets ?? noTickets), [tickets])
  const isUnseen = ({ id, status, seen }: Ticket) => status === 'placed' && !seen && !taps.touched.has(id)
  const unseen = columns.placed.filter(isUnseen)
  const { sound, turnOn } = useAlarm(unseen.length > 0)
  const awake = useAwake()
  const { root, focusTicket, focusReturning, handlers } = useBoardFocus(columns)
  const [picked, setPicked] = useState<BoardStatus>('placed')
  const [cancelling, setCancelling] = useState<Ticket>()
  const [slip, setSlip] = useState<Slip>()
  const slips = useRef(0)
  const putSlipAway = useCallback(() => setSlip(undefined), [])
  const [called, readCancelled] = useUnreadCancelled(tickets ?? noTickets)
  const colours = useColoursOf(shop?.items ?? [])
  useKitchenTheme()
  const { name, timeZone } = useRestaurant()
  const clockOf = (moment: number) => shop && clockTime(moment, timeZone)

  const undo = async (ticket: Ticket) => {
    const undone = await taps.undo(ticket)
    if (!undone) return
    if (isOnBoard(undone.status)) setPicked(undone.status)
    focusReturning(undone.id)
  }

  const print = async (ticket: Ticket) => {
    const before = await taps.print(ticket)
    if (!before || !shop) return
    slips.current += 1
    setSlip({
      id: slips.current,
      ticket: before,
      duplicateAt: before.printedAt === null ? undefined : now,
      timeZone,
    })
  }

  const onMove = useSameFunction((ticket: Ticket, from: BoardStatus) => void taps.move(ticket, from))
  const onTouch = useSameFunction((ticket: Ticket) => void taps.touch(ticket))
  const onPrint = useSameFunction((ticket: Ticket) => void print(ticket))

  return (
    <div
      ref={root}
      className="kitchen"
      data-alarm={unseen.length > 0 ? 'ringing' : 'quiet'}
      data-sound={sound}
      {...handlers}
    >
      <KitchenBar cook={cook} clock={clockOf(now)} newOrders={columns.placed.length + rest.columns.placed}>
        <LastTap said={taps.said} tickets={tickets ?? noTickets} onUndo={(ticket) => void undo(ticket)} />
        <RecentMoves
          tickets={undoableTickets(tickets ?? noTickets, new Date(now))}
          now={now}
          onUndo={(ticket) => void undo(ticket)}
        />
      </KitchenBar>
      <main id="main" className="kitchen__main" tabIndex={-1}>
        <ScreenHeading title={kitchenWords.tab(name, unseen.length)} className="visually-hidden">
          {kitchenWords.heading}
        </ScreenHeading>
        <p className="visually-hidden" role="status">
          {unseen.length > 0 && kitchenWords.newOrders(unseen.length)}
        </p>
        {shop && (
          <AllDayStrip
            shop={shop}
            totals={allDayTotals([...(tickets ?? noTickets).values()], rest)}
            now={now}
            busy={taps.busy}
            onSoldOut={(body) => void taps.setSoldOut(body)}
            onPause={(body) => void taps.pause(body)}
            onResume={() => void taps.resume()}
          />
        )}
        {tickets ? (
          <KitchenClockProvider value={now}>
            <KitchenColoursProvider value={colours}>
              <Board
                columns={columns}
                rest={rest}
                now={now}
                busy={taps.busy}
                off={isLost}
                isUnseen={isUnseen}
                picked={picked}
                onPick={setPicked}
                onMove={onMove}
                onTouch={onTouch}
                onPrint={onPrint}
                onShow={({ id }) => focusTicket(id)}
                onCancel={cook && may(cook.role, 'run-office') ? setCancelling : undefined}
              />
            </KitchenColoursProvider>
          </KitchenClockProvider>
        ) : (
          <div className="kitchen__wait" role="status">
            <Beans />
            <p>{kitchenWords.loading}</p>
          </div>
        )}
      </main>
      <div className="kitchen__notices">
        <CancelledBanner tickets={called} onRead={() => readCancelled(called)} />
        <ConnectionBanner connection={connection} clockOf={(moment) => clockOf(moment + clockAhead)} />
        {sound === 'blocked' && <SoundBanner onTurnOn={turnOn} />}
        {awake === 'refused' && <AsleepBanner />}
      </div>
      {cancelling && (
        <CancelDialog
          order={cancelling}
          onCancel={(body) => {
            // The person who cancels the order here needs no banner about it.
            readCancelled([cancelling])
            return taps.cancel(cancelling, body)
          }}
          onClose={() => setCancelling(undefined)}
        />
      )}
      {slip && <TicketSlip key={slip.id} {...slip} onPrinted={putSlipAway} />}
    </div>
  )
}

/** The orders that were cancelled while the board was open, until somebody at this board has read the banner. */
function useUnreadCancelled(tickets: Tickets) {
  const [read, setRead] = useState<ReadonlySet<OrderId>>(new Set())
  const unread = [...tickets.values()].filter(({ id, status }) => status === 'cancelled' && !read.has(id))
  const add = (more: readonly Ticket[]) =>
    setRead((before) => new Set([...before, ...more.map(({ id }) => id)]))
  return [unread, add] as const
}

/** The whole document, scroll bars included, uses the dark theme for as long as the board is shown. */
function useKitchenTheme(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = 'kitchen'
    return () => {
      delete document.documentElement.dataset['theme']
    }
  }, [])
}
