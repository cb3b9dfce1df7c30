// The ticket on 80 mm paper, which only the printer shows.
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { countBurritos, lineKey } from '#domain/menu/requested-item.ts'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { textIn } from '#domain/basics/local-text.ts'
import { formatMoney } from '#domain/basics/money.ts'
import { addressParts, fullName } from '#domain/orders/order.ts'
import { useRestaurant } from '../../shop-front.ts'
import { demoWords } from '../../ui/demo.ts'
import { clockTime, dayAndTime } from '#words/basics/dates.ts'
import { language } from '#words/basics/locale.ts'
import { ChangeWords, lookOf } from './burrito-change.tsx'
import './ticket-slip.css'
import { slipWords } from '#words/kitchen/staff/kitchen.ts'
import { wayNames } from '#words/restaurant/fulfillment.ts'

export interface Slip {
  /** Every printed slip has a new id. */
  readonly id: number
  readonly ticket: Ticket
  /** Set when this ticket was printed before: the slip then says "duplicate", with this time. */
  readonly duplicateAt: number | undefined
  readonly timeZone: string
}

export function TicketSlip({ ticket, duplicateAt, timeZone, onPrinted }: Slip & { onPrinted: () => void }) {
  const slip = useRef<HTMLDivElement>(null)
  const { name, address } = useRestaurant()
  const { number, firstName, lastName, phone, timestamp, lines, fulfilment, promise, toCollect } = ticket

  useEffect(() => {
    if (!slip.current) return
    const paper = paperOf(slip.current)
    document.adoptedStyleSheets.push(paper)
    addEventListener('afterprint', onPrinted, { once: true })
    print()
    return () => {
      removeEventListener('afterprint', onPrinted)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== paper)
    }
  }, [onPrinted])

  return createPortal(
    <div className="slip" ref={slip}>
      <p className="slip__top">
        <span className="slip__way">{wayNames[fulfilment.way]}</span>
        <span>{toCollect === null ? slipWords.paid : slipWords.notPaid}</span>
      </p>
      {demoWords && <p className="slip__bar">{slipWords.demo}</p>}
      {duplicateAt !== undefined && (
        <p className="slip__bar">{slipWords.duplicate(clockTime(duplicateAt, timeZone))}</p>
      )}
      <div className="slip__call">
        <p className="slip__number">{number}</p>
        <SlipDue ticket={ticket} timeZone={timeZone} />
      </div>
      <p className="slip__name">{fullName(firstName, lastName)}</p>
      <ul role="list" className="slip__lines">
        {lines.map((line) => (
          <li key={lineKey(line)} className="slip__line">
            <span className="slip__item">{line.quantity}</span>{' '}
            <div>
              <span className="slip__item">{textIn(line.shortName, language)}</span>{' '}
              {(line.changes ?? []).map((change) => (
                <ChangeWords
                  key={`${change.kind} ${change.id}`}
                  change={change}
                  className={`slip__change slip__change--${lookOf(change)}`}
                />
              ))}
              {line.note !== undefined && <p className="slip__wish">{line.note}</p>}
            </div>
          </li>
        ))}
      </ul>
      <p className="slip__total">{slipWords.items(countBurritos(lines))}</p>
      <dl className="slip__facts">
        {fulfilment.way === 'delivery' && (
          <>
            <dt>{slipWords.to}</dt>
            <dd>{addressParts(fulfilment.address).join(', ')}</dd>
            <dt>{slipWords.arriveBy}</dt>
            <dd>{clockTime(promise.at, timeZone)}</dd>
          </>
        )}
        {phone !== null && (
          <>
            <dt>{slipWords.phone}</dt>
            <dd>{phone}</dd>
          </>
        )}
        <dt>{slipWords.placed}</dt>
        <dd>{dayAndTime(timestamp, timeZone)}</dd>
      </dl>
      {fulfilment.way === 'delivery' && fulfilment.note !== undefined && (
        <p className="slip__note">
          <b>{slipWords.note}</b> {fulfilment.note}
        </p>
      )}
      {toCollect !== null && <p className="slip__collect">{slipWords.collect(formatMoney(toCollect))}</p>}
      <p className="slip__from">
        {[name, address?.street, address?.city].filter((part) => part !== undefined).join(', ')}
      </p>
    </div>,
    document.body,
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
    <p className="slip__due">
      {isScheduled ? slipWords.scheduledFor : slipWords.readyBy}{' '}
      <b>{isScheduled ? dayAndTime(readyBy, timeZone) : clockTime(readyBy, timeZone)}</b>
      {isScheduled && startsAt !== null && (
        <span>
          {' '}
          {slipWords.start} {clockTime(startsAt, timeZone)}
        </span>
      )}
    </p>
  )
}

/**
 * Makes the page as long as the ticket. The Content-Security-Policy allows a constructed sheet, but no style element.
 */
function paperOf(slip: HTMLElement): CSSStyleSheet {
  const millimetres = Math.ceil((slip.getBoundingClientRect().height * 25.4) / 96) + 1
  const paper = new CSSStyleSheet()
  paper.replaceSync(`@page { size: 80mm ${millimetres}mm; margin: 0 }`)
  return paper
}
