// Emails the owner, once per incident, that nobody in the kitchen attends to new orders and that the shop accepts no more for
// now (R48). Two servers may run this at once: the one that claims an incident sends the email.
import { EmailDeferred, MailServerDown, type Email, type Mailer } from '../adapters/mailer.ts'
import type { Database } from '../db/engine/database.ts'
import { claimIncident, markOwnerAlerted, readAttendance } from '../db/kitchen/unattended.ts'
import type { UnattendedIncident } from '../emails/owner-email.ts'
import type { NextRun } from './background.ts'

export interface AlertUnattendedDeps {
  readonly db: Database
  readonly mailer: Pick<Mailer, 'send'>
  /** The restaurant's own address; null when it has none, and no email is sent. */
  readonly ownerEmail: () => string | null
  readonly composeEmail: (incident: UnattendedIncident, now: Date) => Email
  readonly now: () => Date
  readonly closing: AbortSignal
  readonly onDeferred: (message: string) => void
}

/** Longer than any attempt lasts; an attempt that failed, or whose server died, is repeated after this. */
const leaseMs = 2 * 60_000

export async function alertUnattendedOrders(deps: AlertUnattendedDeps): Promise<NextRun> {
  const { db, closing } = deps
  const now = deps.now()
  const { stopsAt } = await readAttendance(db.read, db.engine)
  const to = deps.ownerEmail()
  if (stopsAt === null || to === null || closing.aborted) return { inMs: Infinity }
  if (stopsAt > now.getTime()) return { inMs: stopsAt - now.getTime() }
  const incident = await claimIncident(db, now, new Date(now.getTime() + leaseMs).toISOString())
  if (!incident) return { inMs: leaseMs }
  try {
    // A refused address counts as sent: trying it again would not help.
    await deps.mailer.send(deps.composeEmail({ ...incident, to }, now), closing)
  } catch (error) {
    if (!(error instanceof MailServerDown || error instanceof EmailDeferred)) throw error
    deps.onDeferred(error.message)
    return { inMs: leaseMs }
  }
  await markOwnerAlerted(db, incident, deps.now().toISOString())
  return { inMs: Infinity }
}
