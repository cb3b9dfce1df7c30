// What opens over the board now and then. It loads after the board, so that the tickets show sooner, and before anybody
// needs it: a connection that is lost must not leave a cook without it.
import type { ReactNode } from 'react'
import { CornerFrame, latePart, nothing } from '../../ui/late-part.tsx'

const cancel = () => import('../cancel/cancel-dialog.tsx')
const busy = () => import('./start-busy.tsx')
const delay = () => import('./delay-dialog.tsx')
const slip = () => import('./ticket-slip.tsx')
const stock = () => import('./stock-drawer.tsx')

export const LateCancelDialog = latePart(() => cancel().then((part) => part.CancelDialog), CornerFrame)
export const LateStartBusy = latePart(() => busy().then((part) => part.StartBusy), inPlace)
export const LateDelayDialog = latePart(() => delay().then((part) => part.DelayDialog), CornerFrame)
export const LateStockDrawer = latePart(() => stock().then((part) => part.StockDrawer), CornerFrame)
export const LateTicketSlip = latePart(() => slip().then((part) => part.TicketSlip), nothing)

/** The window around it is there already. */
function inPlace({ children }: { children: ReactNode }): ReactNode {
  return children
}

export function fetchWindows(): void {
  // Whoever opens one that failed is told.
  for (const part of [LateCancelDialog, LateStartBusy, LateDelayDialog, LateStockDrawer, LateTicketSlip])
    part.load?.().catch(() => undefined)
}
