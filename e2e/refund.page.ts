// An order that is paid, with a code, a delivery fee and a tip, and the owner's window that refunds part of it.
import type { Locator, Page } from '@playwright/test'
import { makeBill } from '#domain/orders/bill.ts'
import type { PromoCodeSettings } from '#domain/orders/promo-codes.ts'
import { cents } from '#domain/basics/money.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { taxRate } from '../test-support/restaurant.ts'
import { openOffice, panel } from './order-book.ts'
import { expect, type Shop } from './shop.ts'
import { order } from './staff.ts'

export const lunch10: PromoCodeSettings = {
  code: 'LUNCH10',
  gives: { kind: 'percent', percent: 10 },
  minimumOrder: cents(0),
  firstDay: null,
  lastDay: null,
  days: [],
  hours: null,
  maxUses: null,
  oncePerEmail: false,
  isOn: true,
}

/** Straight into the database. */
export function addCode(shop: Shop, set: PromoCodeSettings): void {
  shop.sql(
    'insert into promo_codes (code, terms, is_on, max_uses) values (?, ?, ?, ?)',
    set.code,
    JSON.stringify(set),
    set.isOn ? 1 : 0,
    set.maxUses,
  )
}

const lines = [
  { item: 'beef', quantity: 2 },
  { item: 'chix', quantity: 1 },
] as const

/** Two Beef and a Chicken, 10 % off, delivered for $3.50, with a tip of 15 %: $31.00 − $3.10 + $2.65 + $3.50 + $4.65. */
async function placePaid(page: Page, shop: Shop): Promise<PlacedOrder> {
  addCode(shop, lunch10)
  const zone = {
    name: 'Near',
    zipcodes: ['93701'],
    fee: cents(350),
    minimumOrder: cents(0),
    travelMinutes: 15,
  }
  shop.setFulfillment({ zones: [zone] })
  const tip = { percent: 15 } as const
  const fee = { amount: cents(350), isTaxed: false }
  const { total } = makeBill(lines, startingMenu, taxRate, { fee, code: lunch10, tip })
  // The server notices the zones within a second.
  await expect
    .poll(async () => (await (await page.request.get(`${shop.url}/api/menu`)).text()).includes('93701'))
    .toBe(true)
  const placed = await order(page.request, shop, { beef: 2, chix: 1 }, ['Rosa', 'Delgado'], {
    promoCode: 'LUNCH10',
    tip,
    expectedTotal: total,
  })
  return placed
}

/** Cooking starts, and the card is charged. */
export async function takeMoney(page: Page, shop: Shop, { id }: PlacedOrder): Promise<void> {
  const moved = await page.request.post(`${shop.url}/api/orders/${id}/move`, {
    data: { from: 'placed', to: 'cooking' },
    headers: { origin: shop.url },
  })
  expect(moved.status()).toBe(200)
  await expect.poll(() => shop.sql('select state from payments')).toEqual([{ state: 'captured' }])
}

export async function openPaid(page: Page, shop: Shop): Promise<PlacedOrder> {
  const placed = await placePaid(page, shop)
  await openOffice(page, shop, `Order/${placed.id}`)
  await takeMoney(page, shop, placed)
  await expect(panel(page, 'Items')).toBeVisible()
  return placed
}

export async function openRefund(page: Page, number: number): Promise<Locator> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Refund order ${number}` })
  await expect(dialog).toBeVisible()
  return dialog
}

export function moreOf(dialog: Locator, name: string): Locator {
  return dialog
    .getByRole('group', { name: `Refund ${name}`, exact: true })
    .getByRole('button', { name: 'More' })
}
