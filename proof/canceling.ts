// The owner, who cancels orders while everything fails, and tries again until it is done.
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../server/demo/random.ts'
import type { Load } from './load.ts'

export interface Canceling {
  /** The orders whose cancellation was acknowledged. */
  readonly canceled: ReadonlySet<string>
  /** Finishes the cancellation under way. */
  finish(): Promise<void>
}

export interface CancelOptions {
  readonly url: string
  readonly cookie: string
  readonly load: Pick<Load, 'acknowledged'>
  readonly random: Random
}

export function startCanceling({ url, cookie, load, random }: CancelOptions): Canceling {
  const canceled = new Set<string>()
  let open = true
  const isOpen = () => open

  async function cancelOne(id: string): Promise<void> {
    for (;;) {
      const reply = await sendCancellation(url, cookie, id).catch(() => undefined)
      if (reply?.status === 200) return void canceled.add(id)
      if (reply && reply.status < 500) throw new Error(`a cancellation was answered ${reply.status}`)
      await wait(50)
    }
  }

  async function work(): Promise<void> {
    while (isOpen()) {
      await wait(random.between(5, 60))
      // Every third order is left for the cook. The newest hold is mostly not captured and is released; an older one is refunded.
      const waiting = load.acknowledged.filter(({ id }, nth) => nth % 3 > 0 && !canceled.has(id))
      const next = random.chance(0.5) ? waiting.at(-1) : waiting[0]
      if (next) await cancelOne(next.id)
    }
  }

  const working = work()
  return {
    canceled,
    async finish() {
      open = false
      await working
    },
  }
}

export function sendCancellation(url: string, cookie: string, id: string): Promise<Response> {
  return fetch(`${url}/api/orders/${id}/cancel`, {
    method: 'POST',
    headers: { origin: url, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ reason: 'ran-out', note: '' }),
    signal: AbortSignal.timeout(15_000),
  })
}
