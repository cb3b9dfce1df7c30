// Checks a page with axe, once every animation on the page has ended, and whether its targets are big enough.
import { expect, test, type Locator, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

export async function expectAccessible(page: Page): Promise<void> {
  // While pictures fade in and dialogs slide, colors are not final. Animations that never end are not waited for.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => {})),
    ),
  )
  await page.evaluate(axe.source)
  const violations = await page.evaluate(async () => {
    // The only frames are Stripe's, and axe is not in them.
    const found = await window.axe.run(document, { resultTypes: ['violations'], iframes: false })
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
  expect(violations).toEqual([])
}

/** Checks at the widths of a phone and a desktop, and restores the window's size. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const width of [390, 1280])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page)
    })
  if (before) await page.setViewportSize(before)
}

/** Everything to press is big enough for a finger: its shorter side has so many pixels. */
export async function expectBigEnough(targets: Locator, pixels: number, where: string): Promise<void> {
  // A list that is still empty would prove nothing.
  await expect(targets.first()).toBeVisible()
  const sizes = await targets.evaluateAll((all) =>
    all.map((one) => {
      const { width, height } = one.getBoundingClientRect()
      // Layout computes in fractions: 47.9999 is 48.
      return { target: one.ariaLabel ?? one.textContent, side: Math.round(Math.min(width, height) * 10) / 10 }
    }),
  )
  expect(
    sizes.filter(({ side }) => side < pixels),
    `smaller than ${pixels} pixels ${where}`,
  ).toEqual([])
}
