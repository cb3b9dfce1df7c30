// Emails the owner each alert about money, once (R66). Two servers may run this at once: the one that claims an alert sends it.
import type { SentAlert } from '#domain/people/owner-alerts.ts'
import { EmailDeferred, MailServerDown, type Email, type Mailer } from '../adapters/mailer.ts'
import type { Database } from '../db/engine/database.ts'
import { claimAlert, markAlertSent } from '../db/people/owner-alerts.ts'
import type { NextRun } from './background.ts'

export interface SendOwnerAlertsDeps {
  readonly db: Database
  readonly mailer: Pick<Mailer, 'send'>
  /** The restaurant's own address; null when it has none, and only the office shows the alert. */
  readonly ownerEmail: () => string | null
  readonly composeEmail: (addressed: { readonly to: string; readonly alert: SentAlert }, now: Date) => Email
  readonly now: () => Date
  readonly closing: AbortSignal
  readonly onDeferred: (message: string) => void
}

/** Longer than any attempt lasts; an attempt that failed, or whose server died, is repeated after this. */
const leaseMs = 2 * 60_000

export async function sendOwnerAlerts(deps: SendOwnerAlertsDeps): Promise<NextRun> {
  const { db, closing } = deps
  while (!closing.aborted) {
    const [to, now] = [deps.ownerEmail(), deps.now()]
    if (to === null) break
    const alert = await claimAlert(db, now.toISOString(), new Date(now.getTime() + leaseMs).toISOString())
    if (!alert) break
    try {
      // A refused address counts as sent: trying it again would not help.
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
