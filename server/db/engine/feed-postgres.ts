// Listens to PostgreSQL (LISTEN/NOTIFY) for changes that other servers made.
import pg from 'pg'
import { channel, type Change } from './feed.ts'

/** Keeps one listening connection open. After a reconnect, changes may have been missed, so everything is announced. */
export async function listen(
  connectionString: string,
  self: string,
  tell: (change: Change) => void,
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, keepAlive: true })
    next.on('notification', ({ payload }) => hear(payload))
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

  function hear(payload: string | undefined): void {
    try {
      const { from, change } = JSON.parse(payload ?? '') as { from: string; change: Change }
      if (from !== self) tell(change)
    } catch {
      // Another program may use the same channel: its notification is ignored.
    }
  }

  function scheduleReconnect(): void {
    if (stopped) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      connect().then(() => tell({ everything: true }), scheduleReconnect)
    }, 500)
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(timer)
    await client?.end().catch(() => {})
  }
}
