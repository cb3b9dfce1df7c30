// What a screen asks the server for when somebody opens its address, and in which order.
import { expect, test } from './shop.ts'
import { logIn } from './staff.ts'

test('the code of an office screen does not wait for who looks', async ({ page, context, shop }) => {
  await logIn(context, shop)
  const code = page.waitForRequest(/\/assets\/orders-office-[\w-]+\.js/)
  await page.route('**/api/me', async (route) => {
    await code
    await route.continue()
  })
  await page.goto('/#/Manage/Orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible()
})
