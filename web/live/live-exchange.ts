// One stream of events from the server for all who listen in this browser. It runs in a shared worker, so that eight
// tabs hold one connection (HTTP/1.1 allows six); where there is no such worker, each page runs its own.
import { paths, type LiveEvents } from '#domain/api.ts'
import type { Ticket } from '#domain/kitchen.ts'
import type { OrderId } from '#domain/order.ts'

/** What a page wants to hear; undefined when nothing any more. */
export interface Wanted {
  readonly orders: readonly OrderId[]
  readonly board: boolean
}

/** Whether the server is heard, and since when. */
export interface Link {
  readonly up: boolean
  readonly since: number
}

export type LiveMessage =
  | { [Name in keyof LiveEvents]: { readonly name: Name; readonly data: LiveEvents[Name] } }[keyof LiveEvents]
  | { readonly name: 'link'; readonly data: Link }

export interface Member {
  tell(message: LiveMessage): void
}

export interface Exchange {
  want(member: Member, wanted: Wanted | undefined): void
  /** Does not wait for the next try. */
  retry(): void
}

/** The server beats every three seconds: after two missed beats the connection is as good as lost. */
const silence = 7_000
const shortestRetry = 500
const longestRetry = 5_000
/** A connection that lived this long was a good one: the next try need not wait. */
const steadyAfter = 10_000
/** From one screen to the next nobody listens for a moment: the stream waits for the next one. */
const lingerFor = 1_000

export function createExchange(): Exchange {
  const members = new Map<Member, Wanted>()
  let source: EventSource | undefined
  let address = ''
  let lastHeard = 0
  let openedAt = 0
  // Undefined until the first connection stands or fails.
  let link: Link | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let retryIn = shortestRetry
  let lingering: ReturnType<typeof setTimeout> | undefined
  // What was heard last: a page that joins later starts with it.
  let known = emptyKnown()

  setInterval(() => {
    if (source && Date.now() - lastHeard > silence) lose()
  }, 1_000)

  function open(): void {
    close()
    if (members.size === 0) return
    lastHeard = Date.now()
    openedAt = lastHeard
    const opened = new EventSource(address)
    source = opened
    for (const name of ['shop', 'order', 'board', 'ticket', 'beat'] as const) {
      opened.addEventListener(name, (event: MessageEvent<string>) => {
        if (source === opened) hear({ name, data: JSON.parse(event.data) as never })
      })
    }
    opened.addEventListener('error', () => {
      if (source === opened) lose()
    })
  }

  function leave(): void {
    close()
    link = undefined
    known = emptyKnown()
  }

  function close(): void {
    clearTimeout(retryTimer)
    source?.close()
    source = undefined
  }

  function lose(): void {
    close()
    setLink(false)
    // Not all at once: every browser lost the same server in the same moment.
    retryTimer = setTimeout(open, retryIn * (0.5 + Math.random()))
    retryIn = Date.now() - openedAt > steadyAfter ? shortestRetry : Math.min(retryIn * 2, longestRetry)
  }

  function hear(message: Exclude<LiveMessage, { name: 'link' }>): void {
    lastHeard = Date.now()
    remember(message)
    setLink(true)
    for (const [member, wanted] of members) if (concerns(message, wanted)) member.tell(message)
  }

  function remember(message: LiveMessage): void {
    if (message.name === 'shop') known.shop = message
    if (message.name === 'order') known.orders.set(message.data.id, message)
    if (message.name === 'board')
      known.tickets = new Map(message.data.tickets.map((ticket) => [ticket.id, ticket]))
    // Those that have left go with the next snapshot, once a minute.
    if (message.name === 'ticket') known.tickets?.set(message.data.id, message.data)
  }

  function setLink(up: boolean): void {
    if (link?.up === up) return
    const data = { up, since: Date.now() }
    link = data
    for (const member of members.keys()) member.tell({ name: 'link', data })
  }

  function catchUp(member: Member, { orders, board }: Wanted): void {
    if (known.shop) member.tell(known.shop)
    for (const id of orders) {
      const order = known.orders.get(id)
      if (order) member.tell(order)
    }
    if (board && known.tickets) member.tell({ name: 'board', data: { tickets: [...known.tickets.values()] } })
  }

  return {
    want(member, wanted) {
      if (wanted) members.set(member, wanted)
      else members.delete(member)
      clearTimeout(lingering)
      if (members.size === 0) {
        lingering = setTimeout(leave, lingerFor)
        return
      }
      // A page that joins an open stream would otherwise not hear that it is open.
      if (wanted && link) member.tell({ name: 'link', data: link })
      const next = addressFor([...members.values()])
      if (next === address && source) {
        if (wanted) catchUp(member, wanted)
        return
      }
      if (next !== address) known = emptyKnown()
      address = next
      open()
    },
    retry: open,
  }
}

interface Known {
  shop: Extract<LiveMessage, { name: 'shop' }> | undefined
  orders: Map<OrderId, Extract<LiveMessage, { name: 'order' }>>
  tickets: Map<OrderId, Ticket> | undefined
}

function emptyKnown(): Known {
  return { shop: undefined, orders: new Map(), tickets: undefined }
}

function concerns(message: LiveMessage, { orders, board }: Wanted): boolean {
  if (message.name === 'order') return orders.includes(message.data.id)
  return message.name === 'shop' || board
}

/** The server takes eight orders at once, more than one browser watches. */
function addressFor(wanted: readonly Wanted[]): string {
  const orders = [...new Set(wanted.flatMap((one) => one.orders))].slice(-8)
  const query = new URLSearchParams()
  if (orders.length > 0) query.set('order', orders.join(','))
  if (wanted.some((one) => one.board)) query.set('board', '1')
  return `${paths.live}${query.size > 0 ? `?${query}` : ''}`
}
