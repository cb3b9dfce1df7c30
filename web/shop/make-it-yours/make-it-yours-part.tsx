// Make it yours, loaded when somebody reaches for it; until it is there its empty window opens in its place, and says so when
// the rest does not come (R32).
import { useCallback, useState, type ReactNode } from 'react'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { CartLine } from '#domain/orders/cart.ts'
import type { ItemId } from '#domain/menu/menu.ts'
import { customizeMessages } from '#words/menu/shop/customize.ts'
import { Dialog, DialogColumn } from '../../ui/dialog.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { MakeItYoursProps, Opened } from './make-it-yours-dialog.tsx'

const MakeItYoursPart = lazyPart<MakeItYoursProps>(
  () => import('./make-it-yours-dialog.tsx').then((part) => part.MakeItYoursDialog),
  Shell,
)

/** Pointing at the button, or focusing the button, starts fetching the window: a click probably follows. */
export const fetchesYours = {
  onPointerEnter: fetchYours,
  onFocus: fetchYours,
}

function fetchYours(): void {
  // Should it fail, the window says so.
  MakeItYoursPart.load?.().catch(() => undefined)
}

export type OpenYours = (item: ItemId, line?: CartLine) => void

/** The function that opens the window, and the window, which is there from the first time on. */
export function useMakeItYours(menu: MenuReply, announcesAdded: boolean): [open: OpenYours, part: ReactNode] {
  const [{ opened, wasOpened }, setWindow] = useState<WindowState>({ wasOpened: false, opened: undefined })
  const open: OpenYours = useCallback(
    (item, line) => setWindow({ wasOpened: true, opened: { item, line } }),
    [],
  )
  const close = useCallback(() => setWindow({ wasOpened: true, opened: undefined }), [])
  const part = wasOpened && (
    <MakeItYoursPart menu={menu} opened={opened} announcesAdded={announcesAdded} onClose={close} />
  )
  return [open, part]
}

interface WindowState {
  readonly wasOpened: boolean
  readonly opened: Opened | undefined
}

function Shell({ opened, onClose, children }: MakeItYoursProps & { children: ReactNode }) {
  return (
    <Dialog
      open={opened !== undefined}
      onClose={onClose}
      title={customizeMessages.title}
      closeLabel={customizeMessages.close}
      size="large"
    >
      <DialogColumn isAlone>{children}</DialogColumn>
    </Dialog>
  )
}
