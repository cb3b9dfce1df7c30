// Later where the board has no room for a lane: a button with how many, and their list under it.
import { useId } from 'react'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { kitchenMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { PopUp } from '../../ui/pop-up.tsx'
import { BarButton } from './bar-button.tsx'
import { LaterList } from './later-list.tsx'

export function LaterButton({ tickets, now }: { tickets: readonly Ticket[]; now: number }) {
  const id = useId()
  return (
    <div className="later-button">
      <BarButton count={tickets.length} popoverTarget={id}>
        {words.columns.later}
      </BarButton>
      <PopUp id={id} title={words.columns.later}>
        <LaterList tickets={tickets} now={now} />
      </PopUp>
    </div>
  )
}
