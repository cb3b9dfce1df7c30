// Every time on every screen is by the restaurant's clock: the browser is in Tokyo, the restaurant in Los Angeles.
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { placeOrder } from './customer.ts'
import { expect, test } from './kitchen.page.ts'
import { logIn, openBoard, printOnBoard } from './staff.ts'
import { shortlyAfterNoon } from './times.page.ts'

// Before midnight in Los Angeles a promise would be shown with its day.
test.use({ timezoneId: 'Asia/Tokyo', startsAt: shortlyAfterNoon })

/** For example "12:04 PM", with plain spaces in every version of Node. */
function inLosAngeles(moment: string, options: Intl.DateTimeFormatOptions = {}): string {
  return new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', timeStyle: 'short', ...options })
    .format(new Date(moment))
    .replaceAll(/\s/g, ' ')
}

function countLines(element: Element): number {
  const text = document.createRange()
  text.selectNodeContents(element)
  return new Set([...text.getClientRects()].map(({ top }) => top)).size
}

test('R45 tracker, receipt, pause, log, board and slip tell the time of Los Angeles in Tokyo', async ({
  page,
  kitchen,
  shop,
}) => {
  test.slow()
  await page.addInitScript(() => {
    window.print = () => {}
  })
  // A clock that is hours off as well.
  await page.clock.install({ time: Date.now() + 5 * 3_600_000 })
  await placeOrder(page)
  await kitchen.move('placed', 'cooking')
  const [stored] = shop.sql<{ timestamp: string; ready_by: string }>('select timestamp, ready_by from orders')
  const placed = stored?.timestamp ?? ''
  expect(inLosAngeles(placed)).toMatch(/^\d{1,2}:\d\d\s[AP]M$/)
  expect(await page.evaluate((moment) => new Date(moment).getTimezoneOffset(), placed)).toBe(-9 * 60)

  await test.step('tracker', async () => {
    // It is on the road for twenty minutes.
    const arrives = new Date(Date.parse(stored?.ready_by ?? '') + 20 * 60_000).toISOString()
    await expect(page.getByText(`Arrives about ${inLosAngeles(arrives)} Pacific`)).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Received' })).toContainText(
      inLosAngeles(placed),
    )
  })

  await test.step('receipt', async () => {
    // The receipt is loaded after the screen, and can be printed only then.
    await page.getByRole('button', { name: 'Print receipt' }).waitFor()
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText(inLosAngeles(placed, { dateStyle: 'long' }))).toBeVisible()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
  })

  await test.step('pause', async () => {
    await kitchen.pause(30)
    const [state] = shop.sql<{ paused_until: string }>('select paused_until from shop_state')
    const until = inLosAngeles(state?.paused_until ?? '')
    await page.goto('/#/Cart')
    await expect(page.getByText(`You can order again at ${until} Pacific. Your cart is safe.`)).toBeVisible()
  })

  await test.step('log', async () => {
    await logIn(page.context(), shop)
    await page.goto('/#/Manage/Log')
    const paused = page.getByRole('listitem').filter({ hasText: 'orders paused' })
    const [entry] = shop.sql<{ at: string }>("select at from audit_log where topic = 'shop'")
    const time = paused.getByRole('time')
    await expect(time).toHaveText(inLosAngeles(entry?.at ?? ''))
    expect(await time.evaluate(countLines), 'it stands in one line').toBe(1)
  })

  await test.step('board and slip', async () => {
    await openBoard(page, shop)
    const clock = page
      .getByRole('banner')
      .getByRole('time')
      .filter({ hasText: /[AP]M$/ })
    await expect(async () => {
      const { now } = (await (await page.request.get('/api/menu')).json()) as MenuReply
      expect((await clock.innerText()).replace('\u00A0', ' ')).toBe(inLosAngeles(now))
    }).toPass()
    await printOnBoard(page, 1)
    await expect(page.locator('[data-paper=ticket]')).toContainText('DeliveryPaid')
    await expect(page.locator('[data-paper=ticket]')).toContainText(
      `${inLosAngeles(placed, { timeStyle: undefined, month: 'short', day: 'numeric' })}, ${inLosAngeles(placed)}`,
    )
  })
})
