// Another address than Welcome's, on a phone: the page contains the Welcome screen, but its pictures are not fetched there, and
// nothing jumps while the wanted screen comes.
import type { Page } from '@playwright/test'
import { fillCart } from './customer.ts'
import { expect, test, type Shop } from './shop.ts'
import { order } from './staff.ts'
import { makeLink } from './wall.page.ts'

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })

const ofWelcome = /\/(?:hero|stamp)-[\w-]+\.(?:avif|webp|svg)|-tile\.(?:avif|webp)/
const siteScript = /\/assets\/index-[\w-]+\.js/

test('Welcome asks for its hero without waiting for the script', async ({ page }) => {
  const hero = page.waitForRequest(/\/hero-820-[\w-]+\.avif/)
  await page.route(siteScript, async (route) => {
    await hero
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('img', { name: /Three cut burritos/ })).toBeVisible()
  // By the preload, and not again by the picture, which the browser would find a little later.
  expect(await page.evaluate(heroRequests)).toEqual(['link'])
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
})

test('no other screen fetches the pictures of Welcome', async ({ page, shop }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const { secret } = await makeLink(page, shop)
  const screens = [
    ...(await shopScreens(page, shop)),
    ['/#/Manage/Orders', 'Orders'],
    [`/#/Wall/${secret}`, 'Orders'],
  ] as const
  for (const [address, title] of screens) {
    fetched.length = 0
    await openAnew(page, address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(fetched.filter((url) => siteScript.test(url))).toHaveLength(1)
    expect([address, ...fetched.filter((url) => ofWelcome.test(url))]).toEqual([address])
  }
})

test('nothing jumps on a phone with a slow connection', async ({ page, context, shop }) => {
  await fillCart(page)
  await page.addInitScript(watchShifts)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  for (const [address, , last] of await shopScreens(page, shop)) {
    // The stream is opened when all that belongs to the screen is there.
    const stream = page.waitForRequest('**/api/live**')
    await openAnew(page, address)
    await expect(page.getByText(last).first()).toBeVisible()
    await stream
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 200))))
    expect([address, ...(await page.evaluate(() => (globalThis as unknown as Seen).jumped))]).toEqual([
      address,
    ])
  }
})

/** The address of each screen, its title, and words that it has from the server. */
async function shopScreens(page: Page, shop: Shop) {
  const placed = await order(page.request, shop, { beef: 2 }, ['Rosa', 'Delgado'])
  return [
    ['/#/Menu', 'Menu', '$11.00'],
    ['/#/Cart', 'Cart', '$11.00'],
    [`/#/Order/${placed.id}`, `Order ${placed.number}`, 'Received'],
  ] as const
}

/** What asked for the hero picture, each time that something did. Runs in the page. */
function heroRequests(): string[] {
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return files.filter(({ name }) => name.includes('/hero-')).map(({ initiatorType }) => initiatorType)
}

/** Another hash alone would not load the page. */
async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(address)
}

interface Seen {
  jumped: string[]
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly { readonly node?: Node }[]
}

/** Runs in the page, before any of its own scripts. */
function watchShifts(): void {
  const jumped: string[] = []
  Object.assign(globalThis, { jumped } satisfies Seen)
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      // When a font replaces its fallback, a centered line may begin a pixel or two beside.
      if (value < 0.002) continue
      const names = sources.map(({ node }) => (node instanceof Element ? node.className : node?.textContent))
      jumped.push(`by ${value}: ${names.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
