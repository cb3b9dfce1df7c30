// The live stream of a page (Server-Sent Events), to which screens subscribe with a topic and a listener. A page holds
// one EventSource for all its listeners, and none while the page is hidden.
import { type LiveEvents, peoplePaths } from '#domain/people/people-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { updatePageData } from '../page-data.ts'
import { openLiveSource, type LiveEvent, type LiveSource } from './live-source.ts'

export interface LiveTopic {
  readonly order?: OrderId
  readonly board?: boolean
  /** Keeps the stream open while the tab is hidden; without this, a hidden tab has no connection. */
  readonly whenHidden?: boolean
}

/** Whether the connection to the server is up, and since when. */
export interface Link {
  readonly up: boolean
  readonly since: number
}

export type LiveListener = {
  [Name in keyof LiveEvents]?: (data: LiveEvents[Name]) => void
} & { link?: (link: Link) => void }

const listeners = new Map<LiveListener, LiveTopic>()
/** Made for the first listener, and kept from then on. */
let source: LiveSource | undefined
/** Undefined until the first connection has opened or failed. */
let link: Link | undefined
let isReopenQueued = false

/**
 * Subscribes a listener, which gets a whole snapshot first and then the changes. The returned function unsubscribes the
 * listener.
 */
export function listenLive(topic: LiveTopic, listener: LiveListener): () => void {
  listeners.set(listener, topic)
  reopenSoon()
  return () => {
    listeners.delete(listener)
    // The remaining listeners are up to date, so the stream is not opened again for them.
    source?.closeUnlessWanted()
  }
}

/** Reconnects at once instead of waiting for the back-off to end. */
export function retryLive(): void {
  source?.reopen()
}

/** One screen replaces another in several steps, which share one new connection. */
function reopenSoon(): void {
  if (isReopenQueued) return
  isReopenQueued = true
  queueMicrotask(() => {
    isReopenQueued = false
    // Forgetting the link state makes the new connection report it to every listener, the new ones too.
    link = undefined
    source ??= openSource()
    source.reopen()
  })
}

/** Every new connection starts with a snapshot, so a new listener never gets anything old. */
function openSource(): LiveSource {
  return openLiveSource<LiveEvents>({
    address: addressFor,
    names: ['shop', 'order', 'board', 'ticket', 'beat'],
    onEvent(event) {
      setLink(true)
      dispatch(event)
    },
    onLost: () => setLink(false),
  })
}

function setLink(up: boolean): void {
  if (link?.up === up) return
  link = { up, since: Date.now() }
  for (const listener of listeners.keys()) listener.link?.(link)
}

function dispatch({ name, data }: LiveEvent<LiveEvents>): void {
  if (name === 'shop') updatePageData(data)
  for (const [listener, { order }] of listeners) {
    if (name !== 'order' || data.id === order) listener[name]?.(data as never)
  }
}

/** A hidden page has no connection, unless a listener wants one. */
function addressFor({ isHidden }: { readonly isHidden: boolean }): string | undefined {
  const topics = [...listeners.values()].filter((topic) => !isHidden || topic.whenHidden)
  if (topics.length === 0) return undefined
  const query = new URLSearchParams()
  const orders = [...new Set(topics.flatMap(({ order }) => order ?? []))]
  if (orders.length > 0) query.set('order', orders.join(','))
  if (topics.some(({ board }) => board)) query.set('board', '1')
  return `${peoplePaths.live}${query.size > 0 ? `?${query}` : ''}`
}
