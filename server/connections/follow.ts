// Keeps a value current that is read from the database: on the feed's news, and every half minute in case a server died between
// its COMMIT and its notification.
import type { Feed } from '../db/engine/feed.ts'

export interface Following {
  /** Reads again now, for callers that have just changed something and must not see the old value. */
  refresh(): Promise<void>
  close(): Promise<void>
}

export interface FollowDeps {
  readonly feed: Feed
  readonly onError: (error: unknown) => void
}

const retryDelayMs = 500
const refreshEveryMs = 30_000

/** Reads once before it resolves. One read follows the other, so that an older result never replaces a newer one. */
export async function follow({ feed, onError }: FollowDeps, read: () => Promise<void>): Promise<Following> {
  let reading: Promise<void> = Promise.resolve()
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  function refresh(): Promise<void> {
    const next = reading.then(read)
    reading = next.catch(() => {})
    return next
  }

  function refreshInBackground(): void {
    if (isClosed) return
    clearTimeout(retry)
    refresh().catch((error: unknown) => {
      onError(error)
      if (!isClosed) retry = setTimeout(refreshInBackground, retryDelayMs).unref()
    })
  }

  feed.subscribe(({ connections, everything }) => {
    if (connections || everything) refreshInBackground()
  })
  const timer = setInterval(refreshInBackground, refreshEveryMs).unref()
  await refresh()
  return {
    refresh,
    async close() {
      isClosed = true
      clearInterval(timer)
      clearTimeout(retry)
      await reading
    },
  }
}
