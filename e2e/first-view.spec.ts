// The prerendered Welcome screen before, during and without its script, and the bytes that a phone downloads for it.
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { add } from './customer.ts'
import { expect, test } from './shop.ts'
import { measureAlertDelay } from './alert-delay.ts'

const siteScript = /\/assets\/index-[\w-]+\.js/
const heading = { level: 1, name: 'Worth every napkin.' } as const

test(
  'the Welcome screen is taken over as it stands, without a word from the browser',
  { tag: '@core' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // The HTML is parsed, and the site's script has not run yet.
      document.addEventListener(
        'readystatechange',
        () => document.querySelector('h1')?.setAttribute('data-first', ''),
        { once: true },
      )
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
    // Hydration keeps the prerendered element and makes no new one.
    await expect(page.locator('h1[data-first]')).toHaveText('Worth every napkin.')
  },
)

test('a cart of an earlier visit is counted once the script is there', async ({ page }) => {
  await page.goto('/#/Cart')
  await add(page, 'Beef', 2)
  await page.goto('/')
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 burritos' })).toBeVisible()
})

test('another address never shows the Welcome screen', async ({ page }) => {
  await page.route(siteScript, async (route) => {
    await expect(page.locator('#root')).toBeHidden()
    await route.continue()
  })
  await page.goto('/#/Menu')
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
})

test(
  'R32 it reads while its script does not arrive, says so, and a reload brings it',
  { tag: '@core' },
  async ({ page, expectedComplaints }) => {
    expectedComplaints.push(/Failed to load resource/)
    await page.route(siteScript, (route) => route.abort())
    await page.goto('/')
    await expect(page.getByRole('heading', heading)).toBeVisible()
    await expect(page.getByText('We opened in 1995')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('This page didn’t load. Your cart is safe.')
    await expectAccessible(page)
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute(siteScript)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

test('it says so where the browser cannot run its script', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/Unexpected token/)
  await page.route(siteScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'words of a later day' }),
  )
  await page.goto('/')
  await expect(page.getByRole('heading', heading)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This page didn’t load. Your cart is safe.')
})

test('a script of an extension that fails is not the site’s', async ({ page }) => {
  const letGo = await holdScript(page)
  await openAhead(page)
  await page.evaluate(() => {
    const foreign = document.head.appendChild(document.createElement('script'))
    foreign.dispatchEvent(new Event('error'))
    foreign.dispatchEvent(new Event('load'))
  })
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The load event of the extension's script is ignored, too: a customer who follows a link is still told to wait.
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('status')).toHaveText('One moment.')
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
})

/** Holds the site's script back until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(siteScript, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Does not wait for the load event, because the browser delays that event until the script has loaded. */
async function openAhead(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
}

test('R32 a script that has not arrived after 120 seconds is told of, until it does', async ({ page }) => {
  const release = await holdScript(page)
  await page.clock.install()
  await openAhead(page)
  const toldAfter = await measureAlertDelay(page)
  await page.clock.fastForward(60_000)
  await page.clock.fastForward(61_000)
  await expect(page.getByRole('alert')).toContainText('This page didn’t load. Your cart is safe.')
  expect(await toldAfter()).toBeGreaterThan(100_000)
  release()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
})

test('whoever reads on, or skips to the page, before the script is there stays where they are', async ({
  page,
}) => {
  const release = await holdScript(page)
  await openAhead(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  const before = await page.evaluate(() => scrollY)
  release()
  // Only the script makes this button work.
  await page.getByRole('button', { name: 'Login' }).waitFor()
  await expect(page.getByRole('heading', heading)).toHaveCount(1)
  await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/')
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('one who follows a link before the script is there is asked for a moment', async ({ page }) => {
  const release = await holdScript(page)
  await openAhead(page)
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('status')).toHaveText('One moment.')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeFocused()
  await expect(page.getByText('One moment.')).toHaveCount(0)
})

test('it reads without JavaScript, pictures and all, and says what ordering needs', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shop.url })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', heading)).toBeVisible()
  // Playwright's Chromium without scripts does not show <noscript>, as a real browser would.
  expect(await (await page.request.get('/')).text()).toMatch(
    /<noscript>[^<]*<p[^>]*>\s*You’ll need JavaScript to order here/,
  )
  await expect(page.getByRole('img', { name: /Three cut burritos/ })).toBeVisible()
  await context.close()
})

test('a phone fetches at most 215 KB for the first view, with pictures as AVIF', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    baseURL: shop.url,
  })
  const page = await context.newPage()
  const fetched: [address: string, bytes: number][] = []
  // The size of the bodies, as in every budget; NaN for an answer without a content-length. The stream, which comes after
  // the first view, has none and never ends.
  page.on('response', (response) => {
    if (response.url().endsWith('/api/live')) return
    fetched.push([response.url(), Number(response.headers()['content-length'] ?? Number.NaN)])
  })
  const stream = page.waitForResponse('**/api/live')
  await page.goto('/')
  await stream
  const pictures = fetched.filter(([address]) => /(hero|tile|burrito|thumb)-.*\.(avif|webp)/.test(address))
  expect(pictures.map(([address]) => address).every((address) => address.endsWith('.avif'))).toBe(true)
  expect(pictures.some(([address]) => address.includes('hero-820'))).toBe(true)
  for (const [address, bytes] of pictures.filter(([name]) => name.includes('tile-')))
    expect(bytes, address).toBeLessThan(10_000)
  const total = fetched.reduce((sum, [, bytes]) => sum + bytes, 0)
  expect(total, JSON.stringify(fetched, null, 1)).toBeLessThan(215_000)
  await context.close()
})
