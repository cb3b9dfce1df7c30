// The promise of a ticket, over the minutes that are left.
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { clockTimeShort } from '#words/basics/dates.ts'
import { kitchenMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { useRestaurant } from '../../shop-front.ts'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { dueAt, standingOf, type Standing } from './due.ts'
import { useKitchenClock } from './kitchen-clock.ts'
import ticketCardStyles from './ticket-card.module.css'

interface TicketDueProps {
  ticket: Ticket
  /** The kitchen has promised more than it can make by then. */
  isLost: boolean
}

export function TicketDue({ ticket, isLost }: TicketDueProps) {
  const { timeZone } = useRestaurant()
  const standing = standingOf(ticket, useKitchenClock())
  const isBehind = isLost && (standing.says === 'left' || standing.says === 'now')
  const said = wordsFor(standing)
  return (
    <p className={ticketCardStyles.due}>
      <VisuallyHidden>{words.due} </VisuallyHidden>
      <time className={ticketCardStyles.time}>{clockTimeShort(dueAt(ticket), timeZone)}</time>{' '}
      <span className={classNames(ticketCardStyles.left, isBehind && ticketCardStyles.leftBehind)}>
        {isBehind ? words.behind(said) : said}
      </span>
    </p>
  )
}

function wordsFor({ says, minutes }: Standing): string {
  switch (says) {
    case 'left':
      return words.left(minutes)
    case 'now':
      return words.dueNow
    case 'late':
      return words.late(minutes)
    case 'ready':
      return minutes === 0 ? words.justReady : words.waiting(minutes)
  }
}
