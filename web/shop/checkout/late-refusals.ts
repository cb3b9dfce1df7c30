// What refusals say and tell of the menu, loaded after the form stands: most orders are never refused. Without it the server's
// own words are shown, and the menu is fetched anyway.
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { Bill } from '#domain/orders/bill.ts'
import { Refusal } from '../../api.ts'
import type { FieldMessages } from './check-form.ts'
import { refused, type Message } from './messages.ts'

let part: typeof import('./refusals.ts') | undefined

export async function loadRefusalWords(): Promise<void> {
  part ??= await import('./refusals.ts').catch(() => undefined)
}

/** A part that does not come holds no answer back. */
export async function learnFrom(refusal: Refusal, sent: Bill): Promise<void> {
  await Promise.race([loadRefusalWords(), new Promise((resolve) => setTimeout(resolve, 2_000))])
  await part?.learnFrom(refusal, sent)
}

export function sayRefusal(refusal: Refusal): string {
  return part?.whyRefused(refusal) ?? refusal.title
}

export function sayCard(about: 'not-prepared' | 'confirming' | 'not-confirmed'): Message | undefined {
  return part?.cardMessages[about]
}

/** Without the part, in the server's own words. */
export function fieldsOf(failure: unknown): FieldMessages {
  return failure instanceof Refusal ? (part?.fieldsOf(failure) ?? failure.fields) : {}
}

/** Undefined where a notice about the menu already says the same. */
export function sayAnswer(
  refusal: Refusal,
  menu: MenuReply | undefined,
  bill: Bill | undefined,
): Message | undefined {
  return part ? part.messageFor(refusal, menu, bill) : refused(refusal.title)
}
