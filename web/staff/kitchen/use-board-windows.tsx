// The windows over the board, one ticket at a time: its delay, its cancellation, its money, and its printed slip.
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { useRestaurant } from '../../shop-front.ts'
import type { Tickets } from './kitchen-state.ts'
import { CancelDialog, CollectDialog, DelayDialog, fetchDialogs, TicketSlip } from './kitchen-dialogs.tsx'
import type { Slip } from './ticket-slip.tsx'
import type { Taps } from './use-taps.ts'

interface BoardWindows {
  readonly delay: (ticket: Ticket) => void
  readonly cancel: (ticket: Ticket) => void
  /** Given what follows: before an order is handed over that is not paid. */
  readonly collect: (ticket: Ticket, onHandOver?: () => void) => void
  readonly print: (ticket: Ticket) => Promise<void>
  readonly windows: ReactNode
}

interface BoardWindowsDeps {
  readonly tickets: Tickets
  readonly taps: Pick<Taps, 'cancel' | 'collect' | 'delay' | 'print'>
  readonly now: number
  /** Somebody at this board is about to cancel it. */
  readonly onCanceled: (ticket: Ticket) => void
}

export function useBoardWindows({ tickets, taps, now, onCanceled }: BoardWindowsDeps): BoardWindows {
  const { timeZone } = useRestaurant()
  const [canceling, setCanceling] = useState<Ticket>()
  const [delaying, setDelaying] = useState<Ticket>()
  const [collecting, setCollecting] = useState<{ ticket: Ticket; onHandOver: (() => void) | undefined }>()
  const [slip, setSlip] = useState<Slip>()
  const slips = useRef(0)
  const putSlipAway = useCallback(() => setSlip(undefined), [])
  useEffect(fetchDialogs, [])

  return {
    delay: setDelaying,
    cancel: setCanceling,
    collect: (ticket, onHandOver) => setCollecting({ ticket, onHandOver }),
    async print(ticket) {
      const before = await taps.print(ticket)
      if (!before) return
      slips.current += 1
      const duplicateAt = before.printedAt === null ? undefined : now
      setSlip({ id: slips.current, ticket: before, duplicateAt, timeZone })
    },
    windows: (
      <>
        {canceling && (
          <CancelDialog
            // As the board has it now: its money may have been taken since the window opened.
            order={tickets.get(canceling.id) ?? canceling}
            onCancel={(body) => {
              onCanceled(canceling)
              return taps.cancel(canceling, body)
            }}
            onClose={() => setCanceling(undefined)}
          />
        )}
        {delaying && (
          <DelayDialog
            ticket={delaying}
            now={now}
            onDelay={(body) => taps.delay(delaying, body)}
            onClose={() => setDelaying(undefined)}
          />
        )}
        {collecting && (
          <CollectDialog
            {...collecting}
            onCollect={() => taps.collect(collecting.ticket)}
            onClose={() => setCollecting(undefined)}
          />
        )}
        {slip && <TicketSlip key={slip.id} {...slip} onPrinted={putSlipAway} />}
      </>
    ),
  }
}
