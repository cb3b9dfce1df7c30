// Sends events to the restaurant's server, signed as Stripe signs them, and retries until they are accepted. On
// request it holds events back, doubles, reorders, delays or forges them.
import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Stripe } from 'stripe'
import { createRandom } from '../../../server/demo/random.ts'

export interface Disorder {
  readonly seed?: number
  /** The share of events that are sent twice, from 0 to 1. */
  readonly twice?: number
  /** The longest delay of an event; delays also change the order. */
  readonly lateMs?: number
  /** The share of events that are accompanied by a request with a wrong signature, from 0 to 1. */
  readonly forged?: number
}

export interface Release {
  readonly order?: 'as-is' | 'reversed'
  readonly twice?: boolean
}

export interface Delivery {
  readonly event: string
  readonly type: string
  readonly attempts: number
  /** The status of the last reply; 0 if none came. */
  readonly status: number
}

export interface Webhooks {
  sendTo(url: string | undefined): void
  behave(disorder: Disorder): void
  take(event: Stripe.Event): void
  hold(): void
  release(how: Release): Promise<void>
  /** Sends forged requests; returns the server's replies. */
  forge(event: Stripe.Event): Promise<Record<Forgery, number>>
  /** Resolves when no delivery is running. */
  idle(): Promise<void>
  readonly deliveries: Delivery[]
  /** Counts the server's replies to forged requests. */
  readonly forgedAnswers: Record<string, number>
}

const forgeries = ['no signature', 'another secret', 'another body', 'an old signature'] as const
export type Forgery = (typeof forgeries)[number]

/** Stripe retries for days; a test cannot wait that long. */
const firstPause = 100
const longestPause = 2_000
const longestTrying = 120_000
const patience = 10_000

export function createWebhooks(secret: string): Webhooks {
  let url: string | undefined
  let held: Stripe.Event[] | undefined
  let disorder: Disorder = {}
  let random = createRandom(0)
  const underWay = new Set<Promise<unknown>>()
  const deliveries: Delivery[] = []
  const forgedAnswers: Record<string, number> = {}

  async function post(body: string, signature: string | undefined): Promise<number> {
    if (url === undefined) return 0
    const headers = { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'Stripe/1.0' }
    try {
      const reply = await fetch(url, {
        method: 'POST',
        headers: signature === undefined ? headers : { ...headers, 'stripe-signature': signature },
        body,
        signal: AbortSignal.timeout(patience),
      })
      await reply.arrayBuffer()
      return reply.status
    } catch {
      return 0
    }
  }

  async function deliver(event: Stripe.Event, lateMs = 0): Promise<void> {
    if (lateMs > 0) await wait(lateMs)
    const body = JSON.stringify(event, null, 2)
    const until = Date.now() + longestTrying
    for (let attempts = 1, pause = firstPause; ; attempts += 1, pause = Math.min(pause * 2, longestPause)) {
      const status = await post(body, sign(body, secret))
      if ((status >= 200 && status < 300) || url === undefined || Date.now() > until) {
        deliveries.push({ event: event.id, type: event.type, attempts, status })
        return
      }
      await wait(pause)
    }
  }

  function start(work: Promise<unknown>): void {
    underWay.add(work)
    void work.finally(() => underWay.delete(work))
  }

  async function forge(event: Stripe.Event): Promise<Record<Forgery, number>> {
    const body = JSON.stringify(event, null, 2)
    const long = Math.floor(Date.now() / 1000) - 60 * 60
    const answers = {
      'no signature': await post(body, undefined),
      'another secret': await post(body, sign(body, `${secret}x`)),
      'another body': await post(body.replace('"livemode": false', '"livemode": true'), sign(body, secret)),
      'an old signature': await post(body, sign(body, secret, long)),
    }
    for (const status of Object.values(answers)) forgedAnswers[status] = (forgedAnswers[status] ?? 0) + 1
    return answers
  }

  return {
    deliveries,
    forgedAnswers,
    sendTo: (next) => (url = next),
    behave(next) {
      disorder = next
      random = createRandom(next.seed ?? 0)
    },
    take(event) {
      if (held) return void held.push(event)
      if (url === undefined) return
      const { twice = 0, lateMs = 0, forged = 0 } = disorder
      const times = random.chance(twice) ? 2 : 1
      for (let time = 0; time < times; time += 1) start(deliver(event, random.between(0, lateMs)))
      if (random.chance(forged)) start(forge(event))
    },
    hold() {
      held ??= []
    },
    async release({ order = 'as-is', twice = false }) {
      const waiting = held ?? []
      held = undefined
      if (order === 'reversed') waiting.reverse()
      for (const event of waiting) {
        await deliver(event)
        if (twice) await deliver(event)
      }
    },
    forge,
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

/** https://docs.stripe.com/webhooks/signature: the time, a dot and the body, by HMAC-SHA256. */
function sign(body: string, secret: string, time = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${signature}`
}
