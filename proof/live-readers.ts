// Readers of the live stream on raw connections, cheap enough for thousands: each reconnects when it is cut off.
import { connect, type Socket } from 'node:net'
import type { LiveEvents } from '../domain/people/people-api.ts'

export interface Reader {
  /** What the reader would show: the status of every order that it received, and the version where there was one. */
  readonly shown: ReadonlyMap<string, { status: string; version: number | undefined }>
  readonly order: string | undefined
  cut(): void
  end(): void
}

type StreamEvent =
  | { name: 'board'; data: LiveEvents['board'] }
  | { name: 'ticket'; data: LiveEvents['ticket'] }
  | { name: 'order'; data: LiveEvents['order'] }

/** All readers receive the same texts, so each text is parsed once. */
const known = new Map<string, StreamEvent | undefined>()

/** Follows an order as its customer does; without an order, the board as the kitchen does. */
export function startReader(url: URL, cookie: string, order: string | undefined): Reader {
  const query = order === undefined ? 'board=1' : `order=${order}`
  // HTTP/1.0, because HTTP/1.1 would send the stream in chunks.
  const request = `GET /api/live?${query} HTTP/1.0\r\nhost: ${url.host}\r\ncookie: ${cookie}\r\n\r\n`
  const shown = new Map<string, { status: string; version: number | undefined }>()
  let open = true
  let socket: Socket
  let timer: NodeJS.Timeout | undefined

  function come(): void {
    let text = ''
    socket = connect(Number(url.port), url.hostname)
    socket.setEncoding('utf8').on('error', () => {})
    socket.on('data', (chunk) => {
      const blocks = (text + String(chunk)).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) hear(block)
    })
    socket.on('close', () => {
      if (open) timer = setTimeout(come, 50 + Math.random() * 450)
    })
    socket.write(request)
  }

  function hear(block: string): void {
    const event = read(block)
    if (event?.name === 'board') {
      shown.clear()
      for (const { id, status, version } of event.data.tickets) shown.set(id, { status, version })
    }
    if (event?.name === 'ticket')
      shown.set(event.data.id, { status: event.data.status, version: event.data.version })
    if (event?.name === 'order') shown.set(event.data.id, { status: event.data.status, version: undefined })
  }

  come()
  return {
    shown,
    order,
    cut: () => void socket.destroy(),
    end() {
      open = false
      clearTimeout(timer)
      socket.destroy()
    },
  }
}

function read(block: string): StreamEvent | undefined {
  if (known.has(block)) return known.get(block)
  if (known.size > 2_000) known.clear()
  const [, name, data] = /event: (board|ticket|order)\ndata: (.*)$/.exec(block) ?? []
  const event = name && data ? ({ name, data: JSON.parse(data) as unknown } as StreamEvent) : undefined
  known.set(block, event)
  return event
}
