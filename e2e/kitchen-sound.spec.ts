// The bell and the browser's autoplay rule: no page may play sound before a touch, and the board says so.
import type { Page } from '@playwright/test'
import { expect, test, type Shop } from './shop.ts'
import { columnOf, logIn, order, ticketOf } from './staff.ts'

/** Chromium counts an evaluation by Playwright as a touch: none may come before the board has tried to play sound. */
async function openSilently(page: Page, shop: Shop): Promise<void> {
  await logIn(page.context(), shop)
  const boardIsThere = page.waitForRequest('**/api/me')
  await page.goto('/#/Kitchen')
  await boardIsThere
}

test('a browser that blocks sound says so below the columns, and one tap turns it on', async ({
  page,
  shop,
}) => {
  await order(page.request, shop)
  await openSilently(page, shop)
  const banner = page.getByText('Sound is off. This browser needs one tap')
  await expect(banner).toBeVisible()
  await expect(page.locator('[data-sound]')).toHaveAttribute('data-sound', 'blocked')
  const [column, below] = [await columnOf(page, 'New').boundingBox(), await banner.boundingBox()]
  expect((column?.y ?? 0) + (column?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  await page.getByRole('button', { name: 'Turn on sound' }).click()
  await expect(page.locator('[data-sound]')).toHaveAttribute('data-sound', 'on')
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.locator('[data-alarm]')).toHaveAttribute('data-alarm', 'ringing')
})

test('any tap on the page turns the sound on', async ({ page, shop }) => {
  await openSilently(page, shop)
  await expect(page.getByRole('button', { name: 'Turn on sound' })).toBeVisible()
  await page.getByRole('heading', { name: 'Cooking' }).click()
  await expect(page.getByRole('button', { name: 'Turn on sound' })).toHaveCount(0)
})

test('the bell goes on ringing until the ticket is touched', async ({ page, shop }) => {
  // Every tone of the bell is an oscillator.
  await page.addInitScript(() => {
    const { createOscillator } = AudioContext.prototype
    AudioContext.prototype.createOscillator = function counted() {
      const tones = Number(document.documentElement.dataset['tones'] ?? 0) + 1
      document.documentElement.dataset['tones'] = String(tones)
      return createOscillator.call(this)
    }
  })
  await page.clock.install()
  const tones = () => page.evaluate(() => Number(document.documentElement.dataset['tones'] ?? 0))
  await openSilently(page, shop)
  await page.getByRole('button', { name: 'Turn on sound' }).click()
  expect(await tones()).toBe(0)
  await order(page.request, shop)
  await expect.poll(tones).toBeGreaterThanOrEqual(6)
  await ticketOf(page, 1).click()
  await expect(page.locator('[data-alarm]')).toHaveAttribute('data-alarm', 'quiet')
  const rung = await tones()
  // Longer than the pause between two bells.
  await page.clock.runFor(6_000)
  expect(await tones()).toBe(rung)
  await order(page.request, shop)
  // The next ticket's bell starts at once, with its two tones.
  await expect.poll(tones).toBeGreaterThan(rung)
})

test('a tablet without sound still shows every order', async ({ page, shop }) => {
  await page.addInitScript(() => {
    window.AudioContext = new Proxy(AudioContext, {
      construct() {
        throw new Error('no sound here')
      },
    })
  })
  await openSilently(page, shop)
  await order(page.request, shop)
  await expect(ticketOf(page, 1)).toBeVisible()
  await expect(page.locator('[data-sound]')).toHaveAttribute('data-sound', 'blocked')
  await ticketOf(page, 1).getByRole('button', { name: 'Stop the bell' }).click()
  await expect(page.locator('[data-alarm]')).toHaveAttribute('data-alarm', 'quiet')
})
