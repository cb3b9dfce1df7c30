// The dialogs over the board. They load after the board, so that the tickets show sooner, and before anybody opens one: a lost
// connection must not leave a cook without a dialog.
import { CornerFrame, lazyPart } from '../../ui/lazy-part.tsx'

export const CancelDialog = lazyPart(
  () => import('../cancel/cancel-dialog.tsx').then((part) => part.CancelDialog),
  CornerFrame,
)
export const CollectDialog = lazyPart(
  () => import('./collect-dialog.tsx').then((part) => part.CollectDialog),
  CornerFrame,
)
export const DelayDialog = lazyPart(
  () => import('./delay-dialog.tsx').then((part) => part.DelayDialog),
  CornerFrame,
)
export const StockDrawer = lazyPart(
  () => import('./stock-drawer.tsx').then((part) => part.StockDrawer),
  CornerFrame,
)
export const TicketSlip = lazyPart(
  () => import('./ticket-slip.tsx').then((part) => part.TicketSlip),
  CornerFrame,
)

export function fetchDialogs(): void {
  // A dialog whose code did not load says so when it is opened.
  for (const part of [CancelDialog, CollectDialog, DelayDialog, StockDrawer, TicketSlip])
    part.load?.().catch(() => undefined)
}
