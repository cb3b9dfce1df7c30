// The promise on the customer's page: kept, moved by staff, and what came of it on the receipt (R44, R47).
import type { PlacedOrder } from '#domain/order.ts'
import { expect, follow, orderBy, setPlace, test } from './after-order-hand.ts'
import { expectAccessible } from './axe.ts'
import { expectToFit } from './settings-hand.ts'
import type { Shop } from './shop.ts'
import { openBoard, ticketOf } from './staff.ts'

const minute = 60_000

/** "12:25 PM", with plain spaces in every version of Node. */
function clock(moment: string, later = 0): string {
  const at = new Date(Date.parse(moment) + later * minute)
  return new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', timeStyle: 'short' })
    .format(at)
    .replaceAll(/\s/g, ' ')
}

function move(shop: Shop, { id, firstPromise }: PlacedOrder, minutes: number): void {
  const readyBy = new Date(Date.parse(firstPromise?.readyBy ?? '') + minutes * minute).toISOString()
  shop.sql('update orders set ready_by = ?, version = version + 1 where id = ?', readyBy, id)
}

test('R47 a promise that staff move is moved on the customer’s page, beside the time that it was', async ({
  page,
  shop,
}) => {
  test.slow()
  await setPlace(page, shop)
  const placed = await orderBy(page, shop, { way: 'pickup' })
  const at = placed.firstPromise?.at ?? ''
  const customer = await follow(page, shop, placed)
  await expect(customer.getByText(`Ready about ${clock(at)}`)).toBeVisible()
  await expect(customer.getByText('We’re running behind.')).toHaveCount(0)

  move(shop, placed, 15)
  const words = `We’re running behind. Your order will be ready about ${clock(at, 15)}. Sorry about the wait.`
  await expect(customer.getByText(words).first()).toBeVisible()
  await expect(customer.getByText(`Now about ${clock(at, 15)}`)).toBeVisible()
  await expect(customer.getByText(`${clock(at)} 1995 Comal Street, Fresno`)).toBeVisible()
  await expect(customer.getByRole('status').filter({ hasText: words })).toBeAttached()
  await expectAccessible(customer)
  await expectToFit(customer)
  await customer.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(customer)

  await openBoard(page, shop)
  const ticket = ticketOf(page, placed.number)
  await ticket.getByRole('button', { name: 'Start cooking' }).click()
  await ticket.getByRole('button', { name: 'Mark ready' }).click()
  // Ready is what counts now, whatever time it was to be.
  await expect(customer.getByText(/^since \d{1,2}:\d\d\s[AP]M/)).toBeVisible()
  await expect(customer.getByText('We’re running behind.')).toHaveCount(0)
  await customer.getByRole('button', { name: 'Print receipt' }).waitFor()
  await customer.emulateMedia({ media: 'print' })
  await customer.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const promised = new RegExp(`Promised${clock(at)}, ready \\d{1,2}:\\d\\d\\s[AP]M`.replaceAll(' ', '\\s'))
  await expect(customer.getByRole('article')).toContainText(promised)
})

test('R47 a delivery is told its new arrival', async ({ page, shop }) => {
  const placed = await orderBy(page, shop, { way: 'delivery' })
  const at = placed.firstPromise?.at ?? ''
  const customer = await follow(page, shop, placed)
  await expect(customer.getByText(`Arrives about ${clock(at)}`)).toBeVisible()
  move(shop, placed, 10)
  const words = `We’re running behind. Your order will arrive about ${clock(at, 10)}. Sorry about the wait.`
  await expect(customer.getByText(words).first()).toBeVisible()
})
