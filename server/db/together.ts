// What several callers ask at the same moment is asked of the database once for all of them: a statement for fifty
// orders costs little more than one for a single order, and shares its round trip and its sync.
import { setImmediate as otherWork } from 'node:timers/promises'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from './open.ts'

export interface Company {
  /** So many statements are under way at a time; who comes meanwhile waits for the next one. */
  readonly atOnce: number
  /** So many callers share a statement. */
  readonly most: number
  /** Whether an error may be the fault of a single one of them: each is then asked alone, and the bad one fails alone. */
  readonly isOnesFault?: (error: unknown) => boolean
}

interface Waiting<Ask, Answer> {
  readonly ask: Ask
  tell(answer: Answer): void
  fail(error: unknown): void
}

/** `run` answers in the order of what was asked. When it fails, it fails for all of them. */
export function together<Ask, Answer>(
  { atOnce, most, isOnesFault = () => false }: Company,
  run: (db: Database, asks: readonly Ask[]) => Promise<readonly Answer[]>,
): (db: Database, ask: Ask) => Promise<Answer> {
  const desks = new WeakMap<Database, (waiting: Waiting<Ask, Answer>) => void>()

  function openDesk(db: Database) {
    let queue: Waiting<Ask, Answer>[] = []
    let underWay = 0
    let gathering = false

    async function serve(): Promise<void> {
      underWay += 1
      gathering = true
      // Whoever else arrives in this turn of the event loop comes along.
      await otherWork()
      gathering = false
      while (queue.length > 0) {
        const group = queue.slice(0, most)
        queue = queue.slice(most)
        await serveGroup(db, group)
      }
      underWay -= 1
    }
    const desk = (waiting: Waiting<Ask, Answer>) => {
      queue.push(waiting)
      if (!gathering && underWay < atOnce) void serve()
    }
    desks.set(db, desk)
    return desk
  }

  async function serveGroup(db: Database, group: readonly Waiting<Ask, Answer>[]): Promise<void> {
    try {
      const answers = await run(
        db,
        group.map(({ ask }) => ask),
      )
      for (const [at, { tell }] of group.entries()) tell(answers[at] as Answer)
    } catch (error) {
      if (group.length === 1 || !isOnesFault(error)) for (const { fail } of group) fail(error)
      else for (const one of group) await serveGroup(db, [one])
    }
  }

  return (db, ask) => new Promise((tell, fail) => (desks.get(db) ?? openDesk(db))({ ask, tell, fail }))
}

/**
 * The ids in a JSON list, for PostgreSQL: it then looks up each in the index. Told only to join with the list, it takes
 * the list for a hundred long and a young table for short, and reads all of it, also when it has grown.
 */
export function idsIn(list: string): RawBuilder<unknown> {
  return sql`array(select value ->> 'id' from jsonb_array_elements(${list}::jsonb))`
}

/** Rows are locked in the order they are named in: two statements that name them alike never wait for each other. */
export function inOrderOfIds<Ask extends { readonly id: string }>(asks: readonly Ask[]): Ask[] {
  return asks.toSorted((one, other) => (one.id < other.id ? -1 : 1))
}

/** PostgreSQL may still take them in another order. One row alone waits for nobody who waits for it. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '40P01'
}
