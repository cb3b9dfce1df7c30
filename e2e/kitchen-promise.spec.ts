// The board by promise: preorders wait in Later, colours go by the promise, and staff move it.
import type { Locator, Page } from '@playwright/test'
import type { PlacedOrder } from '#domain/order.ts'
import { expect, test, type Shop } from './shop.ts'
import {
  columnOf,
  expectColumn,
  openBoard,
  openMenuOf,
  openOtherBoard,
  order,
  promise,
  ticketOf,
} from './staff.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const after = (span: number) => new Date(Date.now() + span).toISOString()

/** As if its customer had chosen a time: it is to be started after a span, and ready twenty minutes later. */
function schedule(shop: Shop, { id }: PlacedOrder, startsIn: number): void {
  shop.sql(
    'update orders set scheduled = 1, starts_at = ?, ready_by = ?, first_ready_by = ready_by where id = ?',
    after(startsIn),
    after(startsIn + 20 * minute),
    id,
  )
}

const expectAlarm = (page: Page, state: 'ringing' | 'quiet') =>
  expect(page.locator('[data-alarm]')).toHaveAttribute('data-alarm', state)

test('R46 a preorder waits in Later, and comes to New, ringing, when it is time to start it', async ({
  page,
  shop,
}) => {
  schedule(shop, await order(page.request, shop, { beef: 3 }), 20 * second)
  schedule(shop, await order(page.request, shop), 24 * hour)
  await openBoard(page, shop)
  await page.getByRole('button', { name: 'Later 2' }).click()
  const later = page.getByRole('dialog', { name: 'Later' })
  await expect(ticketOf(later, 1)).toContainText(
    /^\d{1,2}:\d\d\s[AP]M1 Rosa D\. .*Start \d{1,2}:\d\d, 3 items$/,
  )
  await expect(later.getByText(/^Tomorrow, [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+$/)).toBeVisible()
  await expectColumn(page, 'New', [])
  await expectAlarm(page, 'quiet')
  // What is not started yet is not to be made yet.
  await expect(page.getByRole('listitem').filter({ hasText: 'Beef still to make' })).toContainText(/^0/)
  await page.keyboard.press('Escape')

  await expect(ticketOf(columnOf(page, 'New'), 1)).toBeVisible({ timeout: 30_000 })
  await expectAlarm(page, 'ringing')
  await expect(page).toHaveTitle('(1) Kitchen | Burritoful')
  await expect(page.getByRole('button', { name: 'Later 1' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Beef still to make' })).toContainText(/^3/)
})

test('R46 Later goes by the clock of the server, and is a lane on a wide screen and a tab on a phone', async ({
  page,
  shop,
}) => {
  schedule(shop, await order(page.request, shop), hour)
  await page.clock.install({ time: Date.now() + 3 * hour })
  await page.setViewportSize({ width: 1920, height: 1080 })
  await openBoard(page, shop)
  await page.clock.runFor(4 * second)
  await expectColumn(page, 'Later', [1])
  await expectColumn(page, 'New', [])
  await expect(page.getByRole('button', { name: /^Later/ })).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(columnOf(page, 'Later')).toBeHidden()
  await page.getByRole('button', { name: 'Later 1' }).click()
  await expect(ticketOf(columnOf(page, 'Later'), 1)).toBeVisible()
  const menu = await openMenuOf(page, 1)
  await expect(menu.getByRole('button')).toHaveText(['Delay', 'Print ticket', 'Cancel order'])
})

test('R46 colours go by the promise: plain, five minutes left, late; a ready pickup is never late', async ({
  page,
  shop,
}) => {
  const [plain, soon, late, waiting, leaving] = [
    await order(page.request, shop),
    await order(page.request, shop),
    await order(page.request, shop),
    await order(page.request, shop, { beef: 1 }, ['Ines', 'Vega'], { way: 'pickup' }),
    await order(page.request, shop),
  ]
  promise(shop, plain, 14)
  promise(shop, soon, 4.9)
  for (const overdue of [late, waiting, leaving]) promise(shop, overdue, -9.5)
  const move = JSON.stringify([{ to: 'ready', at: after(-4.5 * minute), by: 'Olga' }])
  for (const { id } of [waiting, leaving])
    shop.sql("update orders set status = 'ready', moves = ? where id = ?", move, id)
  await openBoard(page, shop)

  await expect(due(page, 1)).toContainText('14 min')
  await expect(due(page, 1)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(due(page, 2)).toContainText('5 min')
  await expect(due(page, 2)).toHaveCSS('background-color', 'rgb(255, 185, 31)')
  await expect(due(page, 3)).toContainText('9 min late')
  await expect(head(page, 3)).toHaveCSS('background-color', 'rgb(122, 21, 8)')
  await expect(due(page, 4)).toContainText('Waiting 4 min')
  await expect(head(page, 4)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(due(page, 5)).toContainText('9 min late')
  await expect(head(page, 5)).toHaveCSS('background-color', 'rgb(122, 21, 8)')
  await expect(columnOf(page, 'New')).toContainText('1 late')
  await expect(columnOf(page, 'Ready')).toContainText('1 late')
})

const head = (page: Page, number: number): Locator =>
  ticketOf(page, number).getByRole('heading').locator('..')
const due = (page: Page, number: number): Locator => ticketOf(page, number).getByRole('time').locator('..')

test('R42 a promise that can no longer be kept is marked', async ({ page, shop }) => {
  shop.setWaitTimes({ speed: { minutesEach: 15, hands: 1 } })
  promise(shop, await order(page.request, shop, { beef: 4 }), 20)
  await openBoard(page, shop)
  await expect(due(page, 1)).toContainText('20 min, behind')
  await expect(columnOf(page, 'New')).toContainText('1 behind')
})

test('R47 Busy is set on one board and shows on every board, with its end; and is ended', async ({
  page,
  shop,
}) => {
  await openBoard(page, shop)
  const other = await openOtherBoard(page, shop)
  await page.getByRole('button', { name: 'Busy', exact: true }).click()
  const choose = page.getByRole('dialog', { name: 'Busy' })
  await expect(choose.getByRole('button', { name: '+20', pressed: true })).toBeVisible()
  await choose.getByRole('button', { name: '+30' }).click()
  await choose.getByRole('button', { name: '1 hour' }).click()
  await expect(choose.getByText(/^Ends by itself at \d{1,2}:\d\d\s[AP]M\.$/)).toBeVisible()
  await choose.getByRole('button', { name: 'Start Busy' }).click()
  for (const board of [page, other])
    await expect(board.getByRole('button', { name: 'Busy +30' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Busy +30' })).toBeFocused()

  await other.getByRole('button', { name: 'Busy +30' }).click()
  const change = other.getByRole('dialog', { name: /^Busy \+30 until \d{1,2}:\d\d\s[AP]M$/ })
  await change.getByRole('button', { name: 'End now' }).click()
  for (const board of [page, other])
    await expect(board.getByRole('button', { name: 'Busy', exact: true })).toBeVisible()
})

test('R47 Busy ends by itself', async ({ page, shop }) => {
  shop.sql('update shop_state set busy_minutes = 20, busy_until = ?', after(20 * second))
  await openBoard(page, shop)
  await expect(page.getByRole('button', { name: 'Busy +20' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Busy', exact: true })).toBeVisible({ timeout: 30_000 })
})

test('R47 an order is delayed: the new time shows before it is sent, and then on every board', async ({
  page,
  shop,
}) => {
  const first = await order(page.request, shop)
  promise(shop, first, 20)
  promise(shop, await order(page.request, shop), 30)
  await openBoard(page, shop)
  const other = await openOtherBoard(page, shop)
  await expectColumn(page, 'New', [1, 2])
  const before = await ticketOf(page, 1).getByRole('time').innerText()
  const menu = await openMenuOf(page, 1)
  await menu.getByRole('button', { name: 'Delay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delay 1, Rosa D.' })
  await expect(dialog.getByText(`Promised ${before}.`)).toBeVisible()
  await dialog.getByRole('button', { name: `Keep ${before}` }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'More for order 1' })).toBeFocused()

  await openMenuOf(page, 1)
  await menu.getByRole('button', { name: 'Delay' }).click()
  await dialog.getByRole('button', { name: '+20' }).click()
  const told = await dialog.getByText(/^New time /).innerText()
  await expect(dialog.getByText('Rosa’s order page changes at once, and an email goes out.')).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/delay') && sent.push(request.url()))
  await dialog.getByRole('button', { name: 'Delay 20 min' }).dblclick()
  await expect(dialog).toBeHidden()
  for (const board of [page, other]) {
    await expectColumn(board, 'New', [2, 1])
    await expect(ticketOf(board, 1).getByRole('time')).toHaveText(told.replace(/^New time |\.$/g, ''))
  }
  expect(sent).toHaveLength(1)
  expect(shop.sql('select 1 from orders where id = ? and ready_by > first_ready_by', first.id)).toHaveLength(
    1,
  )
})

test('R47 a delay that gets no answer says so, and can be sent again', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/net::ERR/)
  await order(page.request, shop)
  await openBoard(page, shop)
  await page.route('**/delay', (route) => route.abort('connectionreset'))
  const menu = await openMenuOf(page, 1)
  await menu.getByRole('button', { name: 'Delay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delay 1, Rosa D.' })
  await dialog.getByRole('button', { name: 'Delay 10 min' }).click()
  await expect(dialog.getByText('That didn’t go through. Try again.')).toBeVisible()
  await page.unroute('**/delay')
  await dialog.getByRole('button', { name: 'Delay 10 min' }).click()
  await expect(dialog).toBeHidden()
})
