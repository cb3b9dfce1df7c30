// Customers of the version before: each places one order by its API, and is remembered with what they sent.
import { setTimeout as wait } from 'node:timers/promises'
import { demoCards, demoToken, type DemoOutcome } from '../../domain/demo-card.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { newKey } from '../load.ts'

export interface RealOrder {
  readonly id: string
  /** What became of it, in the words of the report. */
  readonly what: string
  readonly key: string
  readonly body: string
  /** Its mails were withheld, and may be sent yet. */
  readonly isUnsettled: boolean
}

export interface Wish {
  readonly cart?: Readonly<Record<string, number>>
  readonly card?: DemoOutcome
  /** Fields of the checkout form that are not Rosa's. */
  readonly form?: object
  readonly isUnsettled?: boolean
}

export interface Customers {
  readonly orders: readonly RealOrder[]
  /** Answers the id. */
  order(what: string, wish?: Wish): Promise<string>
}

interface MenuOfBoth {
  readonly items: readonly { readonly id: string; readonly price: number }[]
  readonly restaurant: { readonly taxRate: number }
}

export function createCustomers(url: string): Customers {
  const orders: RealOrder[] = []
  return {
    orders,
    async order(
      what,
      { cart = { beef: 2, pork: 1 }, card = 'approve', form = {}, isUnsettled = false } = {},
    ) {
      const menu = (await (await fetch(`${url}/api/menu`)).json()) as MenuOfBoth
      const key = newKey()
      const body = JSON.stringify({
        ...rosasOrder,
        // A mailbox of one's own, or the mails of the later orders are withheld.
        email: `guest-${orders.length}@example.com`,
        ...form,
        lines: Object.entries(cart).map(([item, quantity]) => ({ item, quantity })),
        expectedTotal: totalOf(cart, menu),
        paymentToken: demoToken(demoCards[card]),
      })
      let reply = await sendAgain(url, { key, body })
      for (let tries = 1; reply.status === 503 && tries < 20; tries += 1) {
        await wait(500)
        reply = await sendAgain(url, { key, body })
      }
      if (!reply.ok) throw new Error(`an order (${what}) was answered ${reply.status} ${await reply.text()}`)
      const { id } = (await reply.json()) as { id: string }
      orders.push({ id, what, key, body, isUnsettled })
      return id
    },
  }
}

/** The very same request: it answers with the order that there is. */
export function sendAgain(url: string, { key, body }: Pick<RealOrder, 'key' | 'body'>): Promise<Response> {
  return fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'idempotency-key': key },
    body,
  })
}

function totalOf(cart: Readonly<Record<string, number>>, { items, restaurant }: MenuOfBoth): number {
  const subtotal = items.reduce((sum, { id, price }) => sum + price * (cart[id] ?? 0), 0)
  return subtotal + Math.floor((subtotal * restaurant.taxRate + 5_000) / 10_000)
}
