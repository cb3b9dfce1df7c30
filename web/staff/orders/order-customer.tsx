// Who ordered, where it goes, and whether the money and the mails are where they belong.
import { useState } from 'react'
import type { OfficeEmail, OfficeOrder } from '#domain/people/people-api.ts'
import { addressParts, fullName } from '#domain/orders/order.ts'
import { resendEmail } from '../../office-api.ts'
import { Button } from '../../ui/button.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { calendarDay } from '#words/basics/dates.ts'
import { useRestaurant } from '../../page-data.ts'
import { useOffice } from '../office/office-frame.tsx'
import { phoneLink } from '../../phone-link.ts'
import { FulfillmentMark } from '../fulfillment-mark.tsx'
import { errorMessage } from '../error-message.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import { timeSeenFrom } from './order-times.ts'
import { paymentLabel } from './payment-label.ts'
import { officeOrderMessages } from '#words/orders/staff/orders.ts'
import { forgottenMessage } from './about-orders.ts'

export function OrderCustomer({ order, onChanged }: { order: OfficeOrder; onChanged: () => void }) {
  return (
    <Panel title={officeOrderMessages.customer}>
      <Facts look="beside">
        {order.purgedAt === null ? (
          <KnownCustomer order={order} />
        ) : (
          <>
            <Fact name={officeOrderMessages.name}>{forgottenMessage(order.timestamp, order.purgedAt)}</Fact>
            <Fact name={officeOrderMessages.payment}>{paymentLabel(order)}</Fact>
          </>
        )}
      </Facts>
      {isStuck(order) && <SendAgain order={order} onChanged={onChanged} />}
    </Panel>
  )
}

function KnownCustomer({ order }: { order: OfficeOrder }) {
  const { firstName, lastName, email, phone, fulfillmentDetails: how, emails } = order
  const { emailsGoToFiles } = useOffice().me
  const { timeZone } = useRestaurant()
  const day = calendarDay(order.timestamp, timeZone)
  return (
    <>
      <Fact name={officeOrderMessages.name}>{fullName(firstName, lastName)}</Fact>
      <Fact name={officeOrderMessages.email}>
        <a href={mailTo(email)}>{email}</a>
      </Fact>
      {phone !== null && (
        <Fact name={officeOrderMessages.phone}>
          <a href={phoneLink(phone)}>{phone}</a>
        </Fact>
      )}
      <Fact name={officeOrderMessages.fulfillment}>
        <FulfillmentMark fulfillment={how.fulfillment} />
      </Fact>
      {how.fulfillment === 'delivery' && (
        <Fact name={officeOrderMessages.to}>{addressParts(how.address).join(', ')}</Fact>
      )}
      {how.fulfillment === 'delivery' && how.note !== undefined && (
        <Fact name={officeOrderMessages.note}>{how.note}</Fact>
      )}
      <Fact name={officeOrderMessages.payment}>{paymentLabel(order)}</Fact>
      {emails.length === 0 && (
        <Fact name={officeOrderMessages.mail.placed}>{officeOrderMessages.noMail}</Fact>
      )}
      {emails.map((mail) => (
        <Fact key={`${mail.kind} ${mail.refund} ${mail.at}`} name={officeOrderMessages.mail[mail.kind]}>
          {mailMessage(mail, timeSeenFrom(day, mail.at, timeZone), emailsGoToFiles)}
        </Fact>
      ))}
    </>
  )
}

function SendAgain({ order, onChanged }: { order: OfficeOrder; onChanged: () => void }) {
  const { busy, run } = useSingleFlight<'send'>()
  const [failure, setFailure] = useState<string>()
  const send = () =>
    run('send', async () => {
      setFailure(undefined)
      try {
        await resendEmail(order.id)
        onChanged()
      } catch (error) {
        setFailure(errorMessage(error))
      }
    })
  return (
    <Row gap={3}>
      <Button quiet busy={busy.has('send')} onClick={() => void send()}>
        {officeOrderMessages.sendAgain}
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </Row>
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

function mailMessage({ state, tries }: OfficeEmail, time: string, isFiled: boolean): string {
  if (state === 'sent') return isFiled ? officeOrderMessages.mailFiled : officeOrderMessages.mailSent(time)
  if (state === 'refused') return officeOrderMessages.mailRefused
  if (state === 'withheld') return officeOrderMessages.mailWithheld
  return tries > 0 ? officeOrderMessages.mailTrying : officeOrderMessages.mailDue
}
