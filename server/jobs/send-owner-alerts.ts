// Tells the owner by mail of news about money, each once (R66). Safe on two servers at once: whoever claims news tells it.
import type { ToldNews } from '#domain/people/owner-alerts.ts'
import { LetterPutOff, MailServerDown, type Letter, type Mailer } from '../adapters/mailer.ts'
import type { Database } from '../db/engine/database.ts'
import { claimNews, markNewsTold } from '../db/people/owner-alerts.ts'
import type { MoreLater } from './background.ts'

export interface TellOwnerDeps {
  readonly db: Database
  readonly mailer: Pick<Mailer, 'send'>
  /** The restaurant's own address; null where it has none, and the office alone says it. */
  readonly ownersAddress: () => string | null
  readonly writeLetter: (news: { readonly to: string; readonly told: ToldNews }, now: Date) => Letter
  readonly now: () => Date
  readonly closing: AbortSignal
  readonly onTrouble: (words: string) => void
}

/** Longer than any try lasts; a try that failed, or whose server died, is made again after this. */
const leaseMs = 2 * 60_000

export async function tellOwner(deps: TellOwnerDeps): Promise<MoreLater> {
  const { db, closing } = deps
  while (!closing.aborted) {
    const [to, now] = [deps.ownersAddress(), deps.now()]
    if (to === null) break
    const told = await claimNews(db, now.toISOString(), new Date(now.getTime() + leaseMs).toISOString())
    if (!told) break
    try {
      // An address that is refused for good is not tried again either.
      await deps.mailer.send(deps.writeLetter({ to, told }, now), closing)
    } catch (error) {
      if (!(error instanceof MailServerDown || error instanceof LetterPutOff)) throw error
      deps.onTrouble(error.message)
      return { inMs: leaseMs }
    }
    await markNewsTold(db, told.seq, deps.now().toISOString())
  }
  return { inMs: Infinity }
}
