// What opens over the board, one ticket at a time: its menu, its delay, its cancellation, its money, and its printed slip.
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { useRestaurant } from '../../page-data.ts'
import { CancelDialog, CollectDialog, DelayDialog, fetchDialogs, TicketSlip } from './kitchen-dialogs.tsx'
import { TicketMenu } from './ticket-menu.tsx'
import type { Slip } from './ticket-slip.tsx'
import type { BoardState } from './use-board.ts'

type Open =
  | { readonly what: 'cancel' | 'delay'; readonly ticket: Ticket }
  /** `onHandOver` follows, where an order that is not paid is about to be handed over. */
  | { readonly what: 'collect'; readonly ticket: Ticket; readonly onHandOver?: () => void }

interface BoardWindows {
  readonly openMenu: (ticket: Ticket) => void
  readonly open: (window: Open) => void
  readonly windows: ReactNode
}

interface BoardWindowsOptions {
  /** The person who is logged in may open the office. */
  readonly hasOffice: boolean
  /** Somebody at this board is about to cancel it. */
  readonly onCanceled: (ticket: Ticket) => void
}

export function useBoardWindows(board: BoardState, options: BoardWindowsOptions): BoardWindows {
  const { tickets, taps, isOff, undo } = board
  const { now } = board.kitchen
  const { timeZone } = useRestaurant()
  const [menuOf, openMenu] = useState<Ticket>()
  const [shown, open] = useState<Open>()
  const [slipShown, setSlip] = useState<Slip>()
  const slips = useRef(0)
  const putSlipAway = useCallback(() => setSlip(undefined), [])
  const close = () => open(undefined)
  useEffect(fetchDialogs, [])

  async function print(ticket: Ticket): Promise<void> {
    const before = await taps.print(ticket)
    if (!before) return
    slips.current += 1
    const duplicateAt = before.printedAt === null ? undefined : now
    setSlip({ id: slips.current, ticket: before, duplicateAt, timeZone })
  }

  return {
    openMenu,
    open,
    windows: (
      <>
        <TicketMenu
          ticket={menuOf}
          now={now}
          isOff={isOff}
          hasOffice={options.hasOffice}
          onDelay={(ticket) => open({ what: 'delay', ticket })}
          onPrint={(ticket) => void print(ticket)}
          onUndo={undo}
          onCancel={(ticket) => open({ what: 'cancel', ticket })}
        />
        {shown?.what === 'cancel' && (
          <CancelDialog
            // As the board has it now: its money may have been taken since the window opened.
            order={tickets.get(shown.ticket.id) ?? shown.ticket}
            onCancel={(body) => {
              options.onCanceled(shown.ticket)
              return taps.cancel(shown.ticket, body)
            }}
            onClose={close}
          />
        )}
        {shown?.what === 'delay' && (
          <DelayDialog
            ticket={shown.ticket}
            now={now}
            onDelay={(body) => taps.delay(shown.ticket, body)}
            onClose={close}
          />
        )}
        {shown?.what === 'collect' && (
          <CollectDialog
            ticket={shown.ticket}
            onHandOver={shown.onHandOver}
            onCollect={() => taps.collect(shown.ticket)}
            onClose={close}
          />
        )}
        {slipShown && <TicketSlip key={slipShown.id} {...slipShown} onPrinted={putSlipAway} />}
      </>
    ),
  }
}
