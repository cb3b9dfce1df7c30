// One open live stream, and the text of an event (Server-Sent Events).
import type { LiveEvents, WallEvents } from '#domain/people/people-api.ts'
import type { OrderId } from '#domain/orders/order.ts'

export interface LiveReader {
  readonly orders: ReadonlySet<OrderId>
  readonly board: boolean
  /** Writes one event; all readers share the same text. */
  send(text: string): void
  end(): void
  /** Whether the person may still read the stream; checked with every heartbeat. */
  isAuthorized(): Promise<boolean>
}

/** What any stream may carry. */
type StreamEvents = LiveEvents & WallEvents

export function eventText<Name extends keyof StreamEvents>(name: Name, data: StreamEvents[Name]): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
