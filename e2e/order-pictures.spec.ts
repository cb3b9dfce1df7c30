// The pictures around a placed order: on a phone below the promise, and never one alone at the left.
import type { Page } from '@playwright/test'
import { add, expectComplete, fillForm, openCheckout, submit } from './customer.ts'
import { expect, test } from './shop.ts'

const pictures = (page: Page) => page.locator('main div[aria-hidden=true] img').filter({ visible: true })
const promise = (page: Page) => page.getByText(/^Arrives about /)

async function boxOf(page: Page, at = 0) {
  const box = await pictures(page).nth(at).boundingBox()
  return { top: box?.y ?? 0, middle: (box?.x ?? 0) + (box?.width ?? 0) / 2 }
}

test('R27 on a phone number and promise stand above the picture, and one kind of burrito stands in the middle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/Cart')
  await add(page, 'Beef')
  const dialog = await openCheckout(page)
  await fillForm(dialog)
  await submit(dialog)
  await expectComplete(page)
  const expectBelowPromise = async () => {
    await expect(pictures(page)).toHaveCount(1)
    const { top, middle } = await boxOf(page)
    const { y = 0, height = 0 } = (await promise(page).boundingBox()) ?? {}
    expect(top).toBeGreaterThan(y + height)
    expect(Math.abs(middle - 195)).toBeLessThan(4)
  }
  await expect(promise(page)).toBeInViewport({ ratio: 1 })
  await expectBelowPromise()
  await page.getByRole('link', { name: 'Link to this order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Order 1' })).toBeVisible()
  await expectBelowPromise()

  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(pictures(page)).toHaveCount(2)
  const [left, right] = [await boxOf(page), await boxOf(page, 1)]
  expect(Math.abs(left.middle + right.middle - 1280), 'both sides alike').toBeLessThan(20)
})
