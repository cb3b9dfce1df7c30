// The one writer of SQLite. Writes that wait for the writer share a transaction, and so one sync (trust rule 2).
// Each write is in a SAVEPOINT of its own: a bad one fails alone. Nobody is answered before the COMMIT.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './schema.ts'
import { isStorageBroken } from './trouble.ts'

export type Write<Result> = (trx: Transaction<Tables>) => Promise<Result>

/** The connection itself, for the statements around the writes. */
export interface Frame {
  run(statement: FrameStatement): void
  /** False after an error that made SQLite roll the whole transaction back by itself, such as a full disk. */
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

/** `work` must do nothing but SQL: all other writes wait for it. */
export function createGroupCommit(db: Kysely<Tables>, frame: Frame) {
  let waiting: Waiting[] = []
  let running: Promise<void> | undefined
  /** After a failed sync the next one may succeed without having written what the first one lost (trust rule 5). */
  let broken: unknown

  async function runGroups(): Promise<void> {
    while (waiting.length > 0) {
      // SQLite blocks the thread: only between two groups can the event loop read the requests that wait.
      await nextTurn()
      const group = waiting
      waiting = []
      const failure = await commitGroup(db, frame, group)
      if (!isStorageBroken(failure)) continue
      broken = failure
      for (const { fail } of waiting) fail(broken)
      waiting = []
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
