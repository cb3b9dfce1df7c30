// What opens over the board now and then. It loads after the board, so that the tickets show sooner, and before anybody
// needs it: a connection that is lost must not leave a cook without it.
import type { ReactNode } from 'react'
import { CornerFrame, lazyPart, nothing } from '../../ui/lazy-part.tsx'

const cancel = () => import('../cancel/cancel-dialog.tsx')
const busy = () => import('./start-busy.tsx')
const collect = () => import('./collecting.ts')
const delay = () => import('./delay-dialog.tsx')
const extras = () => import('./extras-to-make.tsx')
const slip = () => import('./ticket-slip.tsx')
const stock = () => import('./stock-drawer.tsx')
const tabs = () => import('../bar/tab-bar.tsx')

export const LateCancelDialog = lazyPart(() => cancel().then((part) => part.CancelDialog), CornerFrame)
export const LateStartBusy = lazyPart(() => busy().then((part) => part.StartBusy), inPlace)
export const LateCollectDialog = lazyPart(() => collect().then((part) => part.CollectDialog), CornerFrame)
export const LateExtrasToMake = lazyPart(() => extras().then((part) => part.ExtrasToMake), inPlace)
export const LateDelayDialog = lazyPart(() => delay().then((part) => part.DelayDialog), CornerFrame)
export const LateStockDrawer = lazyPart(() => stock().then((part) => part.StockDrawer), CornerFrame)
export const LateTabBar = lazyPart(() => tabs().then((part) => part.TabBar), nothing)
export const LateTicketUnpaid = lazyPart(() => collect().then((part) => part.TicketUnpaid), nothing)
export const LateTicketSlip = lazyPart(() => slip().then((part) => part.TicketSlip), nothing)

/** The window around it is there already. */
function inPlace({ children }: { children: ReactNode }): ReactNode {
  return children
}

export function fetchWindows(): void {
  // Whoever opens one that failed is told.
  for (const part of [
    LateCancelDialog,
    LateStartBusy,
    LateCollectDialog,
    LateDelayDialog,
    LateExtrasToMake,
    LateStockDrawer,
    LateTicketSlip,
  ])
    part.load?.().catch(() => undefined)
}
