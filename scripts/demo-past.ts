// The demo's past: two weeks of about forty orders a day, which its customers, cooks and owner live through, request by
// request, on a server whose clock they set. The same seed and the same moment make the same two weeks.
import { randomUUID } from 'node:crypto'
import { ownerRefundReasons } from '#domain/payments/refund-schema.ts'
import { orderPaths } from '#domain/orders/order-api.ts'
import { kitchenPaths } from '#domain/kitchen/kitchen-api.ts'
import { paymentPaths } from '#domain/payments/payment-api.ts'
import { menuPaths } from '#domain/menu/menu-api.ts'
import { booksPaths } from '#domain/books/books-api.ts'
import { businessDayOf, instantAt } from '#domain/restaurant/business-day.ts'
import { addDays } from '#domain/basics/days.ts'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { type OfficeOrder, peoplePaths } from '#domain/people/people-api.ts'
import { settingPaths, type MenuReply, restaurantPaths } from '#domain/restaurant/restaurant-api.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import { remainingOf, splitRefund } from '#domain/payments/refund.ts'
import { ordersOn, orderMinute } from '../server/demo/demand.ts'
import type { Chore } from '../server/demo/cooks.ts'
import { makeCustomers } from '../server/demo/customers.ts'
import { createRandom } from '../server/demo/random.ts'
import { changeItem, openOffice, openRestaurant, set } from './demo-office.ts'
import { ask, logIn, followOrder, orderSomething } from './demo-people.ts'
import type { PastServer } from './demo-server.ts'

export const daysOfPast = 14
const ordersADay = 40
const minute = 60_000
const jobsEvery = 15 * minute

export interface Moment {
  readonly now: Date
  readonly timeZone: string
}

/** In the morning of the first of the two weeks. */
export function firstMomentOf({ now, timeZone }: Moment): number {
  return instantAt(addDays(businessDayOf(now, timeZone), 1 - daysOfPast), '09:00', timeZone).getTime()
}

export interface Life extends Moment {
  readonly seed: number
  readonly password: string
  readonly onDay: (day: string) => void
  readonly ending: AbortSignal
}

