// A cook, who starts orders while everything fails: from then on their money is due (R65).
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../server/demo/random.ts'
import type { Load } from './load.ts'

export interface Cooking {
  /** Finishes the start under way. */
  finish(): Promise<void>
}

export interface CookOptions {
  readonly url: string
  readonly cookie: string
  readonly load: Pick<Load, 'acknowledged'>
  readonly random: Random
}

export function startCooking({ url, cookie, load, random }: CookOptions): Cooking {
  const seen = new Set<string>()
  let open = true
  const isOpen = () => open

  async function work(): Promise<void> {
    while (isOpen()) {
      await wait(random.between(5, 40))
      const next = load.acknowledged.find(({ id }) => !seen.has(id))
      if (!next) continue
      // Every third order is not started, so that its capture waits for its promised time.
      const reply = random.chance(0.33) ? undefined : await sendStart(url, cookie, next.id).catch(() => 'cut')
      if (reply === 'cut') continue
      seen.add(next.id)
    }
  }

  const working = work()
  return {
    async finish() {
      open = false
      await working
    },
  }
}

/** A 409 is fine: the order was canceled, or an earlier start succeeded and only its answer was lost. */
export async function sendStart(url: string, cookie: string, id: string): Promise<void> {
  const reply = await fetch(`${url}/api/orders/${id}/move`, {
    method: 'POST',
    headers: { origin: url, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ from: 'placed', to: 'cooking' }),
    signal: AbortSignal.timeout(15_000),
  })
  if (!reply.ok && reply.status !== 409) throw new Error(`a start was answered ${reply.status}`)
}
