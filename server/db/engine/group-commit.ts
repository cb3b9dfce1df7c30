// Group commit: the one writer of SQLite. Queued writes form a batch that shares one COMMIT and one sync (trust rule 2).
// Each write has its own SAVEPOINT, so a bad write fails alone. No caller is answered before the COMMIT.
import { setImmediate as nextTick } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../schema.ts'
import { isStorageBroken } from './database-errors.ts'

export type Write<Result> = (trx: Transaction<Tables>) => Promise<Result>

/** Runs the statements around the writes on the writing connection. */
export interface TransactionControl {
  run(statement: TransactionStatement): void
  /** False after an error that made SQLite roll the whole transaction back by itself, such as a full disk. */
  isOpen(): boolean
}

export type TransactionStatement =
  | 'begin immediate'
  | 'commit'
  | 'rollback'
  | 'savepoint one'
  | 'release one'
  | 'rollback to one'

interface QueuedWrite {
  /** Runs the write inside the batch; the result answers the write's caller after the COMMIT. */
  run(trx: Transaction<Tables>): Promise<() => void>
  fail(error: unknown): void
}

/** `work` must do nothing but SQL, since all other writes wait for it. */
export function createGroupCommit(db: Kysely<Tables>, control: TransactionControl) {
  let queue: QueuedWrite[] = []
  let running: Promise<void> | undefined
  /** After a failed sync, later syncs may succeed although the lost data was never written (trust rule 5). */
  let broken: unknown

  async function runBatches(): Promise<void> {
    while (queue.length > 0) {
      // SQLite blocks the thread: only between two batches can the event loop read further requests.
      await nextTick()
      const batch = queue
      queue = []
      const failure = await commitBatch(db, control, batch)
      if (!isStorageBroken(failure)) continue
      broken = failure
      for (const { fail } of queue) fail(broken)
      queue = []
    }
    running = undefined
  }

  return {
    write<Result>(work: Write<Result>): Promise<Result> {
      if (broken !== undefined) return Promise.reject(broken)
      return new Promise((resolve, reject) => {
        queue.push({
          run: async (trx) => {
            const result = await work(trx)
            return () => resolve(result)
          },
          fail: reject,
        })
        running ??= runBatches()
      })
    },
    /** Waits for every write in the queue. */
    finish: async (): Promise<void> => running,
  }
}

/** Answers the error that made the whole batch fail, if there was one. */
async function commitBatch(
  db: Kysely<Tables>,
  control: TransactionControl,
  batch: readonly QueuedWrite[],
): Promise<unknown> {
  const answers: (() => void)[] = []
  try {
    await db.connection().execute(async (connection) => {
      const trx = connection as Transaction<Tables>
      control.run('begin immediate')
      try {
        for (const write of batch) {
          const answer = await inSavepoint(trx, control, write)
          if (answer) answers.push(answer)
        }
        control.run('commit')
      } catch (error) {
        if (control.isOpen()) control.run('rollback')
        throw error
      }
    })
  } catch (error) {
    for (const write of batch) write.fail(error)
    return error
  }
  for (const answer of answers) answer()
  return undefined
}

/** Undefined if this write failed, and its caller got the error; the other writes of the batch continue. */
async function inSavepoint(
  trx: Transaction<Tables>,
  control: TransactionControl,
  write: QueuedWrite,
): Promise<(() => void) | undefined> {
  control.run('savepoint one')
  try {
    const answer = await write.run(trx)
    control.run('release one')
    return answer
  } catch (error) {
    // Once the transaction is closed, the earlier writes are gone too, and SQLite would commit each later write by itself.
    if (!control.isOpen() || isStorageBroken(error)) throw error
    control.run('rollback to one')
    control.run('release one')
    write.fail(error)
    return undefined
  }
}
