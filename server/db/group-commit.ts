// Writes that come together share one transaction on SQLite, and so one sync to the disk (trust rule 2).
// Each is in a SAVEPOINT of its own: a bad one fails alone. Nobody is answered before the COMMIT.
import { setImmediate as otherWork } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './schema.ts'
import { isStorageBroken } from './trouble.ts'

export type Write<Result> = (trx: Transaction<Tables>) => Promise<Result>

/** The connection itself, for what frames the writes: it is said for every order. */
export interface Frame {
  run(statement: FrameStatement): void
  /** False after an error that made SQLite roll all of it back by itself, such as a full disk. */
  isOpen(): boolean
}

export type FrameStatement =
  | 'begin immediate'
  | 'commit'
  | 'rollback'
  | 'savepoint one'
  | 'release one'
  | 'rollback to one'

interface Waiting {
  /** Runs the write inside the group; answers how to tell its caller after the COMMIT. */
  run(trx: Transaction<Tables>): Promise<() => void>
  fail(error: unknown): void
}

/** So many share a sync at most: enough to make it cheap, few enough that nobody waits for long. */
const mostTogether = 256

/** Milliseconds; a sync takes about as long. */
const usualPatience = 1

/** `work` must do nothing but SQL: all others of its group wait for it. */
export function createGroupCommit(db: Kysely<Tables>, frame: Frame, patience = usualPatience) {
  let waiting: Waiting[] = []
  /** How many have said that they are about to write. */
  let coming = 0
  let running: Promise<void> | undefined
  /** After a failed sync the next one may succeed without having written what the first one lost (trust rule 5). */
  let broken: unknown

  async function runGroups(): Promise<void> {
    let last = 0
    while (waiting.length > 0) {
      await gather(last)
      const group = waiting.slice(0, mostTogether)
      waiting = waiting.slice(mostTogether)
      last = group.length
      const failure = await commitGroup(db, frame, group)
      if (!isStorageBroken(failure)) continue
      broken = failure
      for (const { fail } of waiting) fail(broken)
      waiting = []
    }
    running = undefined
  }

  /**
   * The requests that arrived in this turn of the event loop come along, and those who are on their way. Those who were
   * answered with the last group are often back within the moment that the next one is over too soon: half of them are
   * worth a short wait, which costs less than the sync that they would need for themselves.
   */
  async function gather(last: number): Promise<void> {
    const deadline = performance.now() + patience
    const isMoreExpected = () => coming > 0 || waiting.length < last / 2
    do await otherWork()
    while (isMoreExpected() && performance.now() < deadline)
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
    /** Hands through what its caller needs before it writes: whoever commits meanwhile waits for it, but not for long. */
    beforeWriting<Result>(needed: Promise<Result>): Promise<Result> {
      coming += 1
      return needed.finally(() => (coming -= 1))
    },
    /** Waits for everything that was handed in. */
    finish: async (): Promise<void> => running,
  }
}

/** Answers what made all of them fail, if something did. */
async function commitGroup(db: Kysely<Tables>, frame: Frame, group: readonly Waiting[]): Promise<unknown> {
  const tellings: (() => void)[] = []
  try {
    await db.connection().execute(async (connection) => {
      const trx = connection as Transaction<Tables>
      frame.run('begin immediate')
      try {
        for (const write of group) {
          const tell = await inSavepoint(trx, frame, write)
          if (tell) tellings.push(tell)
        }
        frame.run('commit')
      } catch (error) {
        if (frame.isOpen()) frame.run('rollback')
        throw error
      }
    })
  } catch (error) {
    for (const write of group) write.fail(error)
    return error
  }
  for (const tell of tellings) tell()
  return undefined
}

/** Undefined when this write failed, which its caller has then been told; the others are not touched. */
async function inSavepoint(
  trx: Transaction<Tables>,
  frame: Frame,
  write: Waiting,
): Promise<(() => void) | undefined> {
  frame.run('savepoint one')
  try {
    const tell = await write.run(trx)
    frame.run('release one')
    return tell
  } catch (error) {
    // Those before it are gone as well, and those after it would be stored one by one, without a COMMIT to wait for.
    if (!frame.isOpen() || isStorageBroken(error)) throw error
    frame.run('rollback to one')
    frame.run('release one')
    write.fail(error)
    return undefined
  }
}
