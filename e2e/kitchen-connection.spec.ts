// The board when the server goes away and comes back, and when the cook's session ends.
import { expect, test } from './shop.ts'
import { columnOf, expectColumn, hire, openBoard, order, promise, ticketOf } from './staff.ts'

const lostConnection = /Failed to load resource|net::ERR/

test(
  'the server stops and starts: the board says so, then has every order once and in order',
  { tag: '@core' },
  async ({ page, shop, expectedComplaints }) => {
    expectedComplaints.push(lostConnection)
    await order(page.request, shop)
    const second = await order(page.request, shop)
    await page.clock.install()
    await openBoard(page, shop)
    await ticketOf(page, 1).getByRole('button', { name: 'Start cooking' }).click()
    await expectColumn(page, 'Cooking', [1])
    promise(shop, second, 5.95)
    await page.reload()
    await expect(ticketOf(page, 2)).toContainText('6 min')

    await shop.close()
    const lost = page
      .getByRole('alert')
      .filter({ hasText: /^Connection lost at \d{1,2}:\d\d\s[AP]M\. This board may be/ })
    await expect(lost).toBeVisible()
    const start = ticketOf(page, 2).getByRole('button', { name: 'Start cooking' })
    await expect(start).toBeDisabled()
    await start.click({ force: true })
    // The minutes run on.
    await page.clock.fastForward(60_000)
    await expect(ticketOf(page, 2)).toContainText('5 min')
    await page.getByRole('button', { name: 'Try now' }).click()
    await expect(lost).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try now' })).toBeFocused()

    await shop.open()
    await order(page.request, shop)
    await expect(
      page.getByText(/^Back online at \d{1,2}:\d\d\s[AP]M\. The board is up to date\.$/),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expectColumn(page, 'New', [2, 3])
    await expectColumn(page, 'Cooking', [1])
    await order(page.request, shop)
    await expectColumn(page, 'New', [2, 3, 4])
    await expect(start).toBeEnabled()
    await expect(page.getByText('Back online at')).toHaveCount(0)
  },
)

test('a server that falls silent is noticed within ten seconds', async ({ page, shop }) => {
  test.slow()
  await openBoard(page, shop)
  await order(page.request, shop)
  shop.freeze()
  await expect(page.getByText(/^Connection lost at/)).toBeVisible()
  shop.thaw()
  await expect(page.getByText(/^Back online at/)).toBeVisible()
  await expectColumn(page, 'New', [1])
})

test('R46 the minutes left go by the clock of the server, not of the tablet', async ({ page, shop }) => {
  await page.clock.install({ time: Date.now() - 3_600_000 })
  promise(shop, await order(page.request, shop), 11.9)
  await openBoard(page, shop)
  await page.clock.runFor(4_000)
  await expect(ticketOf(columnOf(page, 'New'), 1)).toContainText('12 min')
})

test('a cook whose account is turned off, or whose session has ended, is asked to log in', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/401/)
  const login = page.getByRole('dialog', { name: 'Login' })
  await test.step('turned off: within five seconds', async () => {
    await hire(shop, 'marisol')
    await openBoard(page, shop, 'marisol')
    shop.sql("update staff set disabled_at = ? where username = 'marisol'", new Date().toISOString())
    await expect(login).toBeVisible()
    await expect(columnOf(page, 'New')).toHaveCount(0)
  })

  await test.step('ended: at the next tap', async () => {
    await page.goto('about:blank')
    await order(page.request, shop)
    let asked = 0
    page.on('requestfinished', (request) => void (asked += request.url().endsWith('/api/me') ? 1 : 0))
    await openBoard(page, shop)
    // The board asks for the session when it opens and when the stream is up; after that only a tap can find out.
    await expect.poll(() => asked).toBe(2)
    await page.context().clearCookies()
    await ticketOf(page, 1).getByRole('button', { name: 'Start cooking' }).click()
    await expect(login).toBeVisible()
  })
})
