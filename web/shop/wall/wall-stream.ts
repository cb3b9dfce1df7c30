// The wall's own live stream: one connection while the page is visible, which comes back by itself.
import { peoplePaths, type WallEvents } from '#domain/people/people-api.ts'
import { firstBackOff, retryAfter } from '../../browser/back-off.ts'
import { isWallClosed } from '../../wall-api.ts'

export type WallNews =
  | { readonly name: 'wall'; readonly data: WallEvents['wall'] }
  | { readonly name: 'beat'; readonly data: WallEvents['beat'] }
  /** The server is not heard. */
  | { readonly name: 'lost' }
  /** The link was revoked, or there was none. */
  | { readonly name: 'closed' }

/** The server sends a heartbeat every three seconds: after two missed heartbeats the connection counts as lost. */
const longestSilence = 7_000

/** Every connection starts with all that the wall shows. The returned function ends it. */
export function followWall(secret: string, onNews: (news: WallNews) => void): () => void {
  let source: EventSource | undefined
  let openedAt = 0
  let lastHeard = 0
  let backOff = firstBackOff
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  function open(): void {
    disconnect()
    if (isOver || document.visibilityState === 'hidden') return
    openedAt = lastHeard = Date.now()
    const opened = new EventSource(peoplePaths.wallLive(secret))
    source = opened
    for (const name of ['wall', 'beat'] as const)
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        if (source !== opened) return
        lastHeard = Date.now()
        onNews({ name, data: JSON.parse(data) as never })
      })
    opened.addEventListener('error', () => {
      if (source === opened) void retryLater()
    })
  }

  function disconnect(): void {
    clearTimeout(retryTimer)
    source?.close()
    source = undefined
  }

  async function retryLater(): Promise<void> {
    disconnect()
    onNews({ name: 'lost' })
    const { wait, next } = retryAfter(backOff, Date.now() - openedAt, Math.random())
    backOff = next
    retryTimer = setTimeout(open, wait)
    // A browser does not tell a page why a stream was refused.
    const isClosed = await isWallClosed(secret)
    if (!isClosed || isOver) return
    stop()
    onNews({ name: 'closed' })
  }

  const openOrClose = () => (document.visibilityState === 'hidden' ? disconnect() : open())
  const silenceTimer = setInterval(() => {
    if (source && Date.now() - lastHeard > longestSilence) void retryLater()
  }, 1_000)
  document.addEventListener('visibilitychange', openOrClose)
  open()

  function stop(): void {
    isOver = true
    disconnect()
    clearInterval(silenceTimer)
    document.removeEventListener('visibilitychange', openOrClose)
  }
  return stop
}
