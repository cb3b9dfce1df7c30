// The shop's screens and the links between them: R1–R10, R12, R13.
import { placeOrder } from './customer.ts'
import { expect, test } from './shop.ts'

test(
  'R1 R2 R3 R8 a visitor reads the story since 1995, browses, orders, and finds the way back to the order',
  { tag: '@core' },
  async ({ page, shop }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Worth every napkin\./)
    const hero = page.getByRole('img', { name: /Three cut burritos/ })
    await expect(hero).toBeVisible()
    await expect
      .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(400)
    await expect(page.getByRole('main')).toContainText('We opened in 1995 with one comal')
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('heading', { name: 'Menu', level: 1 })).toBeVisible()
    await page.getByRole('link', { name: 'Order Now' }).first().click()
    await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible()
    await placeOrder(page)
    expect(shop.countOrders()).toBe(1)
    await page.goto('/#/Menu')
    const back = page.getByRole('banner').locator('a[href="#/Complete"]')
    await expect(back).toBeVisible()
    await back.click()
    await expect(page.getByText('Order 1', { exact: true })).toBeVisible()
  },
)

test(
  'R7 /#/cart, /#/CART and every other casing, with and without the hash, reach the same screen',
  { tag: '@core' },
  async ({ page }) => {
    for (const [route, heading] of [
      ['/#/cart', 'Cart'],
      ['/#/CART', 'Cart'],
      ['/#/menu', 'Menu'],
      ['/#/mEnU', 'Menu'],
      ['/#/complete', 'Order Complete!'],
      ['/menu', 'Menu'],
      ['/CART', 'Cart'],
    ] as const) {
      await test.step(route, async () => {
        // The screen before may have the same heading.
        await page.goto('about:blank')
        await page.goto(route)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      })
    }
  },
)

test('R7 an unknown route is a friendly page with the ways back', async ({ page }) => {
  await page.goto('/#/Tacos')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Someone ate this page.')
  await expect(main.getByRole('link', { name: 'Welcome' })).toHaveAttribute('href', '#/')
  await main.getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
})

test(
  'R3 R4 R5 R6 R8 R9 R10 each screen has its heading and its tab, between the top bar and the footer',
  { tag: '@core' },
  async ({ page }) => {
    for (const [route, heading, title] of [
      ['/#/', 'Worth every napkin.', 'Burritoful | Burritos since 1995'],
      ['/#/Menu', 'Menu', 'Menu | Burritoful'],
      ['/#/Cart', 'Cart', 'Cart | Burritoful'],
      ['/#/Complete', 'Order Complete!', 'Order Complete! | Burritoful'],
      ['/#/Tacos', 'Someone ate this page.', 'Not found | Burritoful'],
    ] as const) {
      await test.step(route, async () => {
        await page.goto(route)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expect(page).toHaveTitle(title)
        await expectBars()
      })
    }

    async function expectBars(): Promise<void> {
      const top = page.getByRole('banner')
      await expect(top.getByRole('link', { name: 'Burritoful, home' }).getByRole('img')).toBeVisible()
      await expect(top.getByRole('link', { name: 'Burritoful, home' })).toHaveAttribute('href', '#/')
      await expect(top.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '#/Menu')
      await expect(top.getByRole('link', { name: /^Cart/ })).toHaveAttribute('href', '#/Cart')
      await expect(top.getByRole('link', { name: /^Cart/ }).locator('img')).toBeVisible()
      const complete = top.locator('a[href="#/Complete"]')
      await expect(complete).toBeAttached()
      await expect(complete).toBeHidden()
      const foot = page.getByRole('contentinfo')
      await expect(foot.getByRole('button', { name: 'Login' })).toBeVisible()
      await expect(foot.getByRole('link', { name: 'Order Now' })).toHaveAttribute('href', '#/cart')
      await expect(foot.getByRole('link', { name: 'Menu' })).toHaveAttribute('href', '#/Menu')
    }
  },
)

test('R10 the footer leads to cart, menu and login', async ({ page }) => {
  await page.goto('/')
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('link', { name: 'Order Now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
  await foot.getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
  await foot.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible()
})

test(
  'R12 R13 four cards with picture, name, price and an Order Now that adds nothing',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/#/Menu')
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards).toHaveCount(4)
    for (const [at, [name, price]] of [
      ['Beef', '$10.50'],
      ['Chicken', '$10.00'],
      ['Bean', '$9.50'],
      ['Pork', '$11.00'],
    ].entries()) {
      const card = cards.nth(at)
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(String(name))
      await expect(card).toContainText(String(price))
      const picture = card.getByRole('img', { name: /burrito/i })
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(200)
      await expect(card.getByRole('link', { name: 'Order Now' })).toHaveAttribute('href', '#/cart')
    }
    await cards.first().getByRole('link', { name: 'Order Now' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
    await expect(page.getByRole('status').filter({ hasText: 'burritos' })).toHaveText(
      '0 burritos, total $0.00',
    )
  },
)

test(
  'R34 R35 the menu comes from the database: a new price shows',
  { tag: '@core' },
  async ({ page, shop }) => {
    shop.sql("update menu_items set price = 1275 where id = 'beef'")
    await page.goto('/#/Menu')
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('$12.75')
    await page.goto('/#/Cart')
    await expect(page.getByText('$12.75 each')).toBeVisible()
  },
)

test(
  'R35 the page talks to our server alone and reports nothing to anybody',
  { tag: '@core' },
  async ({ page, shop }) => {
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await placeOrder(page)
    await page.goto('/#/Menu')
    expect(addresses.filter((address) => !address.startsWith(`${shop.url}/`))).toEqual([])
    const scripts = await Promise.all(
      addresses
        .filter((address) => address.endsWith('.js'))
        .map(async (address) => (await page.request.get(address)).text()),
    )
    expect(scripts.join(' ')).not.toMatch(/sendBeacon|apiKey|firebase|googleapis/i)
  },
)

test('Back finds the place on a screen whose script is slow to come', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/Menu')
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  const place = () => page.evaluate(() => scrollY)
  const kept = () => page.evaluate(() => history.state?.scroll)
  await page.evaluate(() => scrollTo(0, 1_500))
  await expect.poll(kept).toBe(1_500)
  await page.goto('/#/Cart')
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(kept).toBe(300)
  await page.reload()
  await expect.poll(place).toBe(300)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/menu-page.*\.js/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goBack()
  await expect.poll(place).toBeLessThan(300)
  // Longer than the page waits before it keeps a place.
  await page.clock.fastForward(1_000)
  resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  await expect.poll(place).toBe(1_500)
})

test('the focus goes to the new screen, and back keeps its place', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeFocused()
  await expect(page).toHaveTitle('Menu | Burritoful')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/napkin/)
})
