// The titles of the browser's tabs: the screen's name, then ours. The tab of an order shows the order's status.
import { placeOrder } from './customer.ts'
import { expect, test } from './kitchen.page.ts'
import { logIn } from './staff.ts'

test('the tab of an order that is not there says that it is an order', async ({ page }) => {
  await page.goto('/#/Order/nothing')
  await expect(page).toHaveTitle('Your order | Burritoful')
})

test('the tabs of the staff screens say which one it is', async ({ page, shop }) => {
  test.slow()
  await logIn(page.context(), shop)
  for (const [route, title] of [
    ['/#/Staff', 'Today | Burritoful'],
    ['/#/Staff/Password', 'Your password | Burritoful'],
    ['/#/Kitchen', 'Kitchen | Burritoful'],
    ['/#/Manage/Orders', 'Orders | Burritoful'],
    ['/#/Manage/Menu', 'Items | Burritoful'],
    ['/#/Manage/Menu/New', 'New item | Burritoful'],
    ['/#/Manage/Menu/Item/bean', 'Bean | Burritoful'],
    ['/#/Manage/Options', 'Options | Burritoful'],
    ['/#/Manage/Sales', 'Sales | Burritoful'],
    ['/#/Manage/Codes', 'Codes | Burritoful'],
    ['/#/Manage/Staff', 'Staff | Burritoful'],
    ['/#/Manage/Log', 'Change log | Burritoful'],
    ['/#/Manage/Restaurant', 'Details | Burritoful'],
    ['/#/Manage/Waits', 'Wait times | Burritoful'],
    ['/#/Manage/SetUp', 'Payments and mail | Burritoful'],
    ['/#/Manage/Promises', 'Promises kept | Burritoful'],
  ] as const) {
    await page.goto(route)
    await expect(page).toHaveTitle(title)
  }
})

test('the tab follows the order, and says when it is canceled', async ({ page, kitchen }) => {
  await placeOrder(page)
  await expect(page).toHaveTitle('Received | Burritoful')
  for (const [from, to, status] of [
    ['placed', 'cooking', 'Cooking'],
    ['cooking', 'ready', 'Ready'],
    ['ready', 'handed-over', 'On its way'],
  ] as const) {
    await kitchen.move(from, to)
    await expect(page).toHaveTitle(`${status} | Burritoful`)
  }
  await placeOrder(page)
  await expect(page).toHaveTitle('Received | Burritoful')
  await kitchen.cancel('ran-out')
  await expect(page).toHaveTitle('Canceled | Burritoful')
})
