// The board by promise: colors go by the promise, and staff move it.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './shop.ts'
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

const after = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

test('R46 colors go by the promise: plain, five minutes left, late; a ready pickup is never late', async ({
  page,
  shop,
}) => {
  const [plain, soon, late, waiting, leaving] = [
    await order(page.request, shop),
    await order(page.request, shop),
    await order(page.request, shop),
    await order(page.request, shop, { beef: 1 }, ['Ines', 'Vega'], { fulfillment: 'pickup' }),
    await order(page.request, shop),
  ]
  await openBoard(page, shop)
  // Each for almost a minute from here on.
  promise(shop, plain, 13.95)
  promise(shop, soon, 4.95)
  for (const overdue of [late, waiting, leaving]) promise(shop, overdue, -9.05)
  const move = JSON.stringify([{ to: 'ready', at: after(-4.05), by: 'Olga' }])
  for (const { id } of [waiting, leaving])
    shop.sql("update orders set status = 'ready', moves = ? where id = ?", move, id)
  await page.reload()

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
  shop.setWaitTimes({ speed: { minutesPerBurrito: 15, hands: 1 } })
  promise(shop, await order(page.request, shop, { beef: 4 }), 20)
  await openBoard(page, shop)
  await expect(due(page, 1)).toContainText('20 min, behind')
  await expect(columnOf(page, 'New')).toContainText('1 behind')
})

test(
  'R47 an order is delayed: the new time shows before it is sent, and then on every board',
  { tag: '@core' },
  async ({ page, shop }) => {
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
    expect(
      shop.sql('select 1 from orders where id = ? and ready_by > first_ready_by', first.id),
    ).toHaveLength(1)
  },
)

test('R47 a late order is delayed to a time that is still to come; without an answer it is sent again', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/net::ERR/)
  const late = await order(page.request, shop)
  promise(shop, late, -12)
  await openBoard(page, shop)
  const menu = await openMenuOf(page, 1)
  await menu.getByRole('button', { name: 'Delay' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delay 1, Rosa D.' })
  // Seventeen minutes at least bring it past now.
  const choices = dialog.getByRole('group', { name: 'Minutes later' }).getByRole('button')
  await expect(choices).toHaveText(Array(4).fill(/^\+(1[7-9]|2\d|3\d) \d{1,2}:\d\d$/))
  await choices.first().click()
  const send = dialog.getByRole('button', { name: /^Delay \d+ min$/ })
  await page.route('**/delay', (route) => route.abort('connectionreset'))
  await send.click()
  await expect(dialog.getByText('That didn’t go through. Try again.')).toBeVisible()
  await page.unroute('**/delay')
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(ticketOf(page, 1)).toContainText(/\d min/)
  await expect(ticketOf(page, 1)).not.toContainText('late')
  expect(shop.sql('select 1 from orders where ready_by > ?', after(0))).toHaveLength(1)
})
