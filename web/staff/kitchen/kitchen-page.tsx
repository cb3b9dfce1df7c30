// The kitchen board: every open ticket, updated live, on any number of screens at once.
import { useLayoutEffect, useMemo, useState } from 'react'
import {
  allDayTotals,
  chosenTotals,
  isOnBoard,
  type BoardStatus,
  type Ticket,
} from '#domain/kitchen/tickets.ts'
import { may } from '#domain/people/staff.ts'
import { useRestaurant } from '../../shop-front.ts'
import { Beans } from '../../ui/beans.tsx'
import { Messages } from '../../ui/messages.tsx'
import { clockTime } from '#words/basics/dates.ts'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { useSameFunction } from '../../ui/use-same-function.ts'
import { usePhone } from '../bar/use-phone.ts'
import { AllDayStrip } from './all-day-strip.tsx'
import { Board } from './board.tsx'
import { useBoardMessages } from './board-messages.ts'
import { BusyControl } from './busy-control.tsx'
import { KitchenBar } from './kitchen-bar.tsx'
import { KitchenClockProvider } from './kitchen-clock.ts'
import { KitchenColorsProvider, useColorsOf } from './kitchen-colors.ts'
import { KitchenMarksProvider, useMarksOf } from './kitchen-marks.ts'
import {
  columnsOf,
  longestUntouched,
  undoableTickets,
  type ColumnName,
  type Tickets,
} from './kitchen-state.ts'
import { LaterButton } from './later-button.tsx'
import { PauseControl } from './pause-control.tsx'
import { QuietAll } from './quiet-all.tsx'
import { lastMoved, RecentMoves } from './recent-moves.tsx'
import { StockControl } from './stock-control.tsx'
import { WithTicketMenu } from './ticket-menu.tsx'
import { useAlarm } from './use-alarm.ts'
import { useAwake } from './use-awake.ts'
import { useBoardFocus } from './use-board-focus.ts'
import { useBoardWindows } from './use-board-windows.tsx'
import { useCook } from './use-cook.ts'
import { useKitchen } from './use-kitchen.ts'
import { useTaps } from './use-taps.ts'
import { useBoardWidth } from './use-tracks.ts'
import '../../item/item-look.module.css'
import styles from './kitchen-page.module.css'
import { kitchenMessages } from '#words/kitchen/staff/kitchen.ts'

const noTickets: Tickets = new Map()
const noMenu = { items: [], groups: [] }

