// The time of the menu: a page that has the menu already is told only that nothing has changed, and learns the time all the same.
import { confirmedAtHeader, type MenuReply, restaurantPaths } from '#domain/restaurant/restaurant-api.ts'
import { expect, test } from './shop.ts'

test('a menu that the browser has kept comes with the time of its confirmation', async ({ page }) => {
  await page.goto('/#/Menu')
  await expect(page.getByText('$11.00').first()).toBeVisible()
  const { writtenAt, confirmedAt } = await page.evaluate(
    async ({ path, name }) => {
      const answer = await fetch(path, { cache: 'no-cache' })
      const { now } = (await answer.json()) as MenuReply
      return { writtenAt: now, confirmedAt: answer.headers.get(name) ?? '' }
    },
    { path: restaurantPaths.menu, name: confirmedAtHeader },
  )
  expect(Date.parse(confirmedAt)).toBeGreaterThan(Date.parse(writtenAt))
})
