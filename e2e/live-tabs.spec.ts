// Several tabs of one browser: each tab holds its own stream, so that a tab that fails does not stop the others.
import type { Page } from '@playwright/test'
import { placeOrder } from './customer.ts'
import { expect, test } from './kitchen.page.ts'
import { columnOf, hire, openBoard, openOtherBoard, order, ticketOf } from './staff.ts'

const currentStep = (page: Page) => page.locator('[aria-current="step"]')

test('a board that logs out leaves the customer’s page live', async ({
  page,
  shop,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401|Failed to load resource/)
  await placeOrder(page)
  const board = await context.newPage()
  await openBoard(board, shop)
  await ticketOf(columnOf(board, 'New'), 1).getByRole('button', { name: 'Start cooking' }).click()
  await expect(currentStep(page)).toContainText('Cooking')
  await board.getByRole('link', { name: 'Office' }).click()
  await board.getByRole('button', { name: 'Log out' }).click()
  await expect(board.getByRole('heading', { level: 1 })).toHaveText(/napkin/)

  const elsewhere = await openOtherBoard(page, shop)
  await ticketOf(columnOf(elsewhere, 'Cooking'), 1).getByRole('button', { name: 'Mark ready' }).click()
  await expect(currentStep(page)).toContainText('Ready')
})

test('a board whose stream is refused does not deafen the customer’s page beside it', async ({
  page,
  shop,
  context,
}) => {
  test.slow()
  await placeOrder(page)
  await hire(shop, 'marisol')
  const board = await context.newPage()
  // This tab cannot find out that its session is over, and keeps asking for the board. A question that is under way when
  // the session ends finds out nothing either.
  let isOver = false
  await board.route('**/api/me', async (route) => {
    const response = isOver ? undefined : await route.fetch()
    await (response && !isOver ? route.fulfill({ response }) : route.abort())
  })
  await openBoard(board, shop, 'marisol')
  isOver = true
  shop.sql("update staff set disabled_at = ? where username = 'marisol'", new Date().toISOString())
  await expect(board.getByText(/^Connection lost/)).toBeVisible()

  const elsewhere = await openOtherBoard(page, shop)
  await ticketOf(columnOf(elsewhere, 'New'), 1).getByRole('button', { name: 'Start cooking' }).click()
  await expect(currentStep(page)).toContainText('Cooking')
})

test('a tab that crashes takes no other with it', async ({ page, shop, context }) => {
  await page.goto('/#/Menu')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4)
  const board = await context.newPage()
  await openBoard(board, shop)
  await crash(page)
  await order(board.request, shop, { bean: 2 })
  await expect(ticketOf(columnOf(board, 'New'), 1)).toBeVisible()
})

test('a hidden tab closes its stream, and hears what it missed when it is looked at again', async ({
  page,
  shop,
}) => {
  const openStreams = await watchStreams(page)
  await placeOrder(page)
  await expect.poll(openStreams).toBe(1)
  await show(page, 'hidden')
  await expect.poll(openStreams).toBe(0)
  const board = await openOtherBoard(page, shop)
  await ticketOf(columnOf(board, 'New'), 1).getByRole('button', { name: 'Start cooking' }).click()
  await expect(ticketOf(columnOf(board, 'Cooking'), 1)).toBeVisible()
  await expect(currentStep(page)).not.toContainText('Cooking')
  await show(page, 'visible')
  await expect.poll(openStreams).toBe(1)
  await expect(currentStep(page)).toContainText('Cooking')
})

test('trust rule 15 eight tabs all load, and each is up to date when it comes to the front', async ({
  page,
  context,
  kitchen,
}) => {
  test.slow()
  await placeOrder(page)
  const tabs = [page]
  for (const route of ['/#/Menu', '/#/Cart', '/#/Complete', '/#/Menu', '/#/Cart', '/#/Complete', '/#/Menu']) {
    // A headless browser treats every tab as visible, and has only six connections to one server.
    for (const tab of tabs) await show(tab, 'hidden')
    const tab = await context.newPage()
    await tab.goto(route)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    tabs.push(tab)
  }
  await kitchen.markSoldOut('bean', 'today')
  await kitchen.move('placed', 'cooking')
  for (const tab of tabs.toReversed()) {
    await show(tab, 'visible')
    const news = tab.url().endsWith('/Complete')
      ? tab.getByText('On the comal now.').first()
      : tab.getByText('Sold out', { exact: true })
    await expect(news).toBeVisible()
    await show(tab, 'hidden')
  }
})

test('a hidden board listens on: it must ring', async ({ page, shop }) => {
  await openBoard(page, shop)
  await show(page, 'hidden')
  await order(page.request, shop)
  await expect(page).toHaveTitle(/^\(1\) Kitchen/)
})

/** Counts the streams that the page holds; the streams work as usual. */
async function watchStreams(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const streams: EventSource[] = []
    const Plain = window.EventSource
    window.EventSource = class extends Plain {
      constructor(address: string | URL) {
        super(address)
        streams.push(this)
      }
    }
    Object.assign(window, { streams })
  })
  return () =>
    page.evaluate(
      () =>
        (window as unknown as { streams: EventSource[] }).streams.filter(
          ({ readyState }) => readyState !== EventSource.CLOSED,
        ).length,
    )
}

async function show(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  // A crashed page never answers.
  void devtools.send('Page.crash').catch(() => {})
  await crashed
}
