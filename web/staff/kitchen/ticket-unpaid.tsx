// What is still to be collected for a ticket, and the button that says it was (R65).
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { formatMoney, type Cents } from '#domain/basics/money.ts'
import { collectMessages as words } from '#words/payments/staff/collect.ts'
import { Button } from '../../ui/button.tsx'
import styles from './ticket-unpaid.module.css'

interface TicketUnpaidProps {
  amount: Cents
  headingId: string
  off: boolean
  ticket: Ticket
  onCollect: (ticket: Ticket) => void
}

export function TicketUnpaid({ amount, headingId, off, ticket, onCollect }: TicketUnpaidProps) {
  return (
    <p className={styles.unpaid}>
      {words.notPaid(formatMoney(amount))}
      <Button aria-describedby={headingId} off={off} onClick={() => onCollect(ticket)}>
        {words.markPaid}
      </Button>
    </p>
  )
}
