// The live stream of a page (Server-Sent Events), to which screens subscribe with a topic and a listener. A page holds
// one EventSource for all its listeners, and none while the page is hidden.
import { type LiveEvents, peoplePaths } from '#domain/people/people-api.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { updatePageData } from '../page-data.ts'
import { firstBackOff, retryAfter } from './back-off.ts'

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

const eventNames = ['shop', 'order', 'board', 'ticket', 'beat'] as const satisfies (keyof LiveEvents)[]
/** The server sends a heartbeat every three seconds: after two missed heartbeats the connection counts as lost. */
const longestSilence = 7_000

const listeners = new Map<LiveListener, LiveTopic>()
let source: EventSource | undefined
let openedAt = 0
let lastEventAt = 0
/** Undefined until the first connection has opened or failed. */
let link: Link | undefined
let backOff = firstBackOff
let retryTimer: ReturnType<typeof setTimeout> | undefined
let silenceTimer: ReturnType<typeof setInterval> | undefined
let isReopenQueued = false
/** True after `pagehide`. A page that the back/forward cache restores fires `pageshow`, and becomes active again. */
let isPageGone = false

/**
 * Subscribes a listener, which gets a whole snapshot first and then the changes. The returned function unsubscribes the
 * listener.
 */
export function listenLive(topic: LiveTopic, listener: LiveListener): () => void {
  if (silenceTimer === undefined) watchPage()
  listeners.set(listener, topic)
  reopenSoon()
  return () => {
    listeners.delete(listener)
    // The remaining listeners are up to date, so the stream is not opened again for them.
    if (neededTopics().length === 0) close()
  }
}

/** Reconnects at once instead of waiting for the back-off to end. */
export function retryLive(): void {
  open()
}

function watchPage(): void {
  silenceTimer = setInterval(() => {
    if (source && Date.now() - lastEventAt > longestSilence) retryLater()
  }, 1_000)
  document.addEventListener('visibilitychange', openOrClose)
  addEventListener('pagehide', () => {
    isPageGone = true
    openOrClose()
  })
  addEventListener('pageshow', () => {
    isPageGone = false
    openOrClose()
  })
}

/**
 * A hidden page closes its stream, unless a listener wants it open. A page that is visible again opens a new stream,
 * which starts with a snapshot.
 */
function openOrClose(): void {
  if (neededTopics().length === 0) close()
  else if (!source) open()
}

/** One screen replaces another in several steps, which share one new connection. */
function reopenSoon(): void {
  if (isReopenQueued) return
  isReopenQueued = true
  queueMicrotask(() => {
    isReopenQueued = false
    // Forgetting the link state makes the new connection report it to every listener, the new ones too.
    link = undefined
    open()
  })
}

/** Every new connection starts with a snapshot, so a new listener never gets anything old. */
function open(): void {
  close()
  const topics = neededTopics()
  if (topics.length === 0) return
  openedAt = lastEventAt = Date.now()
  const opened = new EventSource(addressFor(topics))
  source = opened
  for (const name of eventNames) {
    opened.addEventListener(name, (event: MessageEvent<string>) => {
      if (source !== opened) return
      lastEventAt = Date.now()
      setLink(true)
      dispatch({ name, data: JSON.parse(event.data) as never })
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
  setLink(false)
  const { wait, next } = retryAfter(backOff, Date.now() - openedAt, Math.random())
  backOff = next
  retryTimer = setTimeout(open, wait)
}

function setLink(up: boolean): void {
  if (link?.up === up) return
  link = { up, since: Date.now() }
  for (const listener of listeners.keys()) listener.link?.(link)
}

type LiveMessage = {
  [Name in keyof LiveEvents]: { readonly name: Name; readonly data: LiveEvents[Name] }
}[keyof LiveEvents]

function dispatch({ name, data }: LiveMessage): void {
  if (name === 'shop') updatePageData(data)
  for (const [listener, { order }] of listeners) {
    if (name !== 'order' || data.id === order) listener[name]?.(data as never)
  }
}

function neededTopics(): LiveTopic[] {
  if (isPageGone) return []
  const isHidden = document.visibilityState === 'hidden'
  return [...listeners.values()].filter((topic) => !isHidden || topic.whenHidden)
}

function addressFor(topics: readonly LiveTopic[]): string {
  const query = new URLSearchParams()
  const orders = [...new Set(topics.flatMap(({ order }) => order ?? []))]
  if (orders.length > 0) query.set('order', orders.join(','))
  if (topics.some(({ board }) => board)) query.set('board', '1')
  return `${peoplePaths.live}${query.size > 0 ? `?${query}` : ''}`
}
