// Measures how long a page waits before its first alert, by the page's own clock, which a journey moves.
import { expect, type Page } from '@playwright/test'

/** Watches from now on, because a single look at the page would pass before an alert had time to appear. */
export async function measureAlertDelay(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const from = Date.now()
    const watch = new MutationObserver(() => {
      if (document.querySelector('[role="alert"]')?.checkVisibility() !== true) return
      watch.disconnect()
      document.documentElement.dataset['toldAfter'] = String(Date.now() - from)
    })
    watch.observe(document.documentElement, { attributes: true, childList: true, subtree: true })
  })
  return async () => {
    const told = page.locator('html[data-told-after]')
    await expect(told).toBeAttached()
    return Number(await told.getAttribute('data-told-after'))
  }
}
