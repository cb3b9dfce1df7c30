// Tells the owner by mail, once for each incident, that nobody in the kitchen looks at new orders and that the shop takes no
// more for now (R48). Safe on two servers at once: whoever claims an incident tells it.
import { LetterPutOff, MailServerDown, type Letter, type Mailer } from '../adapters/mailer.ts'
import type { Database } from '../db/engine/database.ts'
import { claimIncident, markTold, readWatch } from '../db/kitchen/unattended.ts'
import type { Incident as ToldIncident } from '../emails/owner-letter.ts'
import type { MoreLater } from './background.ts'

export interface WatchOrdersDeps {
  readonly db: Database
  readonly mailer: Pick<Mailer, 'send'>
  /** The restaurant's own address; null where it has none, and nobody is told. */
  readonly ownersAddress: () => string | null
  readonly writeLetter: (incident: ToldIncident, now: Date) => Letter
  readonly now: () => Date
  readonly closing: AbortSignal
  readonly onTrouble: (words: string) => void
}

/** Longer than any try lasts; a try that failed, or whose server died, is made again after this. */
const leaseMs = 2 * 60_000

export async function watchOrders(deps: WatchOrdersDeps): Promise<MoreLater> {
  const { db, closing } = deps
  const now = deps.now()
  const { stopsAt } = await readWatch(db.read, db.engine)
  const to = deps.ownersAddress()
  if (stopsAt === null || to === null || closing.aborted) return { inMs: Infinity }
  if (stopsAt > now.getTime()) return { inMs: stopsAt - now.getTime() }
  const incident = await claimIncident(db, now, new Date(now.getTime() + leaseMs).toISOString())
  if (!incident) return { inMs: leaseMs }
  try {
    // An address that is refused for good is not tried again either.
    await deps.mailer.send(deps.writeLetter({ ...incident, to }, now), closing)
  } catch (error) {
    if (!(error instanceof MailServerDown || error instanceof LetterPutOff)) throw error
    deps.onTrouble(error.message)
    return { inMs: leaseMs }
  }
  await markTold(db, incident, deps.now().toISOString())
  return { inMs: Infinity }
}
