// Tells the owner by mail, once for each incident, that nobody in the kitchen looks at new orders and that the shop takes no
// more for now (R48). Safe on two servers at once: whoever claims an incident tells it.
import { EmailDeferred, MailServerDown, type Email, type Mailer } from '../adapters/mailer.ts'
import type { Database } from '../db/engine/database.ts'
import { claimIncident, markOwnerAlerted, readAttendance } from '../db/kitchen/unattended.ts'
import type { UnattendedIncident } from '../emails/owner-email.ts'
import type { NextRun } from './background.ts'

export interface AlertUnattendedDeps {
  readonly db: Database
  readonly mailer: Pick<Mailer, 'send'>
  /** The restaurant's own address; null where it has none, and nobody is told. */
  readonly ownerEmail: () => string | null
  readonly composeEmail: (incident: UnattendedIncident, now: Date) => Email
  readonly now: () => Date
  readonly closing: AbortSignal
  readonly onDeferred: (words: string) => void
}

/** Longer than any try lasts; a try that failed, or whose server died, is made again after this. */
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
    // An address that is refused for good is not tried again either.
    await deps.mailer.send(deps.composeEmail({ ...incident, to }, now), closing)
  } catch (error) {
    if (!(error instanceof MailServerDown || error instanceof EmailDeferred)) throw error
    deps.onDeferred(error.message)
    return { inMs: leaseMs }
  }
  await markOwnerAlerted(db, incident, deps.now().toISOString())
  return { inMs: Infinity }
}
