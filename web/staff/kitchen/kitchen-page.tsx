// The kitchen board: every open ticket, updated live, on any number of screens at once.
import { useEffect, useLayoutEffect, useState } from 'react'
import type { MeReply } from '#domain/people/people-api.ts'
import { may } from '#domain/people/staff.ts'
import { clockTime } from '#words/basics/dates.ts'
import { kitchenMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { navigate } from '../../browser/hash-location.ts'
import { useAwake } from '../../browser/use-awake.ts'
import { paths } from '../../paths.ts'
import { useRestaurant } from '../../page-data.ts'
import { Beans } from '../../ui/beans.tsx'
import { Messages } from '../../ui/messages.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import { useSameFunction } from '../../ui/use-same-function.ts'
import { useMe } from '../use-me.ts'
import { AllDayStrip } from './all-day-strip.tsx'
import { useBoardMessages } from './board-messages.ts'
import { Board } from './board.tsx'
import { BusyControl } from './busy-control.tsx'
import { KitchenBar } from './kitchen-bar.tsx'
import { PauseControl } from './pause-control.tsx'
import { RecentMoves } from './recent-moves.tsx'
import { StockControl } from './stock-control.tsx'
import type { TicketActions } from './ticket-card.tsx'
import { useAlarm } from './use-alarm.ts'
import { useBoardWindows } from './use-board-windows.tsx'
import { useBoard, type BoardState } from './use-board.ts'
import '../../item/item-look.module.css'
import styles from './kitchen-page.module.css'

/** While the connection is lost: how often the page asks who is logged in, in milliseconds. */
const askEvery = 5_000

export function KitchenPage() {
  const board = useBoard()
  const { kitchen, tickets, columns, unseen, taps, root, handlers } = board
  const { shop, now, connection } = kitchen
  const { name, timeZone } = useRestaurant()
  const cook = useCook(connection.state === 'up' || connection.state === 'back')
  const hasOffice = cook !== undefined && may(cook.role, 'run-office')
  const { sound, turnOn } = useAlarm(unseen.size > 0)
  const clockOf = (moment: number) => shop && clockTime(moment, timeZone)
  const [messages, markRead] = useBoardMessages(board, { sound, onSound: turnOn, awake: useAwake(), clockOf })
  // The person who cancels an order here needs no message about it.
  const over = useBoardWindows(board, { hasOffice, onCanceled: markRead })
  const actions = useTicketActions(board, over)
  useKitchenTheme()

  return (
    <div
      ref={root}
      className={styles.kitchen}
      data-alarm={unseen.size > 0 ? 'ringing' : 'quiet'}
      data-sound={sound}
      {...handlers}
    >
      <KitchenBar
        cook={cook}
        clock={clockOf(now)}
        newOrders={columns.placed.length + kitchen.rest.columns.placed}
        controls={
          shop && (
            <>
              <StockControl shop={shop} tickets={tickets} taps={taps} />
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
        <RecentMoves board={board} />
      </KitchenBar>
      <main id="main" className={styles.main} tabIndex={-1}>
        <ScreenHeading title={words.tab(name, unseen.size)} className="visually-hidden">
          {words.heading}
        </ScreenHeading>
        <p className="visually-hidden" role="status">
          {unseen.size > 0 && words.newOrders(unseen.size)}
        </p>
        {shop && <AllDayStrip menu={shop} board={board} onMenu={actions.openMenu} />}
        {kitchen.tickets ? (
          <Board board={board} actions={actions} />
        ) : (
          <div className={styles.wait} role="status">
            <Beans />
            <p>{words.loading}</p>
          </div>
        )}
      </main>
      <Messages messages={messages} />
      {over.windows}
    </div>
  )
}

function useTicketActions(
  { taps }: BoardState,
  { open, openMenu }: ReturnType<typeof useBoardWindows>,
): TicketActions {
  const move: TicketActions['move'] = useSameFunction((ticket, from) => {
    const handOver = () => void taps.move(ticket, from)
    // Who comes for the food pays before it is handed over; a driver collects at the door.
    const isFirstPaid =
      from === 'ready' && ticket.fulfillmentDetails.fulfillment === 'pickup' && ticket.toCollect !== null
    if (isFirstPaid) open({ what: 'collect', ticket, onHandOver: handOver })
    else handOver()
  })
  const touch: TicketActions['touch'] = useSameFunction((ticket) => void taps.touch(ticket))
  const tick: TicketActions['tick'] = useSameFunction((ticket, line) => void taps.tick(ticket, line))
  const collect: TicketActions['collect'] = useSameFunction((ticket) => open({ what: 'collect', ticket }))
  const [actions] = useState({ move, touch, tick, collect, openMenu })
  return actions
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

/** Who is logged in at the board; and while the connection is lost, whether they still may use the board. */
function useCook(serverIsHeard: boolean): MeReply | undefined {
  const { data: cook, refetch } = useMe(serverIsHeard ? undefined : askEvery)

  // A stream that was lost may mean that the session is over: asking tells.
  useEffect(() => {
    void refetch({ cancelRefetch: false })
  }, [serverIsHeard, refetch])

  // The board stays closed to somebody who must choose a password first: there they do.
  const mustChoose = cook?.mustChangePassword ?? false
  useEffect(() => {
    if (mustChoose) navigate(paths.staff, { replace: true })
  }, [mustChoose])

  return cook
}
