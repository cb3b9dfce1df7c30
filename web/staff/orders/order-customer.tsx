// Who ordered, where it goes, and whether the money and the mails are where they belong.
import { Fragment, useState } from 'react'
import type { OfficeEmail, OfficeOrder } from '#domain/people/people-api.ts'
import { addressParts, fullName } from '#domain/orders/order.ts'
import { resendEmail } from '../../office-api.ts'
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
import { officeOrderMessages } from '#words/orders/staff/orders.ts'
import { forgottenWords } from './about-orders.ts'
import officeStyles from '../office/office.module.css'
import orderStyles from './order.module.css'

export function OrderCustomer({ order, onChanged }: { order: OfficeOrder; onChanged: () => void }) {
  return (
    <section className={officeStyles.panel} aria-labelledby="order-customer">
      <h2 className={officeStyles.panelTitle} id="order-customer">
        {officeOrderMessages.customer}
      </h2>
      <dl className={orderStyles.orderFacts}>
        {order.purgedAt === null ? (
          <KnownCustomer order={order} />
        ) : (
          <>
            <dt>{officeOrderMessages.name}</dt>
            <dd>{forgottenWords(order.timestamp, order.purgedAt)}</dd>
            <dt>{officeOrderMessages.payment}</dt>
            <dd>{paymentWords(order)}</dd>
          </>
        )}
      </dl>
      {isStuck(order) && <SendAgain order={order} onChanged={onChanged} />}
    </section>
  )
}

function KnownCustomer({ order }: { order: OfficeOrder }) {
  const { firstName, lastName, email, phone, fulfillmentDetails, emails } = order
  const { emailsGoToFiles } = useOffice().me
  const { timeZone } = useRestaurant()
  const day = calendarDay(order.timestamp, timeZone)
  return (
    <>
      <dt>{officeOrderMessages.name}</dt>
      <dd>{fullName(firstName, lastName)}</dd>
      <dt>{officeOrderMessages.email}</dt>
      <dd>
        <a href={mailTo(email)}>{email}</a>
      </dd>
      {phone !== null && (
        <>
          <dt>{officeOrderMessages.phone}</dt>
          <dd>
            <a href={phoneLink(phone)}>{phone}</a>
          </dd>
        </>
      )}
      <Fulfilled fulfillmentDetails={fulfillmentDetails} />
      <dt>{officeOrderMessages.payment}</dt>
      <dd>{paymentWords(order)}</dd>
      {emails.length === 0 && (
        <>
          <dt>{officeOrderMessages.mail.placed}</dt>
          <dd>{officeOrderMessages.noMail}</dd>
        </>
      )}
      {emails.map((mail) => (
        <Fragment key={`${mail.kind} ${mail.refund} ${mail.at}`}>
          <dt>{officeOrderMessages.mail[mail.kind]}</dt>
          <dd>{mailWords(mail, timeSeenFrom(day, mail.at, timeZone), emailsGoToFiles)}</dd>
        </Fragment>
      ))}
    </>
  )
}

function Fulfilled({ fulfillmentDetails }: Pick<OfficeOrder, 'fulfillmentDetails'>) {
  return (
    <>
      <dt>{officeOrderMessages.fulfillment}</dt>
      <dd>
        <WayMark fulfillment={fulfillmentDetails.fulfillment} />
      </dd>
      {fulfillmentDetails.fulfillment === 'delivery' && (
        <>
          <dt>{officeOrderMessages.to}</dt>
          <dd>{addressParts(fulfillmentDetails.address).join(', ')}</dd>
        </>
      )}
      {fulfillmentDetails.fulfillment === 'delivery' && fulfillmentDetails.note !== undefined && (
        <>
          <dt>{officeOrderMessages.note}</dt>
          <dd>{fulfillmentDetails.note}</dd>
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
        await resendEmail(order.id)
        onChanged()
      } catch (error) {
        setTrouble(troubleWords(error))
      }
    })
  return (
    <div className={orderStyles.orderMail}>
      <Button small busy={busy.has('send')} onClick={() => void send()}>
        {officeOrderMessages.sendAgain}
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
function isStuck({ emails }: OfficeOrder): boolean {
  return emails.some(
    ({ state, tries }) => state === 'refused' || state === 'withheld' || (state === 'due' && tries > 0),
  )
}

function mailWords({ state, tries }: OfficeEmail, time: string, isFiled: boolean): string {
  if (state === 'sent') return isFiled ? officeOrderMessages.mailFiled : officeOrderMessages.mailSent(time)
  if (state === 'refused') return officeOrderMessages.mailRefused
  if (state === 'withheld') return officeOrderMessages.mailWithheld
  return tries > 0 ? officeOrderMessages.mailTrying : officeOrderMessages.mailDue
}
