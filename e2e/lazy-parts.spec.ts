// Code splitting that fails: a part of the site that is loaded later fails or never arrives (R32).
import { fillCart } from './customer.ts'
import { expect, test } from './shop.ts'
import { measureAlertDelay } from './alert-delay.ts'

test(
  'R32 a part that has not arrived after 120 seconds says so, and a reload brings it',
  { tag: '@core' },
  async ({ page, expectedComplaints }) => {
    // React logs to the console what its error boundary caught.
    expectedComplaints.push(/./)
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/napkin/)
    await page.route(/menu-page.*\.js/, () => {
      // This route neither answers nor fails, so the import hangs.
    })
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('main').getByRole('status')).toBeVisible()
    const toldAfter = await measureAlertDelay(page)
    await page.clock.fastForward(60_000)
    await page.clock.fastForward(61_000)
    await expect(page.getByRole('alert')).toContainText(
      'This page didn’t load in two minutes. Your cart is safe.',
    )
    // The page's clock had run by itself before, on a busy machine for some seconds.
    expect(await toldAfter()).toBeGreaterThan(100_000)
    await page.unroute(/menu-page.*\.js/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  },
)

test('R32 a part that fails says so at once; the cart is safe', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource|Failed to fetch dynamically imported module|net::ERR/)
  await fillCart(page)
  await page.route(/complete-page.*\.js/, (route) => route.abort())
  await page.evaluate(() => (location.hash = '#/Complete'))
  await expect(page.getByRole('alert')).toContainText('This page didn’t load. Your cart is safe.')
  await page.unroute(/complete-page.*\.js/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 4 burritos' })).toBeVisible()
})

test('R32 a screen that failed while it was fetched ahead comes with the click, and not undressed', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource|Unable to preload CSS|net::ERR/)
  for (const kind of ['js', 'css'])
    await test.step(kind, async () => {
      await page.goto('about:blank')
      await page.goto('/')
      await page.getByRole('button', { name: 'Login' }).first().waitFor()
      const file = new RegExp(`menu-page.*\\.${kind}`)
      await page.route(file, (route) => route.abort())
      const failed = page.waitForEvent('requestfailed', (request) => file.test(request.url()))
      const link = page.getByRole('banner').getByRole('link', { name: 'Menu' })
      await link.hover()
      await failed
      await page.unroute(file)
      await link.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
      const cards = page.getByRole('main').getByRole('list').filter({ hasText: 'Beef' }).first()
      await expect(cards).toHaveCSS('display', 'flex')
    })
})

test('R32 a checkout that does not load says so in its place', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/Failed to load resource|Failed to fetch dynamically imported module|net::ERR/)
  await page.route(/checkout-dialog.*\.js/, (route) => route.abort())
  await fillCart(page)
  await page.getByRole('button', { name: 'CHECKOUT' }).click()
  await expect(page.getByRole('dialog', { name: 'Checkout' }).getByRole('alert')).toContainText('didn’t load')
})

test('a screen that was fetched ahead stands at once, without a wait', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Login' }).first().waitFor()
  const link = page.getByRole('banner').getByRole('link', { name: 'Menu' })
  const code = page.waitForResponse(/\/assets\/menu-page-[\w-]+\.js/)
  await link.hover()
  await (await code).finished()
  await page.waitForLoadState('networkidle')
  await page.evaluate(watchWaits)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  expect(await page.evaluate(() => (globalThis as unknown as Waits).waits)).toBe(0)
})

interface Waits {
  waits: number
}

/** Counts how often a screen shows that it is not there yet. Runs in the page. */
function watchWaits(): void {
  const seen: Waits = Object.assign(globalThis, { waits: 0 })
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.querySelector('[role=status]')?.textContent === 'One moment.')
        seen.waits += 1
  }).observe(document, { childList: true, subtree: true })
}
