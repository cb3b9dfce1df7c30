// What a screen uses to hear the server: say what you want to know, and be told until you stop. A page holds one
// EventSource for all its listeners, and none while it is hidden.
import { paths, type LiveEvents } from '#domain/api.ts'
import type { OrderId } from '#domain/order.ts'
import { firstBackOff, retryAfter } from './back-off.ts'

export interface LiveTopic {
  readonly order?: OrderId
  readonly board?: boolean
  /** Goes on while the tab is hidden; otherwise a hidden tab holds no connection. */
  readonly whenHidden?: boolean
}

/** Whether the server is heard, and since when. */
export interface Link {
  readonly up: boolean
  readonly since: number
}

export type LiveListener = {
  [Name in keyof LiveEvents]?: (data: LiveEvents[Name]) => void
} & { link?: (link: Link) => void }

const eventNames = ['shop', 'order', 'board', 'ticket', 'beat'] as const satisfies (keyof LiveEvents)[]
/** The server beats every three seconds: after two missed beats the connection is as good as lost. */
const longestSilence = 7_000

const listening = new Map<LiveListener, LiveTopic>()
let source: EventSource | undefined
let openedAt = 0
let lastHeard = 0
/** Undefined until the first connection stands or fails. */
let link: Link | undefined
let backOff = firstBackOff
let retryTimer: ReturnType<typeof setTimeout> | undefined
let watching: ReturnType<typeof setInterval> | undefined
let isChanging = false
/** The page is being left; one that the browser keeps for going back comes again. */
let gone = false

/** Every listener hears the whole state first, then the changes; the returned function ends it. */
export function listenLive(topic: LiveTopic, listener: LiveListener): () => void {
  if (watching === undefined) watchPage()
  listening.set(listener, topic)
  reopenSoon()
  return () => {
    listening.delete(listener)
    // The others have heard all they want; nothing has to be told again.
    if (wantedTopics().length === 0) close()
  }
}

/** Tries to reach the server at once instead of waiting. */
export function retryLive(): void {
  open()
}

function watchPage(): void {
  watching = setInterval(() => {
    if (source && Date.now() - lastHeard > longestSilence) lose()
  }, 1_000)
  document.addEventListener('visibilitychange', follow)
  addEventListener('pagehide', () => {
    gone = true
    follow()
  })
  addEventListener('pageshow', () => {
    gone = false
    follow()
  })
}

/** Hidden, most pages close their stream; seen again, they open another, which starts with everything. */
function follow(): void {
  if (wantedTopics().length === 0) close()
  else if (!source) open()
}

/** One screen takes the place of another in several steps: they share one new connection. */
function reopenSoon(): void {
  if (isChanging) return
  isChanging = true
  queueMicrotask(() => {
    isChanging = false
    // Whoever joins wants to hear whether the server is heard, too.
    link = undefined
    open()
  })
}

/** A new connection starts with a snapshot, so a listener that joins is never told anything old. */
function open(): void {
  close()
  const topics = wantedTopics()
  if (topics.length === 0) return
  openedAt = lastHeard = Date.now()
  const opened = new EventSource(addressFor(topics))
  source = opened
  for (const name of eventNames) {
    opened.addEventListener(name, (event: MessageEvent<string>) => {
      if (source !== opened) return
      lastHeard = Date.now()
      setLink(true)
      tell({ name, data: JSON.parse(event.data) as never })
    })
  }
  opened.addEventListener('error', () => {
    if (source === opened) lose()
  })
}

function close(): void {
  clearTimeout(retryTimer)
  source?.close()
  source = undefined
}

function lose(): void {
  close()
  setLink(false)
  const { wait, next } = retryAfter(backOff, Date.now() - openedAt, Math.random())
  backOff = next
  retryTimer = setTimeout(open, wait)
}

function setLink(up: boolean): void {
  if (link?.up === up) return
  link = { up, since: Date.now() }
  for (const listener of listening.keys()) listener.link?.(link)
}

type LiveMessage = {
  [Name in keyof LiveEvents]: { readonly name: Name; readonly data: LiveEvents[Name] }
}[keyof LiveEvents]

function tell({ name, data }: LiveMessage): void {
  for (const [listener, { order }] of listening) {
    if (name !== 'order' || data.id === order) listener[name]?.(data as never)
  }
}

function wantedTopics(): LiveTopic[] {
  if (gone) return []
  const isHidden = document.visibilityState === 'hidden'
  return [...listening.values()].filter((topic) => !isHidden || topic.whenHidden)
}

function addressFor(topics: readonly LiveTopic[]): string {
  const query = new URLSearchParams()
  const orders = [...new Set(topics.flatMap(({ order }) => order ?? []))]
  if (orders.length > 0) query.set('order', orders.join(','))
  if (topics.some(({ board }) => board)) query.set('board', '1')
  return `${paths.live}${query.size > 0 ? `?${query}` : ''}`
}
