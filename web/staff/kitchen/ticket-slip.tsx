// The ticket on 80 mm paper, which only the printer shows.
import { countItems, lineKey } from '#domain/menu/requested-item.ts'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import { formatMoney } from '#domain/basics/money.ts'
import { addressParts, fullName } from '#domain/orders/order.ts'
import { useRestaurant } from '../../page-data.ts'
import { demoMessages } from '../../ui/demo.ts'
import { Paper } from '../../ui/paper.tsx'
import { clockTime, dayAndTime } from '#words/basics/dates.ts'
import { language } from '#words/basics/locale.ts'
import { LineChangeText, lookOf } from './line-change.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './ticket-slip.module.css'
import { ticketSlipMessages } from '#words/kitchen/staff/kitchen.ts'
import { fulfillmentNames } from '#words/restaurant/fulfillment.ts'

const changeLooks: Readonly<Record<string, string | undefined>> = {
  no: styles.changeNo,
  word: styles.changeWord,
}

export interface Slip {
  /** Every printed slip has a new id. */
  readonly id: number
  readonly ticket: Ticket
  /** Set when this ticket was printed before: the slip then says "duplicate", with this time. */
  readonly duplicateAt: number | undefined
  readonly timeZone: string
}

export function TicketSlip({ ticket, duplicateAt, timeZone, onPrinted }: Slip & { onPrinted: () => void }) {
  const { name, address } = useRestaurant()
  const { number, firstName, lastName, phone, timestamp, lines, fulfillmentDetails, promise, toCollect } =
    ticket

  return (
    <Paper size="roll" name="ticket" onPrinted={onPrinted}>
      <p className={styles.top}>
        <span className={styles.fulfillment}>{fulfillmentNames[fulfillmentDetails.fulfillment]}</span>
        <span>{toCollect === null ? ticketSlipMessages.paid : ticketSlipMessages.notPaid}</span>
      </p>
      {demoMessages && <p className={styles.bar}>{ticketSlipMessages.demo}</p>}
      {duplicateAt !== undefined && (
        <p className={styles.bar}>{ticketSlipMessages.duplicate(clockTime(duplicateAt, timeZone))}</p>
      )}
      <div className={styles.call}>
        <p className={styles.number} data-number>
          {number}
        </p>
        <SlipDue ticket={ticket} timeZone={timeZone} />
      </div>
      <p className={styles.name}>{fullName(firstName, lastName)}</p>
      <ul role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={lineKey(line)} className={styles.line}>
            <span className={styles.item}>{line.quantity}</span>{' '}
            <div>
              <span className={styles.item}>{textInLanguage(line.shortName, language)}</span>{' '}
              {(line.changes ?? []).map((change) => (
                <LineChangeText
                  key={`${change.kind} ${change.id}`}
                  change={change}
                  className={classNames(styles.change, changeLooks[lookOf(change)])}
                />
              ))}
              {line.note !== undefined && <p className={styles.lineNote}>{line.note}</p>}
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.total}>{ticketSlipMessages.items(countItems(lines))}</p>
      <dl className={styles.facts}>
        {fulfillmentDetails.fulfillment === 'delivery' && (
          <>
            <dt>{ticketSlipMessages.to}</dt>
            <dd>{addressParts(fulfillmentDetails.address).join(', ')}</dd>
            <dt>{ticketSlipMessages.arriveBy}</dt>
            <dd>{clockTime(promise.at, timeZone)}</dd>
          </>
        )}
        {phone !== null && (
          <>
            <dt>{ticketSlipMessages.phone}</dt>
            <dd>{phone}</dd>
          </>
        )}
        <dt>{ticketSlipMessages.placed}</dt>
        <dd>{dayAndTime(timestamp, timeZone)}</dd>
      </dl>
      {fulfillmentDetails.fulfillment === 'delivery' && fulfillmentDetails.note !== undefined && (
        <p className={styles.note}>
          <b>{ticketSlipMessages.note}</b> {fulfillmentDetails.note}
        </p>
      )}
      {toCollect !== null && (
        <p className={styles.collect}>{ticketSlipMessages.collect(formatMoney(toCollect))}</p>
      )}
      <p className={styles.from}>
        {[name, address?.street, address?.city].filter((part) => part !== undefined).join(', ')}
      </p>
    </Paper>
  )
}

interface SlipDueProps {
  ticket: Ticket
  timeZone: string
}

/** When it is to be ready; for an order that was scheduled also the day, and when to start. */
function SlipDue({ ticket: { startsAt, promise }, timeZone }: SlipDueProps) {
  const { readyBy, isScheduled } = promise
  return (
    <p className={styles.due}>
      {isScheduled ? ticketSlipMessages.scheduledFor : ticketSlipMessages.readyBy}{' '}
      <b>{isScheduled ? dayAndTime(readyBy, timeZone) : clockTime(readyBy, timeZone)}</b>
      {isScheduled && startsAt !== null && (
        <span>
          {' '}
          {ticketSlipMessages.start} {clockTime(startsAt, timeZone)}
        </span>
      )}
    </p>
  )
}
