// The demo's customers and cooks, who order and cook with the same requests that the page sends.
import { randomUUID } from 'node:crypto'
import { paths, type LiveEvents, type MenuReply, type MoveBody, type PlaceOrderBody } from '#domain/api.ts'
import { demoCards, demoToken } from '#domain/demo-card.ts'
import { nextOnBoard, type Ticket } from '#domain/kitchen.ts'
import type { ShownTime } from '#domain/order-times.ts'
import type { PlacedOrder } from '#domain/order.ts'
import { weightOf, type TimesReply } from '#domain/wait-times.ts'
import { makeCart } from '../server/demo/appetite.ts'
import { chooseWay } from '../server/demo/chosen-way.ts'
import { choresOf } from '../server/demo/cooks.ts'
import { whoOrders, type DemoCustomer } from '../server/demo/people.ts'
import type { Random } from '../server/demo/random.ts'

/** Places an order for burritos that are available; undefined while there are none. */
export async function orderSomething(
  url: string,
  people: readonly DemoCustomer[],
  random: Random,
): Promise<(PlacedOrder & { readonly by: DemoCustomer }) | undefined> {
  const menu = (await (await fetch(url + paths.menu)).json()) as MenuReply
  const lines = makeCart(menu, random)
  if (menu.pause || menu.isUnwatched || !menu.opening.open || lines.length === 0) return undefined
  const by = whoOrders(people, random)
  const { taxRate } = menu.restaurant
  // Whoever orders while somebody watches knows no code, and pays by card.
  const shop = { menu, taxRate, ways: menu.ways, codeOn: () => undefined }
  const { fulfilment, bill, tip } = chooseWay(lines, by, shop, random)
  const { way } = fulfilment
  const wanted = { weight: weightOf(lines, menu), way, zip: by.address.zipcode }
  const time = random.chance(scheduled) ? await chooseTime(url, wanted, random) : undefined
  const order: PlaceOrderBody = {
    firstName: by.firstName,
    lastName: by.lastName,
    email: by.email,
    ...by.address,
    delivery: null,
    lines,
    way,
    ...(by.phone !== undefined && { phone: by.phone }),
    ...(time && { time }),
    ...(tip && { tip }),
    ...(way === 'delivery' && by.note !== undefined && { note: by.note }),
    expectedTotal: bill.total,
    paymentToken: demoToken(demoCards.approve),
  }
  const reply = await post(url + paths.orders, order, { 'idempotency-key': randomUUID() })
  // A pause or a new price came in between, so this customer tries again another time.
  return reply.status === 201 ? { ...((await reply.json()) as PlacedOrder), by } : undefined
}

/** The share of customers who choose a time. */
const scheduled = 0.12

/** One of the next free slots; undefined while there are none. */
async function chooseTime(
  url: string,
  { weight, way, zip }: { weight: number; way: string; zip: string },
  random: Random,
): Promise<ShownTime | undefined> {
  const query = new URLSearchParams({ weight: String(weight), way, zip })
  const { slots } = (await (await fetch(`${url}${paths.times}?${query}`)).json()) as TimesReply
  const at = slots[random.whole(1, 10)]
  return at === undefined ? undefined : { at, isScheduled: true }
}

/** Returns the session cookie. */
export async function logIn(url: string, username: string, password: string): Promise<string> {
  const reply = await fetch(url + paths.login, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ username, password }),
  })
  return reply.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
}

/** A cook looks at the board once and does everything that is due. */
export async function lookAfterTheBoard(url: string, cookie: string): Promise<void> {
  const { see, move } = choresOf(await readBoard(url, cookie), new Date())
  for (const { id } of see) await post(url + paths.seen(id), {}, { cookie })
  for (const { id, status } of move) {
    const body: MoveBody = { from: status, to: nextOnBoard[status] }
    await post(url + paths.move(id), body, { cookie })
  }
}

/** Reads the live stream's first event, which is the whole board. */
async function readBoard(url: string, cookie: string): Promise<readonly Ticket[]> {
  const hungUp = new AbortController()
  const { body } = await fetch(`${url}${paths.live}?board=1`, { headers: { cookie }, signal: hungUp.signal })
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

function post(url: string, body: object, headers: Record<string, string>): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { origin: new URL(url).origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
