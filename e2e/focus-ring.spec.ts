// Controls show a focus ring; a heading that a script has focused shows none.
import type { Locator, Page } from '@playwright/test'
import { expectComplete, readyToSubmit } from './customer.ts'
import { expect, test } from './shop.ts'

/** The outline and shadow around the focused element. */
function ringOf(element: Locator): Promise<string> {
  return element.evaluate((focused) => {
    const { outlineStyle, boxShadow } = getComputedStyle(focused)
    return `${outlineStyle} ${boxShadow}`
  })
}

async function expectBareHeading(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toBeFocused()
  // Without :focus-visible no ring would be drawn in any case.
  expect(await heading.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
  expect(await ringOf(heading)).toBe('none none')
}

test('Enter in the checkout leads to "Order Complete!" without a ring around it', async ({ page }) => {
  const dialog = await readyToSubmit(page)
  await dialog.getByLabel('Email', { exact: true }).press('Enter')
  await expectComplete(page)
  await expectBareHeading(page)
})

test('Enter on a link and Back draw no ring around the heading; the links keep theirs', async ({ page }) => {
  await page.goto('/#/Menu')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  while (!(await cart.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab')
  expect(await ringOf(cart)).toMatch(/^solid rgb/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/Cart$/)
  await expectBareHeading(page)
  await page.goBack()
  await expect(page).toHaveURL(/#\/Menu$/)
  await expectBareHeading(page)
})
