// One connection for Server-Sent Events that comes back by itself; there is none while the page is hidden or left.
import { longestSilence } from '#domain/people/live-beat.ts'
import { firstBackOff, retryAfter } from './back-off.ts'

interface LiveSourceOptions<Events> {
  /** Asked for each connection; undefined while nobody wants one. */
  readonly address: (page: { readonly isHidden: boolean }) => string | undefined
  readonly names: readonly (keyof Events & string)[]
  readonly onEvent: (event: LiveEvent<Events>) => void
  /** The server is not heard. The source is about to try again. */
  readonly onLost: () => void
}

export type LiveEvent<Events> = {
  readonly [Name in keyof Events]: { readonly name: Name; readonly data: Events[Name] }
}[keyof Events]

export interface LiveSource {
  /** Connects anew at once, or ends the connection where nobody wants one. */
  reopen(): void
  closeUnlessWanted(): void
  /** Ends the connection for good. */
  end(): void
}

export function openLiveSource<Events>({
  address,
  names,
  onEvent,
  onLost,
}: LiveSourceOptions<Events>): LiveSource {
  let source: EventSource | undefined
  let openedAt = 0
  let heardAt = 0
  let backOff = firstBackOff
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  /** True after `pagehide`. A page that the back/forward cache restores fires `pageshow`, and becomes active again. */
  let isPageGone = false

  const wanted = () => (isPageGone ? undefined : address({ isHidden: document.visibilityState === 'hidden' }))

  function reopen(): void {
    close()
    const url = wanted()
    if (url === undefined) return
    openedAt = heardAt = Date.now()
    const opened = new EventSource(url)
    source = opened
    for (const name of names) {
      opened.addEventListener(name, ({ data }: MessageEvent<string>) => {
        if (source !== opened) return
        heardAt = Date.now()
        onEvent({ name, data: JSON.parse(data) as never })
      })
    }
    opened.addEventListener('error', () => {
      if (source === opened) retryLater()
    })
  }

  function close(): void {
    clearTimeout(retryTimer)
    source?.close()
    source = undefined
  }

  function retryLater(): void {
    close()
    const { wait, next } = retryAfter(backOff, Date.now() - openedAt, Math.random())
    backOff = next
    retryTimer = setTimeout(reopen, wait)
    onLost()
  }

  function closeUnlessWanted(): void {
    if (wanted() === undefined) close()
  }

  /** A page that is visible again opens a new connection, which starts with a snapshot. */
  function openOrClose(): void {
    if (!source || wanted() === undefined) reopen()
  }

  const over = new AbortController()
  document.addEventListener('visibilitychange', openOrClose, over)
  for (const [event, isGone] of [
    ['pagehide', true],
    ['pageshow', false],
  ] as const)
    addEventListener(
      event,
      () => {
        isPageGone = isGone
        openOrClose()
      },
      over,
    )
  const silenceTimer = setInterval(() => {
    if (source && Date.now() - heardAt > longestSilence) retryLater()
  }, 1_000)

  return {
    reopen,
    closeUnlessWanted,
    end() {
      close()
      clearInterval(silenceTimer)
      over.abort()
    },
  }
}
