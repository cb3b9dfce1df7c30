// Rosa's order as a browser sends it, with options, each time with a key, a mailbox and a network address of its own.
import { inLetters } from '../../proof/load.ts'
import { benchOrder } from './bench-order.ts'

export interface SentOrder {
  readonly method: 'POST'
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
}

const run = inLetters(16)
let sent = 0

/** The address is what a trusted proxy says, so that no limit on one client or mailbox holds the load up. */
export function nextOrder(origin: string): SentOrder {
  sent += 1
  const nth = String(sent).padStart(9, '0')
  const clientAddress = [10, sent >> 16, sent >> 8, sent].map((part) => part & 255).join('.')
  return {
    method: 'POST',
    path: '/api/orders',
    headers: {
      origin,
      'content-type': 'application/json',
      'idempotency-key': `${run}-${nth}`,
      'x-forwarded-for': clientAddress,
    },
    body: JSON.stringify({ ...benchOrder, email: `${run}-${nth}@bench.example` }),
  }
}
