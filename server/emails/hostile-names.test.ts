// Nobody slips anything into an email by a name, an address or a note.
import fc from 'fast-check'
import PostalMime, { type Email } from 'postal-mime'
import { expect, test } from 'vitest'
import type { EmailedOrder, EmailKind } from '../../domain/orders/order-emails.ts'
import { emailKinds } from '../../domain/orders/order-schema.ts'
import { cents } from '../../domain/basics/money.ts'
import { customerForm } from '../../domain/orders/order-request-schema.ts'
import type { Refund } from '../../domain/payments/refund.ts'
import { composeMessage } from '../adapters/compose-message.ts'
import { hostileNames } from '../../test-support/hostile-names.ts'
import { emailSender } from '../../test-support/mail-rounds.ts'
import { mailedOrder } from '../../test-support/mailed-order.ts'
import { composeEmail } from './compose-email.ts'
import { runs } from '../../test-support/property-runs.ts'

const aRefund: Refund = {
  id: 1,
  at: '2026-11-15T20:04:00.000Z',
  units: [{ line: 0, quantity: 1 }],
  goods: cents(1050),
  tax: cents(100),
  delivery: cents(0),
  tip: cents(0),
  amount: cents(1150),
  reason: 'missing',
  note: '',
  state: 'sent',
}

const cancellation = {
  reason: 'customer-asked',
  note: '',
  at: '2026-11-15T20:04:00.000Z',
  by: 'customer',
  money: 'refunded',
} as const

function letterTo(change: Partial<EmailedOrder> = {}, kind: EmailKind = 'placed') {
  const order = mailedOrder({ cancellation, refunds: [aRefund], emailedRefund: aRefund, ...change })
  return composeEmail(emailSender, order, kind, new Date('2026-11-15T20:05:00Z'))
}

const tags = (html: string) => html.match(/<[^>]*>/g) ?? []

/** Names that the form accepts, and names made to do harm. */
const names = fc
  .oneof(fc.constantFrom(...hostileNames), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }))
  .map((typed) => customerForm.shape.firstName.safeParse(typed))
  .filter((parsed) => parsed.success)
  .map((parsed) => parsed.data)

/** What a mail program would make a link of, or a number to call, but for the order's own link. */
function lures(text: string): string[] {
  const words = text.replaceAll(/https?:\/\/\S+\/#\/Order\/[\w-]+/g, '')
  return words.match(/:\/\/|[\p{L}\p{N}][.。]\p{L}{2}|\p{N}(?:[\s().+-]*\p{N}){6,}/gu) ?? []
}

test('whatever somebody is called, an email of any kind goes to that address alone, its markup stays ours and it lures nobody', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...emailKinds),
      names,
      names,
      names,
      async (kind, firstName, lastName, address) => {
        const plain = letterTo({}, kind)
        const fulfillmentDetails = {
          fulfillment: 'delivery',
          address: { address, city: lastName.slice(0, 60), state: 'CA', zipcode: '93701' },
          travelMinutes: 20,
        } as const
        const written = letterTo({ firstName, lastName, fulfillmentDetails }, kind)
        expect(tags(written.html)).toEqual(tags(plain.html))
        expect(lures(written.text), written.text).toEqual(lures(plain.text))
        const email = await PostalMime.parse(await composeMessage({ ...written, pictures: [] }))
        expect(email.to?.map((to) => to.address)).toEqual(['rosa@example.com'])
        expect(email.to?.[0]?.name, 'no reader could take it for an address').not.toMatch(/[@<>,;:"=?()\\]/)
        expect([email.cc, email.bcc, email.replyTo]).toEqual([undefined, undefined, undefined])
        expect(email.subject).toBe(plain.subject)
        expect(headersOf(email)).toEqual(allowedHeaders)
      },
    ),
    {
      numRuns: hostileNames.length + runs(200),
      examples: hostileNames.map((name, nth) => [
        emailKinds[nth % emailKinds.length] ?? 'placed',
        name,
        name,
        name,
      ]),
    },
  )
})

/** But for those of an email that follows another one about the same order. */
function headersOf({ headers }: Email): string[] {
  return headers
    .map(({ key }) => key)
    .filter((key) => key !== 'in-reply-to' && key !== 'references')
    .toSorted()
}
const allowedHeaders = [
  'auto-submitted',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
]

test('even a name that no form lets through breaks no header', async () => {
  const evil = 'Rosa\r\nBcc: evil@example.com\r\n\r\n<b>\u0000'
  const written = letterTo({ firstName: evil, lastName: evil })
  const email = await PostalMime.parse(await composeMessage(written))
  expect(headersOf(email)).toEqual(allowedHeaders)
  expect(email.to?.map((to) => to.address)).toEqual(['rosa@example.com'])
  expect(tags(written.html)).toEqual(tags(letterTo().html))
})

test.each(emailKinds)(
  'trust rule 25: the letter of an order that is %s has no note of the customer’s',
  (kind) => {
    const note = 'Dial 1 800 55 and have your card ready'
    const plain = mailedOrder()
    const order = {
      ...plain,
      // As the table of lines has it: the letter must not rely on somebody having taken it out.
      lines: plain.lines.map((line) => ({ ...line, note, hasNote: true })),
      fulfillmentDetails: { ...plain.fulfillmentDetails, note },
      cancellation,
      refunds: [aRefund],
      emailedRefund: aRefund,
    } as EmailedOrder
    const { subject, text, html } = composeEmail(emailSender, order, kind, new Date('2026-11-15T20:05:00Z'))
    for (const part of [subject, text, html]) expect(part).not.toMatch(/Dial|1 800 55|your card ready/)
    if (!kind.startsWith('refund')) for (const part of [text, html]) expect(part).toContain('With your note')
  },
)
