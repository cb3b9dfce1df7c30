// The demo's customers and staff: everything they do is a request, the same that the page sends.
import { randomUUID } from 'node:crypto'
import { type LiveEvents, peoplePaths } from '#domain/people/people-api.ts'
import { type MenuReply, restaurantPaths } from '#domain/restaurant/restaurant-api.ts'
import { type MoveBody, kitchenPaths } from '#domain/kitchen/kitchen-api.ts'
import { type PlaceOrderBody, orderPaths } from '#domain/orders/order-api.ts'
import { makeBill } from '#domain/orders/bill.ts'
import { demoCards, demoToken } from '#domain/payments/test-cards.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import { nextOnBoard, type Ticket } from '#domain/kitchen/tickets.ts'
import { cents } from '#domain/basics/money.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import type { Tip } from '#domain/orders/tip.ts'
import { weightOf, type TimesReply } from '#domain/restaurant/wait-times.ts'
import { deliveryTerms } from '#domain/restaurant/fulfillment.ts'
import { makeCart } from '../server/demo/demand.ts'
import { planChores, type Chore } from '../server/demo/cooks.ts'
import { codes } from '../server/demo/demo-restaurant.ts'
import { pickCustomer, type DemoCustomer } from '../server/demo/customers.ts'
import type { Random } from '../server/demo/random.ts'

export class Refused extends Error {}

export interface Asking {
  /** With a body it is a POST; bytes are a photograph. */
  readonly body?: object
  readonly cookie?: string
  readonly key?: string
}

/** Throws where the server refuses. */
export async function ask<Reply>(to: string, asking: Asking = {}): Promise<Reply> {
  const { body, cookie, key } = asking
  const bytes = body instanceof Uint8Array ? new Uint8Array(body) : undefined
  const reply = await fetch(to, {
    headers: {
      origin: new URL(to).origin,
      ...(cookie && { cookie }),
      ...(key && { 'idempotency-key': key }),
      ...(body && { 'content-type': bytes ? 'image/jpeg' : 'application/json' }),
    },
    ...(body && { method: 'POST', body: bytes ?? JSON.stringify(body) }),
  })
  if (!reply.ok) throw new Refused(`${to} answers ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Reply
}

/** Returns the session cookie. */
export async function logIn(url: string, username: string, password: string): Promise<string> {
  const reply = await fetch(url + peoplePaths.login, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ username, password }),
  })
  return reply.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}

const tips: readonly (readonly [Tip, number])[] = [
  [{ percent: 10 }, 3],
  [{ percent: 15 }, 5],
  [{ percent: 20 }, 3],
  [{ amount: cents(200) }, 2],
]

export interface Customers {
  readonly people: readonly DemoCustomer[]
  readonly random: Random
  readonly readMenu: () => Promise<MenuReply>
}

/** Places an order for what there is; undefined while none is taken. */
export async function orderSomething(
  url: string,
  { people, random, readMenu }: Customers,
  isScheduled = random.chance(0.12),
): Promise<(PlacedOrder & { readonly by: DemoCustomer }) | undefined> {
  const menu = await readMenu()
  const lines = makeCart(menu, random)
  if (menu.pause || menu.isUnattended || !menu.opening.open || lines.length === 0) return undefined
  const { note, ...by } = pickCustomer(people, random)
  const { taxRate } = menu.restaurant
  const { subtotal } = makeBill(lines, menu, taxRate)
  // Where nobody delivers to, or not so little, a customer comes by.
  const terms = random.chance(0.35) ? undefined : deliveryTerms(menu.fulfillmentSettings, by.address.zipcode)
  const delivered = terms && subtotal >= terms.minimumOrder ? terms : undefined
  const fee = delivered && { amount: delivered.fee, isTaxed: menu.fulfillmentSettings.feeIsTaxed }
  const fulfillment = delivered ? 'delivery' : 'pickup'
  const tip = random.chance(delivered ? 0.6 : 0.3) ? random.weighted(tips) : undefined
  const code = random.chance(0.25) ? await tryCode(url, random.pick(codes).code, subtotal) : undefined
  const paysThere = menu.paymentMethods.counter[fulfillment] && random.chance(0.22)
  const query = { weight: String(weightOf(lines, menu)), fulfillment, zip: by.address.zipcode }
  const at = isScheduled ? await chooseTime(url, query, random) : undefined
  const { address, ...person } = by
  const order: PlaceOrderBody = {
    ...person,
    ...address,
    delivery: null,
    lines,
    fulfillment,
    ...(at && { time: { at, isScheduled } }),
    ...(code && { promoCode: code.code }),
    ...(tip && { tip }),
    ...(delivered && note !== undefined && { note }),
    ...(paysThere ? { pay: 'counter' } : { paymentToken: demoToken(demoCards.approve) }),
    expectedTotal: makeBill(lines, menu, taxRate, { fee, code, tip }).total,
  }
  // Where a pause or a new price came in between, this customer tries again another time.
  return ask<PlacedOrder>(url + orderPaths.orders, { body: order, key: randomUUID() }).then(
    (placed) => ({ ...placed, by }),
    leaveRefused,
  )
}

/** Undefined where the code is not for now, or not for so little. */
function tryCode(url: string, code: string, subtotal: number): Promise<PromoCodeTerms | undefined> {
  return ask<PromoCodeTerms>(url + orderPaths.checkPromoCode, { body: { code, subtotal } }).catch(
    leaveRefused,
  )
}

/** One of the next free slots, none of which is at once; undefined while there are none. */
async function chooseTime(
  url: string,
  query: Record<string, string>,
  random: Random,
): Promise<string | undefined> {
  const { slots } = await ask<TimesReply>(
    `${url}${restaurantPaths.times}?${new URLSearchParams(query).toString()}`,
  )
  return slots[random.whole(2, 10)]
}

function leaveRefused(error: unknown): undefined {
  if (!(error instanceof Refused)) throw error
}

/** A cook looks at the board once and does everything that is due; answers the tickets as they are then. */
export async function followOrder<Kept extends Chore>(
  { url, cookie }: { readonly url: string; readonly cookie: string },
  board: readonly Kept[],
  now: Date,
): Promise<(Kept | Ticket)[]> {
  const after = new Map<string, Kept | Ticket>(board.map((ticket) => [ticket.id, ticket]))
  const tap = async (to: string, body: object) => {
    const ticket = await ask<Ticket>(url + to, { cookie, body })
    after.set(ticket.id, ticket)
  }
  const { see, move } = planChores(board, now)
  for (const { id } of see) await tap(kitchenPaths.acknowledge(id), {})
  for (const { id, status, toCollect } of move) {
    if (status === 'ready' && toCollect !== null) await tap(kitchenPaths.paid(id), {})
    await tap(kitchenPaths.move(id), { from: status, to: nextOnBoard[status] } satisfies MoveBody)
  }
  return [...after.values()]
}

/** Reads the live stream's first event, which is the whole board. */
export async function readBoard(url: string, cookie: string): Promise<readonly Ticket[]> {
  const hungUp = new AbortController()
  const { body } = await fetch(`${url}${peoplePaths.live}?board=1`, {
    headers: { cookie },
    signal: hungUp.signal,
  })
  let text = ''
  try {
    for await (const chunk of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      text += chunk
      const [, data] = /^event: board\ndata: (.*)\n\n/m.exec(text) ?? []
      if (data) return (JSON.parse(data) as LiveEvents['board']).tickets
    }
    return []
  } finally {
    hungUp.abort()
  }
}
