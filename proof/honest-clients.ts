// Honest clients during an attack: one request of each kind that a restaurant depends on.
import { setTimeout as wait } from 'node:timers/promises'
import { inLetters, newKey } from './load.ts'
import { rosasOrder } from '../test-support/rosas-order.ts'

export interface Honest {
  asked: number
  /** The requests that were not served, by path and answer, with their count. */
  readonly refused: Map<string, number>
}

export type Send = (url: string, init: RequestInit) => Promise<Response>

/** A request without an answer after this long counts as not served. */
const patience = 15_000
const enough = 5

/** Asks for an order, the menu, the page, a staff screen and readiness, so many times over, one after the other. */
export async function sendHonestRequests(
  url: string,
  cookie: string,
  times: number,
  honest: Honest,
  send: Send = fetch,
): Promise<void> {
  const order = () => ({
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'idempotency-key': newKey() },
    // Each order has its own mailbox, because orders per mailbox are limited.
    body: JSON.stringify({ ...rosasOrder, email: `${inLetters(16)}@proof.example` }),
  })
  for (let nth = 0; nth < times; nth += 1) {
    const requests: [string, RequestInit][] = [
      ['/api/orders', order()],
      ['/api/menu', {}],
      ['/', {}],
      ['/api/me', { headers: { cookie } }],
      ['/readyz', {}],
    ]
    for (const [path, init] of requests) {
      // It is shown then, and each further one would wait as long.
      if (countRefused(honest) >= enough) return
      honest.asked += 1
      const status = await askPatiently(send, url + path, init)
      if (status === 200 || status === 201) continue
      const said = `${path} ${status}`
      honest.refused.set(said, (honest.refused.get(said) ?? 0) + 1)
    }
  }
}

/** Retries twice when the server says to come back later, as our pages do. */
async function askPatiently(send: Send, url: string, init: RequestInit): Promise<number | string> {
  let status: number | string = 0
  for (let attempts = 0; attempts < 3; attempts += 1) {
    const reply = await send(url, { ...init, signal: AbortSignal.timeout(patience) }).catch(() => undefined)
    await reply?.arrayBuffer()
    status = reply?.status ?? 'no answer'
    const seconds = reply?.headers.get('retry-after')
    if (reply?.status !== 503 || !seconds) return status
    await wait(Number(seconds) * 1000)
  }
  return status
}

export function countRefused({ refused }: Honest): number {
  return [...refused.values()].reduce((sum, count) => sum + count, 0)
}

/** " (3 × /api/menu 503)", for the report. */
export function formatRefused({ refused }: Honest): string {
  const said = [...refused].map(([what, count]) => `${count} × ${what}`)
  return said.length > 0 ? ` (${said.join(', ')})` : ''
}
