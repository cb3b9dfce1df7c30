// Who tells whom that something changed: within this server at once, across servers through PostgreSQL's NOTIFY.
// It says only what to look at; the listeners read the database.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OrderId } from '#domain/order.ts'
import type { Database } from './open.ts'

export interface Change {
  readonly orders?: readonly OrderId[]
  readonly shop?: boolean
  /** Something may have been missed: look at all of it. */
  readonly everything?: boolean
}

export interface Feed {
  /** Call it after the COMMIT, never inside the transaction. */
  announce(change: Change): void
  subscribe(listener: (change: Change) => void): void
  close(): Promise<void>
}

export async function openFeed(db: Database, databaseUrl: string | undefined): Promise<Feed> {
  const listeners = new Set<(change: Change) => void>()
  const tell = (change: Change) => listeners.forEach((listener) => listener(change))
  const subscribe = (listener: (change: Change) => void) => void listeners.add(listener)
  if (!databaseUrl) {
    const watching = watchOthers(db, tell)
    return { announce: tell, subscribe, close: async () => clearInterval(watching) }
  }

  const self = randomUUID()
  const notifier = createNotifier(db, self)
  const { listen } = await import('./feed-postgres.ts')
  const stopListening = await listen(databaseUrl, self, tell)
  return {
    announce(change) {
      tell(change)
      notifier.add(change)
    },
    subscribe,
    async close() {
      await notifier.flush()
      await stopListening()
    },
  }
}

/** A second server on the same file, or the owner with a database tool: once a second we look whether one wrote. */
function watchOthers({ foreignVersion }: Database, tell: (change: Change) => void): NodeJS.Timeout {
  let last = foreignVersion?.()
  const timer = setInterval(() => {
    const version = foreignVersion?.()
    if (version === last) return
    last = version
    tell({ everything: true })
  }, 1_000)
  return timer.unref()
}

export const channel = 'burritoful'
/** One NOTIFY takes a lock at commit: at most one in this time, however many orders came in. */
const coalesceMs = 20
/** PostgreSQL takes 8,000 bytes at most; an id and its quotes take 25. */
const mostOrders = 250

function createNotifier(db: Database, self: string) {
  const orders = new Set<OrderId>()
  let shop = false
  let timer: NodeJS.Timeout | undefined
  let lastSent = Number.NEGATIVE_INFINITY

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (orders.size === 0 && !shop) return
    lastSent = performance.now()
    const change: Change = orders.size > mostOrders ? { everything: true } : { orders: [...orders], shop }
    const sent = { orders: [...orders], shop }
    orders.clear()
    shop = false
    try {
      await sql`select pg_notify(${channel}, ${JSON.stringify({ from: self, change })})`.execute(db.write)
    } catch {
      add(sent, 1_000)
    }
  }

  /** The first change goes out at once; what follows within the time goes together. */
  function add(change: Change, waitMs = Math.max(0, lastSent + coalesceMs - performance.now())): void {
    for (const id of change.orders ?? []) orders.add(id)
    shop ||= change.shop ?? false
    timer ??= setTimeout(() => void flush(), waitMs)
  }

  return { add, flush }
}
