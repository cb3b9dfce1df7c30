// The owner tests the mail server with an email to an address of their own (R40).
import type { EmailTestBody, EmailTestReply } from '#domain/people/people-api.ts'
import { mailboxOf } from '#domain/orders/order-limits.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { EmailDeferred, MailServerDown } from '../../adapters/mailer.ts'
import type { MailNow } from '../../connections/mail-now.ts'
import { createRateLimit, type RateLimit } from '../../limits/rate-limit.ts'
import { composeTestEmail } from '../../emails/owner-email.ts'

export interface TryEmailDeps {
  readonly mail: Pick<MailNow, 'current' | 'trial'>
  readonly restaurant: { current(): Restaurant }
  readonly now: () => Date
  /** Counted by person, and by the mailbox that receives the email (trust rule 22). */
  readonly emailAttempts: RateLimit
  /** Aborted when the server stops, so that a test email does not delay the shutdown. */
  readonly closing: AbortSignal
}

/** Enough to fix a setting, and too few to spam anybody. */
export function limitEmailAttempts(): RateLimit {
  return createRateLimit(6, 10 * 60_000)
}

/** The owner is waiting at the screen: the server answers before the browser gives up. */
const timeoutMs = 12_000

export async function tryEmail(
  deps: TryEmailDeps,
  { to, staff }: EmailTestBody & { staff: StaffMember },
): Promise<EmailTestReply> {
  const now = deps.now()
  const count = (key: string) => deps.emailAttempts.count(key, now.getTime())
  const retryAfter = count(`by ${staff.username}`) ?? count(`to ${mailboxOf(to)}`)
  if (retryAfter !== undefined) throw new Problem('too-many-attempts', { retryAfter })

  const { from, server } = deps.mail.current()
  const emailSender = { from, restaurant: deps.restaurant.current() }
  const email = composeTestEmail(emailSender, { name: staff.name, address: to }, now)
  try {
    const signal = AbortSignal.any([deps.closing, AbortSignal.timeout(timeoutMs)])
    const outcome = await deps.mail.trial.sendIsolated(email, signal)
    if (outcome === 'refused') return { outcome: 'address-refused', answer: null }
    return { outcome: server === null ? 'written-to-file' : 'sent', answer: null }
  } catch (error) {
    if (error instanceof EmailDeferred) return { outcome: 'deferred', answer: error.answer ?? null }
    if (error instanceof MailServerDown) return { outcome: error.kind, answer: error.answer ?? null }
    throw error
  }
}
