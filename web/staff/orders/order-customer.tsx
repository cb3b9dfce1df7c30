// Who ordered, where it goes, and whether the money and the mails are where they belong.
import { Fragment, useState } from 'react'
import type { Mail } from '#domain/orders/email.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { addressParts, fullName } from '#domain/orders/order.ts'
import { mailAgain } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { calendarDay } from '#words/basics/dates.ts'
import { useRestaurant } from '../../shop-front.ts'
import { useOffice } from '../office/office-frame.tsx'
import { phoneLink } from '../../phone-link.ts'
import { WayMark } from '../way-mark.tsx'
import { troubleWords } from '../trouble-words.ts'
import { useErrands } from '../use-errands.ts'
import { timeSeenFrom } from './order-times.ts'
import { paymentWords } from './payment-words.ts'
import { orderWords } from '#words/orders/staff/orders.ts'
import { forgottenWords } from './about-orders.ts'

export function OrderCustomer({ order, onChanged }: { order: OfficeOrder; onChanged: () => void }) {
  return (
    <section className="panel" aria-labelledby="order-customer">
      <h2 className="panel__title" id="order-customer">
        {orderWords.customer}
      </h2>
      <dl className="order-facts">
        {order.forgottenAt === null ? (
          <KnownCustomer order={order} />
        ) : (
          <>
            <dt>{orderWords.name}</dt>
            <dd>{forgottenWords(order.timestamp, order.forgottenAt)}</dd>
            <dt>{orderWords.payment}</dt>
            <dd>{paymentWords(order)}</dd>
          </>
        )}
      </dl>
      {isStuck(order) && <SendAgain order={order} onChanged={onChanged} />}
    </section>
  )
}

function KnownCustomer({ order }: { order: OfficeOrder }) {
  const { firstName, lastName, email, phone, fulfilment, mails } = order
  const { mailsAreFiled } = useOffice().me
  const { timeZone } = useRestaurant()
  const day = calendarDay(order.timestamp, timeZone)
  return (
    <>
      <dt>{orderWords.name}</dt>
      <dd>{fullName(firstName, lastName)}</dd>
      <dt>{orderWords.email}</dt>
      <dd>
        <a href={mailTo(email)}>{email}</a>
      </dd>
      {phone !== null && (
        <>
          <dt>{orderWords.phone}</dt>
          <dd>
            <a href={phoneLink(phone)}>{phone}</a>
          </dd>
        </>
      )}
      <Fulfilled fulfilment={fulfilment} />
      <dt>{orderWords.payment}</dt>
      <dd>{paymentWords(order)}</dd>
      {mails.length === 0 && (
        <>
          <dt>{orderWords.mail.placed}</dt>
          <dd>{orderWords.noMail}</dd>
        </>
      )}
      {mails.map((mail) => (
        <Fragment key={`${mail.kind} ${mail.refund} ${mail.at}`}>
          <dt>{orderWords.mail[mail.kind]}</dt>
          <dd>{mailWords(mail, order.mailTries, timeSeenFrom(day, mail.at, timeZone), mailsAreFiled)}</dd>
        </Fragment>
      ))}
    </>
  )
}

function Fulfilled({ fulfilment }: Pick<OfficeOrder, 'fulfilment'>) {
  return (
    <>
      <dt>{orderWords.way}</dt>
      <dd>
        <WayMark way={fulfilment.way} />
      </dd>
      {fulfilment.way === 'delivery' && (
        <>
          <dt>{orderWords.to}</dt>
          <dd>{addressParts(fulfilment.address).join(', ')}</dd>
        </>
      )}
      {fulfilment.way === 'delivery' && fulfilment.note !== undefined && (
        <>
          <dt>{orderWords.note}</dt>
          <dd>{fulfilment.note}</dd>
        </>
      )}
    </>
  )
}

function SendAgain({ order, onChanged }: { order: OfficeOrder; onChanged: () => void }) {
  const { busy, run } = useErrands<'send'>()
  const [trouble, setTrouble] = useState<string>()
  const send = () =>
    run('send', async () => {
      setTrouble(undefined)
      try {
        await mailAgain(order.id)
        onChanged()
      } catch (error) {
        setTrouble(troubleWords(error))
      }
    })
  return (
    <div className="order-mail">
      <Button small busy={busy.has('send')} onClick={() => void send()}>
        {orderWords.sendAgain}
      </Button>
      {trouble && <Notice tone="bad">{trouble}</Notice>}
    </div>
  )
}

/** An address may hold signs that mean something else in a link. */
function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}

/** The mail server will not take it, or has not yet, however often we tried; or we have not asked it. */
function isStuck({ mails, mailTries }: OfficeOrder): boolean {
  return mails.some(
    ({ state }) => state === 'refused' || state === 'withheld' || (state === 'due' && mailTries > 0),
  )
}

function mailWords({ state }: Mail, tries: number, time: string, isFiled: boolean): string {
  if (state === 'sent') return isFiled ? orderWords.mailFiled : orderWords.mailSent(time)
  if (state === 'refused') return orderWords.mailRefused
  if (state === 'withheld') return orderWords.mailWithheld
  return tries > 0 ? orderWords.mailTrying : orderWords.mailDue
}
