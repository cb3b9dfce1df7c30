// The board's wake lock keeps the screen on; other-host.spec.ts covers plain http, where browsers refuse it.
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'
import { openBoard } from './staff.ts'

/** Records every wake lock that the page gets; the wake locks work as usual. */
async function watchLocks(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    if (!('wakeLock' in navigator)) return
    const given: WakeLockSentinel[] = []
    Object.assign(window, { given })
    const request = navigator.wakeLock.request.bind(navigator.wakeLock)
    navigator.wakeLock.request = async (type) => {
      const lock = await request(type)
      given.push(lock)
      return lock
    }
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { given: WakeLockSentinel[] }).given.map(({ released }) =>
        released ? 'released' : 'held',
      ),
    )
}

test('the board keeps the screen on, again after it was taken away, and lets go when it is left', async ({
  page,
  shop,
}) => {
  // Browsers with a window grant it unasked, the headless shell does not.
  await page.context().grantPermissions(['screen-wake-lock'])
  const locks = await watchLocks(page)
  await openBoard(page, shop)
  await expect.poll(locks).toEqual(['held'])
  await expect(page.getByText('This screen may fall asleep')).toHaveCount(0)
  // Browsers release the wake lock of a hidden page, and of a visible page when the battery runs low.
  await page.evaluate(() => (window as unknown as { given: WakeLockSentinel[] }).given[0]?.release())
  await expect.poll(locks).toEqual(['released', 'held'])
  await page.getByRole('link', { name: 'Office', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await expect.poll(locks).toEqual(['released', 'released'])
})
