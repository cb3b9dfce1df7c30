// The promise on the customer's page: kept, moved by staff, and what came of it on the receipt (R44, R47).
import type { Page } from '@playwright/test'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import { follow, emails, orderBy, setPlace } from './after-order.page.ts'
import { expectAccessible } from './axe.ts'
import { expectToFit } from './settings.page.ts'
import { expect, type Shop, test } from './shop.ts'
import { openBoard, openMenuOf, ticketOf } from './staff.ts'
import { shortlyAfterNoon } from './times.page.ts'

// Before midnight a promise would be shown with its day.
test.use({ startsAt: shortlyAfterNoon })

const minute = 60_000

/** "12:25 PM", with plain spaces in every version of Node. */
function clock(moment: string, later = 0): string {
  const at = new Date(Date.parse(moment) + later * minute)
  return new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', timeStyle: 'short' })
    .format(at)
    .replaceAll(/\s/g, ' ')
}

/** On the board. */
async function delay(page: Page, shop: Shop, { number }: PlacedOrder, minutes: 10 | 15): Promise<void> {
  await openBoard(page, shop)
  const menu = await openMenuOf(page, number)
  await menu.getByRole('button', { name: 'Delay' }).click()
  const dialog = page.getByRole('dialog', { name: `Delay ${number}, Rosa D.` })
  await dialog.getByRole('button', { name: `+${minutes}` }).click()
  await dialog.getByRole('button', { name: `Delay ${minutes} min` }).click()
  await expect(dialog).toBeHidden()
}

/** The letters to this customer about a new time, with plain spaces. */
function delayEmails(shop: Shop, { id }: PlacedOrder): string[] {
  return emails(shop)
    .filter((email) => email.includes('has a new time') && email.includes(id))
    .map((email) => email.replaceAll('=C2=A0', ' ').replaceAll('=E2=80=99', '’'))
}

test('R47 a promise that staff move is moved on the customer’s page, beside the time that it was', async ({
  page,
  shop,
}) => {
  test.slow()
  await setPlace(page, shop)
  const placed = await orderBy(page, shop, { fulfillment: 'pickup' })
  const at = placed.firstPromise.at
  const customer = await follow(page, shop, placed)
  await expect(customer.getByText(`Ready about ${clock(at)}`)).toBeVisible()
  await expect(customer.getByText('We’re running behind.')).toHaveCount(0)

  await delay(page, shop, placed, 15)
  const words = `We’re running behind. Your order will be ready about ${clock(at, 15)}. Sorry about the wait.`
  await expect(customer.getByText(words).first()).toBeVisible()
  await expect(customer.getByText(`Now about ${clock(at, 15)}`)).toBeVisible()
  await expect(customer.getByText(`${clock(at)} 1995 Comal Street, Fresno`)).toBeVisible()
  await expect(customer.getByRole('status').filter({ hasText: words })).toBeAttached()
  await expect.poll(() => delayEmails(shop, placed)).toHaveLength(1)
  expect(delayEmails(shop, placed)[0]).toContain(
    `It’ll be ready at about ${clock(at, 15)}, not ${clock(at)}.`,
  )
  await expectAccessible(customer)
  await expectToFit(customer)
  await customer.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(customer)

  const ticket = ticketOf(page, placed.number)
  await ticket.getByRole('button', { name: 'Start cooking' }).click()
  await ticket.getByRole('button', { name: 'Mark ready' }).click()
  // Ready is what counts now, whatever time it was to be.
  await expect(customer.getByText(/^since \d{1,2}:\d\d\s[AP]M/)).toBeVisible()
  await expect(customer.getByText('We’re running behind.')).toHaveCount(0)
  await customer.getByRole('button', { name: 'Print receipt' }).waitFor()
  await customer.emulateMedia({ media: 'print' })
  await customer.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const promised = new RegExp(`Ready by${clock(at)}, ready \\d{1,2}:\\d\\d\\s[AP]M`.replaceAll(' ', '\\s'))
  await expect(customer.getByRole('article')).toContainText(promised)
})

test('R47 a delivery is told its new arrival', async ({ page, shop }) => {
  test.slow()
  const placed = await orderBy(page, shop, { fulfillment: 'delivery' })
  const at = placed.firstPromise.at
  const customer = await follow(page, shop, placed)
  await expect(customer.getByText(`Arrives about ${clock(at)}`)).toBeVisible()
  await delay(page, shop, placed, 10)
  const words = `We’re running behind. Your order will arrive about ${clock(at, 10)}. Sorry about the wait.`
  await expect(customer.getByText(words).first()).toBeVisible()
  await expect(customer.getByText(`Now about ${clock(at, 10)}`)).toBeVisible()
  await expect.poll(() => delayEmails(shop, placed)).toHaveLength(1)
  expect(delayEmails(shop, placed)[0]).toContain(
    `It should be at your door at about ${clock(at, 10)}, not ${clock(at)}.`,
  )
})

test('R46 an order for later says when the kitchen starts, until it does', async ({ page, shop }) => {
  test.slow()
  const placed = await orderBy(page, shop, { fulfillment: 'pickup' })
  const customer = await follow(page, shop, placed)
  await expect(customer.getByText('Up next.')).toBeVisible()
  const { now } = (await (await page.request.get(`${shop.url}/api/menu`)).json()) as MenuReply
  const soon = new Date(Date.parse(now) + 15_000).toISOString()
  shop.sql(
    'update orders set scheduled = 1, starts_at = ?, version = version + 1 where id = ?',
    soon,
    placed.id,
  )
  await expect(customer.getByText(`We’ll start at ${clock(soon)}.`)).toBeVisible()
  await expect(customer.getByText('Up next.')).toBeVisible({ timeout: 30_000 })
  await expect(customer.getByText('We’ll start at')).toHaveCount(0)
})