export async function liveTwoWeeks(server: PastServer, life: Life): Promise<void> {
  const { url, setClock, runJobs } = server
  const { now, timeZone, seed, password } = life
  const random = createRandom(seed)
  // Read again after everything that may have changed it.
  let menu: Promise<MenuReply> | undefined
  const readMenu = () => (menu ??= ask<MenuReply>(url + restaurantPaths.menu))
  const customers = { random, people: makeCustomers(160, random), readMenu }
  const today = businessDayOf(now, timeZone)
  const inOffice = await openOffice(url, password)
  await openRestaurant(inOffice, { now, timeZone, today })
  const [ben, tess] = [await hire('Ben'), await hire('Tess')]

  let board: (Chore | Ticket)[] = []
  let handedOver: PlacedOrder['id'][] = []
  let looksAt = 0
  let jobsAt = 0
  let isOwed = false

  /** Once a minute while there is something to do; Ben and Tess take turns by the hour. */
  async function cookUntil(until: number): Promise<void> {
    for (; looksAt < until && board.length > 0; looksAt += minute) {
      setClock(looksAt)
      const cookie = new Date(looksAt).getUTCHours() % 2 === 0 ? ben : tess
      const after = await followOrder({ url, cookie }, board, new Date(looksAt))
      isOwed ||= after.some((ticket) => !board.includes(ticket))
      handedOver.push(...after.filter(({ status }) => status === 'handed-over').map(({ id }) => id))
      board = after.filter(({ status }) => status !== 'handed-over')
      if (looksAt >= jobsAt) await settle()
    }
    // Before a quiet hour, or a night: money belongs to its day.
    if (until - looksAt > jobsEvery) await settle()
    looksAt = Math.max(looksAt, until)
    setClock(until)
  }

  async function settle(): Promise<void> {
    if (isOwed) await runJobs()
    isOwed = false
    jobsAt = looksAt + jobsEvery
  }

  async function hire(name: string): Promise<string> {
    const [username, current] = [name.toLowerCase(), `${name}, on the first day`]
    await inOffice(peoplePaths.addStaff, { name, username, role: 'kitchen', password: current })
    const cookie = await logIn(url, username, current)
    await ask(url + peoplePaths.ownPassword, { cookie, body: { current, password } })
    return logIn(url, username, password)
  }

  async function order(isScheduled?: boolean): Promise<PlacedOrder | undefined> {
    const placed = await orderSomething(url, customers, isScheduled)
    if (!placed) return undefined
    const { firstPromise: promise, lines } = placed
    // Not before the board has it in New, which is earlier.
    const begunAt = new Date(Date.parse(promise.readyBy) - 10 * minute)
    board.push({
      ...placed,
      status: 'placed',
      seen: false,
      promise,
      startsAt: promise.isScheduled ? begunAt.toISOString() : null,
      lines: lines.map((line) => ({ ...line, rolled: 0 })),
      toCollect: null,
    })
    return placed
  }

  /** Most are cooked; now and then a customer, or the restaurant, thinks better of it. */
  async function orderOrNot(): Promise<void> {
    // Nobody keeps a menu open for long.
    if (random.chance(0.1)) menu = undefined
    const placed = await order()
    const why = random.weighted([
      ['cooked', 96],
      ['own', 2],
      ['ran-out', 1],
      ['ordered-twice', 1],
    ])
    if (!placed || why === 'cooked') return
    board.pop()
    if (why === 'own') await ask(url + orderPaths.cancelOwn(placed.id), { body: {} })
    else await inOffice(kitchenPaths.cancel(placed.id), { reason: why, note: '' })
  }

  async function refundOne(): Promise<void> {
    await settle()
    const [id] = handedOver.splice(random.whole(0, handedOver.length - 1), 1)
    if (!id) return
    const eaten = await inOffice<OfficeOrder>(orderPaths.officeOrder(id))
    const selection = { units: [{ line: 0, quantity: 1 }], delivery: false, tip: false }
    const expected = splitRefund(eaten, remainingOf(eaten, eaten.refunds), selection)?.amount
    const reason = random.pick(ownerRefundReasons)
    await inOffice(paymentPaths.refunds(id), { key: randomUUID(), selection, reason, note: '', expected })
  }

  /** Everything that happens, in its order: each with its moment. */
  const agenda: { readonly at: number; readonly act: () => Promise<unknown> }[] = []
  const plan = (day: string, time: string, act: () => Promise<unknown>) =>
    agenda.push({ at: instantAt(day, time, timeZone).getTime(), act })
  const beforeRush = now.getTime() - 25 * minute

  for (let ago = daysOfPast - 1; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago)
    plan(day, '09:30', async () => {
      life.onDay(day)
      if (ago < daysOfPast - 1) await inOffice(booksPaths.close, { day: addDays(day, -1) })
      handedOver = []
    })
    const opens = instantAt(day, '11:00', timeZone).getTime()
    for (let left = ordersOn(day, ordersADay, random); left > 0; left -= 1) {
      const at = opens + orderMinute(random) * minute
      if (at < beforeRush) agenda.push({ at, act: orderOrNot })
    }
    if (ago % 2 === 0) plan(day, '21:40', refundOne)
  }
  const happens = (ago: number, time: string, act: () => Promise<unknown>) =>
    plan(addDays(today, -ago), time, act)
  const inKitchen = (to: string, body: object) => () => ask(url + to, { cookie: tess, body })
  happens(11, '18:45', inKitchen(kitchenPaths.pause, { minutes: 15 }))
  happens(9, '19:35', inKitchen(kitchenPaths.soldOut, { item: 'pork', soldOut: 'today' }))
  happens(8, '10:15', () => inOffice(menuPaths.retireItem('fish'), { retired: true }))
  happens(6, '10:20', () => changeItem(inOffice, 'horchata', { price: 325 }))
  happens(5, '19:10', inKitchen(kitchenPaths.soldOut, { item: 'bean', soldOut: 'today' }))
  // A bad evening: nobody is at the comal for a while, and Tess tells everybody.
  happens(3, '18:50', async () => (looksAt += 8 * minute))
  happens(3, '18:59', inKitchen(kitchenPaths.busy, { minutes: 20, lasts: 60 }))

  happens(1, '10:00', () => set(inOffice, settingPaths.waitTimes, { showsOnTimeRecord: true }))

  // Whoever starts the demo finds a board that is at work, and orders for later on it.
  const ago = (minutes: number, act: () => Promise<unknown>) =>
    agenda.push({ at: now.getTime() - minutes * minute, act })
  for (const minutes of [55, 34, 12]) ago(minutes, () => order(true))
  for (let minutes = 22.3; minutes > 0; minutes -= 1.4) ago(minutes, () => order(false))
  ago(2, inKitchen(kitchenPaths.soldOut, { choice: 'extras-sour-cream', soldOut: 'today' }))
  ago(2, inKitchen(kitchenPaths.stock, { item: 'street-corn', remaining: 7 }))

  for (const { at, act } of agenda.toSorted((one, other) => one.at - other.at)) {
    if (life.ending.aborted) return
    if (at > now.getTime()) break
    await cookUntil(at)
    if (act !== orderOrNot) menu = undefined
    await act()
  }
  await cookUntil(now.getTime())
  await runJobs()
}
