// What is sold out: a button that says how much, and the drawer that it opens.
import { useState } from 'react'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { kitchenMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { BarButton } from './bar-button.tsx'
import { StockDrawer } from './kitchen-dialogs.tsx'
import type { Tickets } from './kitchen-state.ts'
import type { Taps } from './use-taps.ts'

interface StockControlProps {
  shop: MenuReply
  /** All that the board knows. */
  tickets: Tickets
  taps: Pick<Taps, 'busy' | 'notice' | 'setSoldOut' | 'setLeft'>
}

export function StockControl({ shop, tickets, taps }: StockControlProps) {
  const [isOpen, setOpen] = useState(false)
  const choices = shop.groups.flatMap((group) => group.choices)
  const soldOut = [...shop.items, ...choices].filter((one) => one.soldOut).length
  return (
    <div>
      <BarButton
        aria-haspopup="dialog"
        count={soldOut > 0 ? soldOut : undefined}
        onClick={() => setOpen(true)}
      >
        {words.soldOut}
      </BarButton>
      {isOpen && (
        <StockDrawer
          shop={shop}
          tickets={[...tickets.values()]}
          busy={taps.busy}
          failure={taps.notice?.kind === 'failure' ? taps.notice.words : undefined}
          onSoldOut={(body) => void taps.setSoldOut(body)}
          onLeft={taps.setLeft}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}
