// What the journeys of times look at in the checkout, and the kitchen that they set.
import type { Locator, Page } from '@playwright/test'
import { startingWaitTimes } from '#domain/restaurant/starting-settings.ts'
import type { WaitTimes } from '#domain/restaurant/wait-times.ts'
import type { Shop } from './shop.ts'

/** A Tuesday in Los Angeles: so shortly after a mark of five minutes, times stay the same for almost five minutes. */
export const shortlyAfterNoon = '2026-11-24T20:00:05Z'
export const onTuesday = (time: string) => `2026-11-24T${time}:00.000Z`

/** Four burritos take twenty minutes, and ten to be sure: ready at 12:35 PM, and the next four at 12:55 PM. */
export const slowKitchen: Partial<WaitTimes> = { speed: { minutesPerBurrito: 5, hands: 1 } }

/** Sets a fresh install's settings with these changes in the database, where the server notices them within a second. */
export function setWaitTimes(shop: Shop, change: Partial<WaitTimes>): void {
  shop.sql(
    "update settings set value = ?, version = version + 1 where name = 'waitTimes'",
    JSON.stringify({ ...startingWaitTimes, ...change }),
  )
}

export const soonestOf = (dialog: Locator) => dialog.getByRole('radio', { name: /^As soon as possible/ })
export const laterOf = (dialog: Locator) => dialog.getByRole('radio', { name: /^Later/ })
export const dayOf = (dialog: Locator, name: string | RegExp) =>
  dialog.getByRole('group', { name: 'Day' }).getByRole('button', { name })
export const timeOf = (dialog: Locator) => dialog.getByLabel(/^Time/)
/** What is promised, on top of the bill. */
export const promiseOf = (dialog: Locator) => dialog.getByRole('region', { name: 'Your order' })
export const submitOf = (dialog: Locator) => dialog.getByRole('button', { name: 'SUBMIT' })

/** The page asks for the times every minute; a minute passes. */
export function aMinuteLater(page: Page): Promise<void> {
  return page.clock.fastForward(61_000)
}

/** What the order that was stored last was promised. */
export function storedTimes(shop: Shop): { ready_by: string; scheduled: number } | undefined {
  return shop.sql<{ ready_by: string; scheduled: number }>(
    'select ready_by, scheduled from orders order by seq desc limit 1',
  )[0]
}
