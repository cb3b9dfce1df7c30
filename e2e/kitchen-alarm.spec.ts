// A new order rings on every board until somebody touches its ticket on one board.
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'
import { expectColumn, openBoard, openOtherBoard, order, ticketOf, undoMove } from './staff.ts'

const expectAlarm = (page: Page, state: 'ringing' | 'quiet') =>
  expect(page.locator('[data-alarm]')).toHaveAttribute('data-alarm', state)

test(
  'a new order rings on every board until somebody touches its ticket on one',
  { tag: '@core' },
  async ({ page, shop }) => {
    await openBoard(page, shop)
    const other = await openOtherBoard(page, shop)
    await expectAlarm(page, 'quiet')
    await order(page.request, shop)
    await order(page.request, shop)
    for (const board of [page, other]) {
      await expectAlarm(board, 'ringing')
      await expect(ticketOf(board, 1).getByRole('button', { name: 'Stop the bell' })).toBeVisible()
      await expect(board).toHaveTitle('(2) Kitchen | Burritoful')
    }
    // A touch anywhere on the ticket stops the bell.
    await ticketOf(other, 1).getByText('Rosa D.').click()
    await expect(ticketOf(page, 1).getByRole('button', { name: 'Stop the bell' })).toHaveCount(0)
    await expectAlarm(page, 'ringing')
    await ticketOf(page, 2).getByRole('button', { name: 'Stop the bell' }).click()
    for (const board of [page, other]) await expectAlarm(board, 'quiet')
    await expect(ticketOf(page, 2).getByRole('button', { name: 'Start cooking' })).toBeFocused()
    await expectColumn(page, 'New', [1, 2])
    await page.reload()
    await expectColumn(page, 'New', [1, 2])
    await expectAlarm(page, 'quiet')
    await test.step('starting a ticket touches it: after Undo it does not ring again', async () => {
      await order(page.request, shop)
      await expectAlarm(page, 'ringing')
      await ticketOf(page, 3).getByRole('button', { name: 'Start cooking' }).click()
      await expectColumn(page, 'Cooking', [3])
      await expectAlarm(page, 'quiet')
      await undoMove(page, 3)
      await expectColumn(page, 'New', [1, 2, 3])
      await page.reload()
      await expectColumn(page, 'New', [1, 2, 3])
      await expectAlarm(page, 'quiet')
    })
  },
)

test('a touch that the server did not hear says so, and the bell stays until one is heard', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/net::ERR/)
  for (let placed = 0; placed < 2; placed += 1) await order(page.request, shop)
  await openBoard(page, shop)
  const other = await openOtherBoard(page, shop)
  const bell = (number: number) => ticketOf(page, number).getByRole('button', { name: 'Stop the bell' })
  await page.route('**/acknowledge', (route) => route.abort('connectionreset'))
  const reportsFailure = async () => {
    await expect(page.getByText('That didn’t go through. Try again.')).toBeVisible()
    for (const number of [1, 2]) await expect(bell(number)).toBeVisible()
    for (const board of [page, other]) await expectAlarm(board, 'ringing')
  }
  await bell(1).click()
  await reportsFailure()
  await page.getByRole('button', { name: 'Quiet all 2' }).click()
  await reportsFailure()
  await page.unroute('**/acknowledge')
  await bell(1).click()
  await expect(ticketOf(other, 1).getByRole('button', { name: 'Stop the bell' })).toHaveCount(0)
  await expectAlarm(page, 'ringing')
})

test('Quiet all stops every bell with one tap and one request, on every board', async ({ page, shop }) => {
  await openBoard(page, shop)
  const other = await openOtherBoard(page, shop)
  await order(page.request, shop)
  await expectAlarm(page, 'ringing')
  const quiet = page.getByRole('button', { name: /^Quiet all/ })
  await expect(quiet).toHaveCount(0)
  for (let placed = 0; placed < 3; placed += 1) await order(page.request, shop)
  await expect(quiet).toHaveAccessibleName('Quiet all 4')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await quiet.click()
  for (const board of [page, other]) {
    await expectAlarm(board, 'quiet')
    await expect(board.getByRole('button', { name: 'Stop the bell' })).toHaveCount(0)
    await expect(board).toHaveTitle('Kitchen | Burritoful')
  }
  expect(sent).toEqual([`${shop.url}/api/acknowledge`])
  await expect(quiet).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await order(page.request, shop)
  for (const board of [page, other]) await expectAlarm(board, 'ringing')
})

test('how many new orders wait is told to a screen reader too', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openBoard(page, shop)
  const told = (words: string) => page.getByRole('status').filter({ hasText: words })
  await order(page.request, shop)
  await expect(told('1 new order')).toHaveText('1 new order')
  await order(page.request, shop)
  await expect(told('2 new orders')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Ringing: New 2' })).toBeVisible()
  for (const number of [1, 2])
    await ticketOf(page, number).getByRole('button', { name: 'Stop the bell' }).click()
  await expect(told('new order')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New 2', exact: true })).toBeVisible()
})

test('the ringing ticket can be found when it is out of sight', async ({ page, shop }) => {
  for (let placed = 0; placed < 24; placed += 1) await order(page.request, shop)
  shop.sql('update orders set seen_at = timestamp where number < 24')
  await openBoard(page, shop)
  await expect(ticketOf(page, 24)).not.toBeInViewport()
  // A banner that comes in between takes some of the room.
  await expect(async () => {
    await page.getByRole('button', { name: 'Show 24, which is ringing' }).click()
    const act = ticketOf(page, 24).getByRole('button', { name: 'Start cooking' })
    await expect(act).toBeInViewport({ timeout: 2_000 })
  }).toPass()
  await expectAlarm(page, 'ringing')
})