export function KitchenPage() {
  const { tickets, rest, lost, shop, now, clockAhead, connection, apply } = useKitchen()
  const known = tickets ?? noTickets
  const isLost = connection.state === 'lost'
  const cook = useCook(connection.state === 'up' || connection.state === 'back')
  const taps = useTaps({ tickets, apply })
  const columns = useMemo(() => columnsOf(known, now), [known, now])
  const isUnseen = ({ id, status, seen }: Ticket) => status === 'placed' && !seen && !taps.touched.has(id)
  const unseen = columns.placed.filter(isUnseen)
  const { sound, turnOn } = useAlarm(unseen.length > 0)
  const untouched = shop?.isUnattended && !isLost ? longestUntouched(columns) : undefined
  const awake = useAwake()
  const { root, focusTicket, focusReturning, handlers } = useBoardFocus(columns, () => {
    const moved = lastMoved(taps.said, known)
    if (moved) void undo(moved)
  })
  const [picked, setPicked] = useState<ColumnName>('placed')
  const { name, timeZone } = useRestaurant()
  const clockOf = (moment: number) => shop && clockTime(moment, timeZone)
  const onTouch = useSameFunction((ticket: Ticket) => void taps.touch(ticket))
  const [messages, markRead] = useBoardMessages({
    tickets: known,
    now,
    untouched,
    onHere: onTouch,
    connection,
    clockOf: (moment) => clockOf(moment + clockAhead),
    sound,
    onSound: turnOn,
    awake,
  })
  // The person who cancels an order here needs no message about it.
  const over = useBoardWindows({ tickets: known, taps, now, onCanceled: markRead })
  const colors = useColorsOf(shop?.items ?? [])
  const marks = useMarksOf(shop ?? noMenu)
  const toMake = [...columns.placed, ...columns.cooking]
  const isPhone = usePhone()
  const isWide = useBoardWidth() === 'wide'
  useKitchenTheme()

  async function undo(ticket: Ticket): Promise<void> {
    const undone = await taps.undo(ticket)
    if (!undone) return
    if (isOnBoard(undone.status)) setPicked(undone.status)
    focusReturning(undone.id)
  }

  const onUndo = (ticket: Ticket) => void undo(ticket)
  const onMove = useSameFunction((ticket: Ticket, from: BoardStatus) => {
    // Who comes for the food pays before it is handed over; a driver collects at the door.
    const isFirstPaid =
      from === 'ready' && ticket.fulfillmentDetails.fulfillment === 'pickup' && ticket.toCollect !== null
    if (isFirstPaid) over.collect(ticket, () => void taps.move(ticket, from))
    else void taps.move(ticket, from)
  })
  const onCollect = useSameFunction((ticket: Ticket) => over.collect(ticket))
  const onTick = useSameFunction((ticket: Ticket, line: number) => void taps.tick(ticket, line))

  return (
    <div
      ref={root}
      className={styles.kitchen}
      data-alarm={unseen.length > 0 ? 'ringing' : 'quiet'}
      data-sound={sound}
      {...handlers}
    >
      <KitchenBar
        cook={cook}
        clock={clockOf(now)}
        newOrders={columns.placed.length + rest.columns.placed}
        controls={
          shop && (
            <>
              <StockControl shop={shop} tickets={known} taps={taps} />
              <BusyControl shop={shop} now={now} onBusy={(body) => void taps.setBusy(body)} />
              <PauseControl
                pause={shop.pause}
                now={now}
                onPause={(body) => void taps.pause(body)}
                onResume={() => void taps.resume()}
              />
            </>
          )
        }
      >
        <RecentMoves
          said={taps.said}
          tickets={known}
          undoable={undoableTickets(known, new Date(now))}
          now={now}
          onUndo={onUndo}
        />
      </KitchenBar>
      <WithTicketMenu
        now={now}
        off={isLost}
        hasOffice={cook !== undefined && may(cook.role, 'run-office')}
        onDelay={over.delay}
        onPrint={(ticket) => void over.print(ticket)}
        onUndo={onUndo}
        onCancel={over.cancel}
      >
        <main id="main" className={styles.main} tabIndex={-1}>
          <ScreenHeading title={kitchenMessages.tab(name, unseen.length)} className="visually-hidden">
            {kitchenMessages.heading}
          </ScreenHeading>
          <p className="visually-hidden" role="status">
            {unseen.length > 0 && kitchenMessages.newOrders(unseen.length)}
          </p>
          {shop && (
            <AllDayStrip
              menu={shop}
              tickets={toMake}
              totals={allDayTotals(toMake, rest)}
              chosen={chosenTotals(toMake, rest)}
              quiet={
                unseen.length > 1 && (
                  <QuietAll ringing={unseen.length} off={isLost} onQuiet={() => void taps.quiet(unseen)} />
                )
              }
            >
              {!isPhone && !isWide && <LaterButton tickets={columns.later} now={now} />}
            </AllDayStrip>
          )}
          {tickets ? (
            <KitchenClockProvider value={now}>
              <KitchenColorsProvider value={colors}>
                <KitchenMarksProvider value={marks}>
                  <Board
                    columns={columns}
                    rest={rest}
                    lost={lost}
                    now={now}
                    busy={taps.busy}
                    off={isLost}
                    isUnseen={isUnseen}
                    picked={picked}
                    onPick={setPicked}
                    onMove={onMove}
                    onTouch={onTouch}
                    onTick={onTick}
                    onCollect={onCollect}
                    onShow={({ id }) => focusTicket(id)}
                  />
                </KitchenMarksProvider>
              </KitchenColorsProvider>
            </KitchenClockProvider>
          ) : (
            <div className={styles.wait} role="status">
              <Beans />
              <p>{kitchenMessages.loading}</p>
            </div>
          )}
        </main>
      </WithTicketMenu>
      <Messages messages={messages} />
      {over.windows}
    </div>
  )
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
