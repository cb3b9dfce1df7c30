// Tells the owner by mail of news about money, each once (R66). Safe on two servers at once: whoever claims news tells it.
import type { SentAlert } from '#domain/people/owner-alerts.ts'
import { EmailDeferred, MailServerDown, type Email, type Mailer } from '../adapters/mailer.ts'
import type { Database } from '../db/engine/database.ts'
import { claimAlert, markAlertSent } from '../db/people/owner-alerts.ts'
import type { NextRun } from './background.ts'

export interface SendOwnerAlertsDeps {
  readonly db: Database
  readonly mailer: Pick<Mailer, 'send'>
  /** The restaurant's own address; null where it has none, and the office alone says it. */
  readonly ownerEmail: () => string | null
  readonly composeEmail: (news: { readonly to: string; readonly alert: SentAlert }, now: Date) => Email
  readonly now: () => Date
  readonly closing: AbortSignal
  readonly onDeferred: (words: string) => void
}

/** Longer than any try lasts; a try that failed, or whose server died, is made again after this. */
const leaseMs = 2 * 60_000

export async function sendOwnerAlerts(deps: SendOwnerAlertsDeps): Promise<NextRun> {
  const { db, closing } = deps
  while (!closing.aborted) {
    const [to, now] = [deps.ownerEmail(), deps.now()]
    if (to === null) break
    const alert = await claimAlert(db, now.toISOString(), new Date(now.getTime() + leaseMs).toISOString())
    if (!alert) break
    try {
      // An address that is refused for good is not tried again either.
      await deps.mailer.send(deps.composeEmail({ to, alert }, now), closing)
    } catch (error) {
      if (!(error instanceof MailServerDown || error instanceof EmailDeferred)) throw error
      deps.onDeferred(error.message)
      return { inMs: leaseMs }
    }
    await markAlertSent(db, alert.seq, deps.now().toISOString())
  }
  return { inMs: Infinity }
}
