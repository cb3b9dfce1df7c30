// The change feed: tells listeners that orders or the shop changed, in this server at once, in others through NOTIFY.
// The feed only says what has changed; the listeners read the database.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { OrderId } from '#domain/orders/order.ts'
import type { Database } from './database.ts'

export interface Change {
  readonly orders?: readonly OrderId[]
  readonly shop?: boolean
  /** The mail server or the card gateway that the office has set up. */
  readonly connections?: boolean
  /** Changes may have been missed: listeners must read everything again. */
  readonly everything?: boolean
}

export interface Feed {
  /** Must be called after the COMMIT, never inside the transaction. */
  announce(change: Change): void
  subscribe(listener: (change: Change) => void): void
  close(): Promise<void>
}

export async function openFeed(db: Database, databaseUrl: string | undefined): Promise<Feed> {
  const listeners = new Set<(change: Change) => void>()
  const notify = (change: Change) => listeners.forEach((listener) => listener(change))
  const subscribe = (listener: (change: Change) => void) => void listeners.add(listener)
  if (!databaseUrl) {
    const pollTimer = pollForeignWrites(db, notify)
    return { announce: notify, subscribe, close: async () => clearInterval(pollTimer) }
  }

  const self = randomUUID()
  const notifier = createNotifier(db, self)
  const stopListening = await listen(databaseUrl, self, notify)
  return {
    announce(change) {
      notify(change)
      notifier.add(change)
    },
    subscribe,
    async close() {
      await notifier.flush()
      await stopListening()
    },
  }
}

/** Another server or a database tool may write to the same SQLite file: this polls for such writes once a second. */
function pollForeignWrites({ foreignVersion }: Database, notify: (change: Change) => void): NodeJS.Timeout {
  let last = foreignVersion?.()
  const timer = setInterval(() => {
    const version = foreignVersion?.()
    if (version === last) return
    last = version
    notify({ everything: true })
  }, 1_000)
  return timer.unref()
}

const channel = 'burritoful'
/** NOTIFY takes a lock at commit, so changes are coalesced into one NOTIFY in this time. */
const coalesceMs = 20
/** PostgreSQL allows 8,000 bytes in a notification; an id and its quotes take 25. */
const mostOrders = 250

function createNotifier(db: Database, self: string) {
  const orders = new Set<OrderId>()
  let shop = false
  let connections = false
  let timer: NodeJS.Timeout | undefined
  let lastSent = Number.NEGATIVE_INFINITY

  async function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (orders.size === 0 && !shop && !connections) return
    lastSent = performance.now()
    const sent: Change = { orders: [...orders], shop, connections }
    const change: Change = orders.size > mostOrders ? { everything: true } : sent
    orders.clear()
    shop = false
    connections = false
    try {
      await sql`select pg_notify(${channel}, ${JSON.stringify({ from: self, change })})`.execute(db.write)
    } catch {
      add(sent, 1_000)
    }
  }

  /** The first change is sent at once; changes that follow within coalesceMs are sent as one batch. */
  function add(change: Change, waitMs = Math.max(0, lastSent + coalesceMs - performance.now())): void {
    for (const id of change.orders ?? []) orders.add(id)
    shop ||= change.shop ?? false
    connections ||= change.connections ?? false
    timer ??= setTimeout(() => void flush(), waitMs)
  }

  return { add, flush }
}

/** Keeps one listening connection open. After a reconnect, changes may have been missed, so everything is announced. */
async function listen(
  connectionString: string,
  self: string,
  notify: (change: Change) => void,
): Promise<() => Promise<void>> {
  // A server with SQLite does not load the PostgreSQL driver.
  const { default: pg } = await import('pg')
  let client: InstanceType<typeof pg.Client> | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true })
    next.on('notification', ({ payload }) => onNotification(payload))
    next.on('error', () => {})
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    // Only a connection that was open once is reopened from here; a failed attempt is retried by its caller.
    next.on('end', scheduleReconnect)
    client = next
  }

  function onNotification(payload: string | undefined): void {
    try {
      const { from, change } = JSON.parse(payload ?? '') as { from: string; change: Change }
      if (from !== self) notify(change)
    } catch {
      // Another program may use the same channel: its notification is ignored.
    }
  }

  function scheduleReconnect(): void {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().then(() => notify({ everything: true }), scheduleReconnect)
    }, 500)
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
}
