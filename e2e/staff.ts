// The staff's steps for the journeys, and the orders that arrive on the board.
import {
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import type { PlaceOrderBody } from '#domain/orders/order-api.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { taxRate } from '../test-support/restaurant.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import { makeBill } from '#domain/orders/bill.ts'
import type { Role } from '#domain/people/staff.ts'
import { systemCaller } from '../server/secrets/hash-queue.ts'
import { hashPassword } from '../server/secrets/passwords.ts'
import { ownerPassword, type Shop } from './shop.ts'

export const cookPassword = 'a cook of the comal'
/** Hashed once per worker, because a password hash is slow on purpose. */
let cooksHash: Promise<string> | undefined

export async function hire(shop: Shop, username: string, role: Role = 'kitchen'): Promise<void> {
  shop.sql(
    'insert into staff (username, name, role, password_hash, created_at) values (?, ?, ?, ?, ?)',
    username,
    username,
    role,
    await (cooksHash ??= hashPassword(cookPassword, systemCaller)),
    new Date().toISOString(),
  )
}

/** Who is logged in where, in each browser. */
const loggedIn = new WeakMap<BrowserContext, string>()

/**
 * Logs in as the owner, or as another member of staff, unless already logged in: a second login would end the session
 * of requests in flight, and the page would ask for the password.
 */
export async function logIn(context: BrowserContext, shop: Shop, username = 'owner'): Promise<void> {
  const place = `${username} at ${shop.url}`
  const cookies = await context.cookies(shop.url)
  if (loggedIn.get(context) === place && cookies.some(({ name }) => name.endsWith('session'))) return
  const reply = await context.request.post(`${shop.url}/login`, {
    form: { username, password: username === 'owner' ? ownerPassword : cookPassword },
    headers: { origin: shop.url },
    maxRedirects: 0,
  })
  expect(reply.headers()['location']).not.toContain('login=')
  loggedIn.set(context, place)
}

export async function openBoard(page: Page, shop: Shop, username = 'owner'): Promise<void> {
  await logIn(page.context(), shop, username)
  await page.goto(`${shop.url}/#/Kitchen`)
  await expect(columnOf(page, 'New')).toBeVisible()
}

/** Opens a second board, as on another tablet. */
export async function openOtherBoard(page: Page, shop: Shop): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  const context = await browser.newContext()
  const other = await context.newPage()
  await openBoard(other, shop)
  return other
}

/** Places an order with the request that the page would send. */
export async function order(
  request: APIRequestContext,
  shop: Shop,
  burritos: Readonly<Record<string, number>> = { beef: 1 },
  [firstName, lastName]: readonly [string, string] = ['Rosa', 'Delgado'],
  more: Partial<PlaceOrderBody> = {},
): Promise<PlacedOrder> {
  const lines = startingMenu.items.flatMap(({ id }) =>
    burritos[id] ? [{ item: id, quantity: burritos[id] }] : [],
  )
  const reply = await request.post(`${shop.url}/api/orders`, {
    headers: { origin: shop.url, 'idempotency-key': crypto.randomUUID() },
    data: {
      firstName,
      lastName,
      address: '18 Laurel St',
      city: 'Fresno',
      state: 'CA',
      zipcode: '93701',
      email: 'rosa@example.com',
      delivery: null,
      lines,
      expectedTotal: makeBill(lines, startingMenu, taxRate).total,
      paymentToken: 'demo-approve-4242',
      ...more,
    } satisfies PlaceOrderBody,
  })
  expect(reply.status()).toBe(201)
  return (await reply.json()) as PlacedOrder
}

type ColumnName = 'Later' | 'New' | 'Cooking' | 'Ready'

export function columnOf(page: Page, name: ColumnName): Locator {
  return page.getByRole('region', { name, exact: true })
}

export function ticketOf(place: Page | Locator, number: number): Locator {
  return place.getByRole('article', { name: new RegExp(`^${number} `) })
}

/** Expects these ticket numbers in a column, from top to bottom. */
export function expectColumn(page: Page, name: ColumnName, numbers: readonly number[]): Promise<void> {
  return expect(columnOf(page, name).getByRole('article').getByRole('heading')).toHaveText(
    numbers.map((number) => new RegExp(`^${number} `)),
  )
}

/** Moves the promise of an order to so many minutes from now; negative minutes are in the past. */
export function promise(shop: Shop, { id }: PlacedOrder, minutes: number): void {
  const readyBy = new Date(Date.now() + minutes * 60_000).toISOString()
  shop.sql('update orders set ready_by = ?, first_ready_by = ? where id = ?', readyBy, readyBy, id)
}

/** The menu behind a ticket's three dots. */
export async function openMenuOf(page: Page, number: number): Promise<Locator> {
  await page.getByRole('button', { name: `More for order ${number}`, exact: true }).click()
  const menu = page.getByRole('dialog', { name: new RegExp(`^${number}, `) })
  await expect(menu).toBeVisible()
  return menu
}

export async function printOnBoard(page: Page, number: number): Promise<void> {
  const menu = await openMenuOf(page, number)
  await menu.getByRole('button', { name: /^Print ticket/ }).click()
}

/** Answers the window that asks why. */
export async function cancelOnBoard(page: Page, number: number): Promise<Locator> {
  const menu = await openMenuOf(page, number)
  await menu.getByRole('button', { name: 'Cancel order' }).click()
  const dialog = page.getByRole('dialog', { name: `Cancel order ${number}` })
  await expect(dialog).toBeVisible()
  return dialog
}

/** Opens the list of what is sold out. */
export async function openSoldOut(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Sold out/ }).click()
  const list = page.getByRole('dialog', { name: 'Sold out' })
  await expect(list).toBeVisible()
  return list
}

/** Takes the last move of a ticket back: with the Undo of the bar right after the tap, and from Recent later. */
export async function undoMove(page: Page, number: number): Promise<void> {
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const recent = page.getByRole('button', { name: /^Recent/ })
  await expect(undo.or(recent)).toBeVisible()
  if (await undo.isVisible()) return undo.click()
  await recent.click()
  await page
    .getByRole('dialog', { name: 'The last ten minutes' })
    .getByRole('button', { name: `Undo ${number}`, exact: true })
    .click()
}
