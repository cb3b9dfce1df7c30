// The burritos of a ticket, each different one with all its changes and its note (R60); in Cooking they are ticked off.
import { Fragment } from 'react'
import { lineKey } from '#domain/menu/requested-item.ts'
import { remainingToRoll, type BoardStatus, type Ticket, type TicketLine } from '#domain/kitchen/tickets.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { language } from '#words/basics/locale.ts'
import { kitchenMessages, ticketChangeMessages } from '#words/kitchen/staff/kitchen.ts'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { LineChangeText, lookOf } from './line-change.tsx'
import { isLineSoldOut, marksOfItem, type MenuMarks } from './menu-marks.ts'
import styles from './ticket-lines.module.css'

const changeLooks: Readonly<Record<string, string | undefined>> = {
  add: styles.changeAdd,
  no: styles.changeNo,
  word: styles.changeWord,
  out: styles.changeOut,
  milder: styles.changeMilder,
}

interface TicketLinesProps {
  ticket: Ticket
  status: BoardStatus
  /** The ticket's heading: it says whose burritos they are. */
  headingId: string
  /** The connection is lost. */
  isOff: boolean
  marks: MenuMarks
  onTick: (ticket: Ticket, line: number) => void
}

export function TicketLines({ ticket, status, headingId, isOff, marks, onTick }: TicketLinesProps) {
  return (
    <ul role="list">
      {ticket.lines.map((line, at) => (
        <li key={lineKey(line)} className={styles.line} data-color={marksOfItem(marks, line).color}>
          {status === 'cooking' && marksOfItem(marks, line).isTicked ? (
            <button
              type="button"
              className={classNames(styles.row, remainingToRoll(line) === 0 && styles.rowRolled)}
              aria-describedby={headingId}
              aria-disabled={isOff || undefined}
              onClick={() => !isOff && onTick(ticket, at)}
            >
              <Row line={line} status={status} marks={marks} />
              <Ticks line={line} />
            </button>
          ) : (
            <div className={styles.row}>
              <Row line={line} status={status} marks={marks} />
            </div>
          )}
          {line.note !== undefined && (
            <p className={styles.note}>
              <VisuallyHidden>{ticketChangeMessages.note} </VisuallyHidden>
              {line.note}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function Row({ line, status, marks }: Pick<TicketLinesProps, 'status' | 'marks'> & { line: TicketLine }) {
  return (
    <>
      <span className={classNames(styles.count, line.quantity > 999 && styles.countMany)}>
        {line.quantity}
      </span>{' '}
      <i className={styles.chip} />{' '}
      <span className={styles.what}>
        <span className={styles.item}>{textInLanguage(line.shortName, language)}</span>{' '}
        {status !== 'ready' && isLineSoldOut(marks, line) && (
          <>
            <b className={classNames(styles.change, styles.changeOut)}>{ticketChangeMessages.soldOut}</b>{' '}
          </>
        )}
        {(line.changes ?? []).map((change) => (
          <Fragment key={`${change.kind} ${change.id}`}>
            <LineChangeText
              change={change}
              className={classNames(
                styles.change,
                changeLooks[lookOf(change)],
                marks.milder.includes(change.id) && styles.changeMilder,
              )}
            />{' '}
          </Fragment>
        ))}
      </span>
    </>
  )
}

/** More would not fit beside the name. */
const mostMarks = 3

/** A mark for each burrito; for many of them the count, and one mark for all. */
function Ticks({ line: { quantity, rolled } }: { line: TicketLine }) {
  const isMany = quantity > mostMarks
  const isFull = (at: number) => (isMany ? rolled === quantity : at < rolled)
  return (
    <span className={styles.ticks}>
      <span aria-hidden="true">{isMany && kitchenMessages.rolledShort(rolled, quantity)}</span>
      {Array.from({ length: isMany ? 1 : quantity }, (_, at) => (
        <i key={at} className={classNames(styles.ticksBean, isFull(at) && styles.ticksBeanFull)} />
      ))}
      <VisuallyHidden>{kitchenMessages.rolled(rolled, quantity)}</VisuallyHidden>
    </span>
  )
}
