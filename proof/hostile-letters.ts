// Orders whose every field that a customer types is made to speak to a stranger, and the marks by which a letter that repeats
// any of it is found out.
import type { MailKind } from '../domain/mail.ts'
import type { OrderRequest } from '../domain/order-form.ts'
import { hostileNames } from '../test-support/hostile-names.ts'
import type { ReceivedMail } from '../test-support/mail-server.ts'
import { rosasOrder } from '../test-support/rosas-order.ts'

/** In every note, and nowhere else. */
const canary = /zorn/i
const frauds = [
  'Call 1 800 555 0199',
  'http:evil。com',
  'www.evil.example',
  'evil.example/pay',
  'Your card was charged 499 dollars',
  'Dial +1 (800) 555-0199 today',
  '12 Main St evil.example',
]
const hostile = [...frauds, ...hostileNames]

export const honestMailbox = 'honest@letters.example'

/** One honest order, with a note too, and then hostile ones in the given number. */
export function ordersFor(count: number): OrderRequest[] {
  const honest = { ...rosasOrder, email: honestMailbox, lines: withNotes('zorn: cut in half, please') }
  return [honest, ...Array.from({ length: count }, (_, nth) => hostileOrder(nth))]
}

function hostileOrder(nth: number): OrderRequest {
  const text = (step: number) => hostile[(nth + step) % hostile.length] ?? ''
  const note = `zorn ${text(0)}`.slice(0, 140)
  return {
    ...rosasOrder,
    email: `victim-${nth}@letters.example`,
    firstName: text(0),
    lastName: text(1),
    address: text(2),
    apartment: text(3).slice(0, 40),
    city: text(4),
    note,
    lines: withNotes(note),
  }
}

function withNotes(note: string): OrderRequest['lines'] {
  return rosasOrder.lines.map((line) => ({ ...line, note }))
}

export interface LetterFaults {
  noted: number
  linked: number
  dialled: number
  marked: number
  astray: number
}

/** Each letter is held against the honest customer's of the same kind. */
export function judgeLetters(
  received: readonly ReceivedMail[],
  order: { readonly site: string; readonly idOf: (mailbox: string) => string | undefined },
): { readonly faults: LetterFaults; readonly kinds: ReadonlyMap<MailKind, number> } {
  const faults: LetterFaults = { noted: 0, linked: 0, dialled: 0, marked: 0, astray: 0 }
  const kinds = new Map<MailKind, number>()
  const honest = new Map(
    received
      .filter((mail) => mail.recipients[0] === honestMailbox)
      .map((mail) => [kindOf(mail), tagsOf(mail)]),
  )
  for (const mail of received) {
    const { email, recipients } = mail
    const kind = kindOf(mail)
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    const [to = ''] = recipients
    const link = `${order.site}/#/Order/${order.idOf(to)}`
    const parts = [email.subject ?? '', email.text ?? '', readable(email.html ?? '')]
    const words = parts.join('\n').replaceAll(link, '')
    if (canary.test(`${words} ${email.html} ${JSON.stringify(email.headers)}`)) faults.noted += 1
    const targets = [...(email.html ?? '').matchAll(/(?:href|src)="([^"]*)"/g)].map(
      ([, target = '']) => target,
    )
    const isForeign = (target: string) => target !== link && !target.startsWith('cid:')
    // A mail program makes a link of whatever looks like a domain, alone or after an @.
    if (targets.some(isForeign) || /:\/\/|[\p{L}\p{N}][.。]\p{L}{2}/u.test(words)) faults.linked += 1
    if (/\p{N}(?:[\s().+-]*\p{N}){6,}/u.test(words)) faults.dialled += 1
    if (tagsOf(mail) !== honest.get(kind)) faults.marked += 1
    if (
      recipients.length !== 1 ||
      email.to?.length !== 1 ||
      email.to[0]?.address !== to ||
      email.cc ||
      email.bcc
    )
      faults.astray += 1
  }
  return { faults, kinds }
}

/** <moved-1763400000000.0123@…> */
function kindOf({ email }: ReceivedMail): MailKind {
  return (/^<([a-z-]+?)(?:-\d+)?\./.exec(email.messageId ?? '')?.[1] ?? 'unknown') as MailKind
}

function tagsOf({ email }: ReceivedMail): string {
  return (email.html?.match(/<[^>]*>/g) ?? []).join('').replaceAll(/#\/Order\/[\w-]+/g, '')
}

function readable(html: string): string {
  return html.replace(/^.*<\/head>/s, '').replaceAll(/<[^>]*>/g, ' ')
}
