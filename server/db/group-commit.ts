// Writes that come together share one transaction on SQLite, and so one sync to the disk (trust rule 2).
// Each is in a SAVEPOINT of its own: a bad one fails alone. Nobody is answered before the COMMIT.
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from './schema.ts'
import { isStorageBroken } from './trouble.ts'

export type Write<Result> = (trx: Transaction<Tables>) => Promise<Result>

interface Waiting {
  /** Runs the write inside the group; answers how to tell its caller after the COMMIT. */
  run(trx: Transaction<Tables>): Promise<() => void>
  fail(error: unknown): void
}

/** So many share a sync at most: enough to make it cheap, few enough that nobody waits for long. */
const mostTogether = 256

/** `work` must do nothing but SQL: all others of its group wait for it. */
export function createGroupCommit(db: Kysely<Tables>) {
  let waiting: Waiting[] = []
  let running: Promise<void> | undefined
  /** After a failed sync the next one may succeed without having written what the first one lost (trust rule 5). */
  let broken: unknown

  async function runGroups(): Promise<void> {
    // The requests that arrived in this turn of the event loop come along.
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const group = waiting.slice(0, mostTogether)
      waiting = waiting.slice(mostTogether)
      const failure = await commitGroup(db, group)
      if (isStorageBroken(failure)) broken = failure
    }
    running = undefined
  }

  return {
    write<Result>(work: Write<Result>): Promise<Result> {
      if (broken !== undefined) return Promise.reject(broken)
      return new Promise((resolve, reject) => {
        waiting.push({
          run: async (trx) => {
            const result = await work(trx)
            return () => resolve(result)
          },
          fail: reject,
        })
        running ??= runGroups()
      })
    },
    /** Waits for everything that was handed in. */
    finish: async (): Promise<void> => running,
  }
}

/** Answers what made all of them fail, if something did. */
async function commitGroup(db: Kysely<Tables>, group: readonly Waiting[]): Promise<unknown> {
  const done: { write: Waiting; tell: () => void }[] = []
  try {
    await db.connection().execute(async (connection) => {
      const trx = connection as Transaction<Tables>
      await sql`begin immediate`.execute(trx)
      try {
        for (const write of group) {
          const tell = await inSavepoint(trx, write)
          if (tell) done.push({ write, tell })
        }
        await sql`commit`.execute(trx)
      } catch (error) {
        // After some errors (a full disk) SQLite has rolled back by itself; then there is nothing left to end.
        await sql`rollback`.execute(trx).catch(() => {})
        throw error
      }
    })
  } catch (error) {
    for (const write of group) write.fail(error)
    return error
  }
  for (const { tell } of done) tell()
  return undefined
}

/** Undefined when this write failed, which its caller has then been told; the others are not touched. */
async function inSavepoint(trx: Transaction<Tables>, write: Waiting): Promise<(() => void) | undefined> {
  await sql`savepoint one`.execute(trx)
  try {
    const tell = await write.run(trx)
    await sql`release one`.execute(trx)
    return tell
  } catch (error) {
    await sql`rollback to one`.execute(trx)
    await sql`release one`.execute(trx)
    write.fail(error)
    return undefined
  }
}
