// The menu behind a ticket's three dots. All tickets share one, since 300 of them would be slow to draw.
import { useRef } from 'react'
import { isOnBoard, statusBefore, undoableMove, type Ticket } from '#domain/kitchen/tickets.ts'
import { kitchenMessages as words } from '#words/kitchen/staff/kitchen.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PopUp } from '../../ui/pop-up.tsx'
import { officeOrderPath } from '../office/office-paths.ts'
import { classNames } from '../../ui/class-names.ts'
import popUpStyles from '../../ui/pop-up.module.css'
import styles from './ticket-menu.module.css'

const menuId = 'ticket-menu'

interface TicketMenuProps {
  /** Whose dots were pressed last. */
  ticket: Ticket | undefined
  /** Of the server. */
  now: number
  /** The connection is lost. */
  isOff: boolean
  /** The orders and their cancellation are the office's. */
  hasOffice: boolean
  onDelay: (ticket: Ticket) => void
  onPrint: (ticket: Ticket) => void
  onUndo: (ticket: Ticket) => void
  onCancel: (ticket: Ticket) => void
}

export function TicketMenu({ ticket, now, isOff, hasOffice, ...does }: TicketMenuProps) {
  const popUp = useRef<HTMLDivElement>(null)
  // The pop-up gives the focus back to the dots first, so that a window that follows gives it back there.
  const thenDo = (call: (ticket: Ticket) => void) => () => {
    popUp.current?.hidePopover()
    if (ticket) call(ticket)
  }
  const back = ticket && undoableMove(ticket, new Date(now)) && statusBefore(ticket.moves)
  return (
    <PopUp ref={popUp} id={menuId} title={ticket ? words.menuTitle(ticket.number, ticket.name) : ''}>
      {ticket && ticket.status !== 'ready' && (
        <Button className={popUpStyles.choice} off={isOff} onClick={thenDo(does.onDelay)}>
          <Icon name="clock" />
          {words.delay}
        </Button>
      )}
      <Button className={popUpStyles.choice} off={isOff} onClick={thenDo(does.onPrint)}>
        <Icon name="print" />
        {ticket?.printedAt === null ? words.print : words.printAgain}
      </Button>
      {back && isOnBoard(back) && (
        <Button className={popUpStyles.choice} off={isOff} onClick={thenDo(does.onUndo)}>
          <Icon name="undo" />
          {words.backTo[back]}
        </Button>
      )}
      {ticket && hasOffice && (
        <>
          <ButtonLink className={popUpStyles.choice} href={officeOrderPath(ticket.id)}>
            <Icon name="receipt" />
            {words.openOrder}
          </ButtonLink>
          <Button
            className={classNames(popUpStyles.choice, styles.cancel)}
            off={isOff}
            onClick={thenDo(does.onCancel)}
          >
            <Icon name="cross" />
            {words.cancel}
          </Button>
        </>
      )}
    </PopUp>
  )
}

interface MoreButtonProps {
  ticket: Ticket
  /** The only button of a ticket that waits: the arrow keys go there. */
  isOnly?: boolean
  onMenu: (ticket: Ticket) => void
}

/** The three dots. */
export function MoreButton({ ticket, isOnly = false, onMenu }: MoreButtonProps) {
  return (
    <button
      type="button"
      className={styles.more}
      aria-label={words.moreFor(ticket.number)}
      aria-haspopup="dialog"
      popoverTarget={menuId}
      data-menu=""
      data-act={isOnly ? '' : undefined}
      onClick={() => onMenu(ticket)}
    >
      <Icon name="dots" />
    </button>
  )
}
