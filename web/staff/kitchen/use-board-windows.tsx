// The windows over the board, one ticket at a time: its delay, its cancellation, and its printed slip.
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Ticket } from '#domain/kitchen.ts'
import type { OrderPromise } from '#domain/wait-times.ts'
import { useRestaurant } from '../../shop-front.ts'
import { fetchWindows, LateCancelDialog, LateDelayDialog, LateTicketSlip } from './kitchen-windows.tsx'
import type { Slip } from './ticket-slip.tsx'
import type { Taps } from './use-taps.ts'

interface BoardWindows {
  readonly delay: (ticket: Ticket) => void
  readonly cancel: (ticket: Ticket) => void
  readonly print: (ticket: Ticket) => Promise<void>
  readonly windows: ReactNode
}

interface BoardWindowsDeps {
  readonly taps: Pick<Taps, 'cancel' | 'delay' | 'print'>
  readonly now: number
  /** Somebody at this board is about to cancel it. */
  readonly onCancelled: (ticket: Ticket) => void
}

type Promised = Ticket & { readonly promise: OrderPromise }

export function useBoardWindows({ taps, now, onCancelled }: BoardWindowsDeps): BoardWindows {
  const { timeZone } = useRestaurant()
  const [cancelling, setCancelling] = useState<Ticket>()
  const [delaying, setDelaying] = useState<Promised>()
  const [slip, setSlip] = useState<Slip>()
  const slips = useRef(0)
  const putSlipAway = useCallback(() => setSlip(undefined), [])
  useEffect(fetchWindows, [])

  return {
    delay: ({ promise, ...ticket }) => setDelaying(promise ? { ...ticket, promise } : undefined),
    cancel: setCancelling,
    async print(ticket) {
      const before = await taps.print(ticket)
      if (!before) return
      slips.current += 1
      const duplicateAt = before.printedAt === null ? undefined : now
      setSlip({ id: slips.current, ticket: before, duplicateAt, timeZone })
    },
    windows: (
      <>
        {cancelling && (
          <LateCancelDialog
            order={cancelling}
            onCancel={(body) => {
              onCancelled(cancelling)
              return taps.cancel(cancelling, body)
            }}
            onClose={() => setCancelling(undefined)}
          />
        )}
        {delaying && (
          <LateDelayDialog
            ticket={delaying}
            now={now}
            onDelay={(body) => taps.delay(delaying, body)}
            onClose={() => setDelaying(undefined)}
          />
        )}
        {slip && <LateTicketSlip key={slip.id} {...slip} onPrinted={putSlipAway} />}
      </>
    ),
  }
}
