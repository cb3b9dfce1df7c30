// Reads a live stream (Server-Sent Events) like a browser, and keeps its events.
import type { LiveEvents as Live, WallEvents } from '../domain/people/people-api.ts'
import type { Ticket } from '../domain/kitchen/tickets.ts'

/** Of any stream: the wall has one of its own. */
type LiveEvents = Live & WallEvents

export interface LiveStream {
  /** Every event so far, oldest first. */
  readonly events: { [Name in keyof LiveEvents]: { name: Name; data: LiveEvents[Name] } }[keyof LiveEvents][]
  /** The tickets as a board shows them: the snapshot, then every change; the higher version wins. */
  tickets(): Map<string, Ticket>
  latest<Name extends keyof LiveEvents>(name: Name): LiveEvents[Name] | undefined
  readonly ended: Promise<void>
  close(): void
}

type LiveEvent = LiveStream['events'][number]

export async function openLiveStream(
  url: string,
  cookie = '',
  onEvent: (event: LiveEvent) => void = () => {},
): Promise<LiveStream> {
  const abort = new AbortController()
  const response = await fetch(url, { headers: { cookie }, signal: abort.signal })
  if (!response.ok || !response.body) throw new Error(`the stream was refused: ${response.status}`)
  const events: LiveStream['events'] = []
  const body = response.body

  return {
    events,
    tickets() {
      const tickets = new Map<string, Ticket>()
      for (const { name, data } of events) {
        if (name === 'board') {
          tickets.clear()
          for (const ticket of data.tickets) tickets.set(ticket.id, ticket)
        }
        if (name === 'ticket') tickets.set(data.id, data)
      }
      return tickets
    },
    latest(name) {
      return events.findLast((event) => event.name === name)?.data as never
    },
    ended: readEvents(),
    close: () => abort.abort(),
  }

  async function readEvents(): Promise<void> {
    const decoder = new TextDecoder()
    let text = ''
    try {
      for await (const chunk of body) {
        text += decoder.decode(chunk, { stream: true })
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) {
          const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
          if (!name || !data) continue
          const event = { name, data: JSON.parse(data) as unknown } as LiveEvent
          events.push(event)
          onEvent(event)
        }
      }
    } catch {
      // We closed the stream, or the server did: either way it is over.
    }
  }
}
