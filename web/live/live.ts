// What a screen uses to hear the server: say what you want to know, and be told until you stop.
import type { LiveEvents } from '#domain/api.ts'
import type { OrderId } from '#domain/order.ts'
import { createExchange, type Link, type LiveMessage, type Member, type Wanted } from './live-exchange.ts'
import type { WorkerMessage, WorkerRequest } from './live-worker.ts'

export type { Link } from './live-exchange.ts'

export interface LiveTopic {
  readonly order?: OrderId
  readonly board?: boolean
  /** Goes on while the tab is hidden; otherwise a hidden tab holds no connection. */
  readonly whenHidden?: boolean
}

export type LiveListener = {
  [Name in keyof LiveEvents]?: (data: LiveEvents[Name]) => void
} & { link?: (link: Link) => void }

const listening = new Map<LiveListener, LiveTopic>()
let channel: Channel | undefined
/** The page is being left: whatever happens on the way out, it wants nothing more. */
let gone = false

/** Every listener hears the whole state first, then the changes; the returned function ends it. */
export function listenLive(topic: LiveTopic, listener: LiveListener): () => void {
  if (!channel) {
    channel = openChannel()
    document.addEventListener('visibilitychange', tellWanted)
    // A closed tab does not say so to a shared worker by itself; one that is kept for going back comes again.
    addEventListener('pagehide', () => setGone(true))
    addEventListener('pageshow', () => setGone(false))
  }
  listening.set(listener, topic)
  tellWanted()
  return () => {
    listening.delete(listener)
    tellWanted()
  }
}

/** Tries to reach the server at once instead of waiting. */
export function retryLive(): void {
  channel?.retry()
}

function setGone(left: boolean): void {
  gone = left
  tellWanted()
}

function tellWanted(): void {
  const hidden = document.visibilityState === 'hidden'
  const topics = [...listening.values()].filter((topic) => !gone && (!hidden || topic.whenHidden))
  channel?.want(
    topics.length === 0
      ? undefined
      : {
          orders: topics.flatMap(({ order }) => (order ? [order] : [])),
          board: topics.some(({ board }) => board),
        },
  )
}

interface Channel {
  want(wanted: Wanted | undefined): void
  retry(): void
}

/** The worker lives in one of the tabs' processes and dies with it; its signs of life stop then. */
const longestSilence = 7_000

function openChannel(): Channel {
  try {
    return openWorker()
  } catch {
    // No shared workers in this browser, or none for this site.
    return ownExchange()
  }
}

function openWorker(): Channel {
  const worker = new SharedWorker(new URL('./live-worker.ts', import.meta.url), {
    type: 'module',
    name: 'live',
  })
  const { port } = worker
  let lastSign = Date.now()
  const watching = setInterval(() => {
    if (Date.now() - lastSign < longestSilence) return
    pass({ name: 'link', data: { up: false, since: Date.now() } })
    replaceBy(openChannel)
  }, 1_000)

  function replaceBy(open: () => Channel): void {
    clearInterval(watching)
    port.close()
    channel = open()
    tellWanted()
  }

  // A worker that does not load would leave the page deaf.
  worker.addEventListener('error', () => replaceBy(ownExchange), { once: true })
  port.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    lastSign = Date.now()
    if (data !== 'alive') pass(data)
  })
  port.start()
  const post = (request: WorkerRequest) => port.postMessage(request)
  return { want: (want) => post({ want }), retry: () => post({ retry: true }) }
}

function ownExchange(): Channel {
  const member: Member = { tell: pass }
  const exchange = createExchange()
  return { want: (wanted) => exchange.want(member, wanted), retry: exchange.retry }
}

function pass({ name, data }: LiveMessage): void {
  for (const [listener, { order, board }] of listening) {
    if (name === 'order' && data.id !== order) continue
    if ((name === 'board' || name === 'ticket') && !board) continue
    listener[name]?.(data as never)
  }
}
