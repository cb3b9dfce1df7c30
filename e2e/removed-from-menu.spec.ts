// A burrito leaves the menu while it is in a cart: it leaves the cart, and is named (R26, R34, trust rule 1).
import { startingMenu } from '#domain/menu/starting-menu.ts'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { add, expectComplete, fillCart, inCart, openCheckout, readyToSubmit, submit } from './customer.ts'
import { expect, test } from './shop.ts'

const news = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'no longer on our menu' })
const porkLeft = 'The pork burrito is no longer on our menu, so we took it out of your cart.'

test('R26 what leaves the menu leaves an open cart, is named there, and stays named until the customer has seen it', async ({
  page,
  shop,
}) => {
  await fillCart(page)
  await expect(page.getByRole('button', { name: 'Add one Pork' })).toBeFocused()
  shop.takeOffMenu('pork')
  await expect(news(page)).toContainText(porkLeft)
  await expect(inCart(page)).toHaveText('3 burritos, total $33.95')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 3 burritos' })).toBeVisible()
  // The row had the focus, and took it along no further than to the heading above the news.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(news(page)).toContainText(porkLeft)
  await add(page, 'Beef')
  await expect(inCart(page)).toHaveText('4 burritos, total $45.44')
  await expect(news(page)).toContainText(porkLeft)
  await news(page).getByRole('button', { name: 'Got it' }).click()
  await expect(news(page)).toHaveCount(0)
})

test('R26 what is back on the menu before the customer has seen that it left is back in the cart', async ({
  page,
  shop,
}) => {
  await fillCart(page)
  await add(page, 'Pork')
  shop.takeOffMenu('pork')
  await expect(news(page)).toContainText(porkLeft)
  await expect(inCart(page)).toHaveText('3 burritos, total $33.95')
  const pork = startingMenu.items.find(({ id }) => id === 'pork')
  if (pork) shop.putOnMenu({ ...pork, color: pork.look.color, picture: 'pork' })
  await expect(news(page)).toHaveCount(0)
  await expect(inCart(page)).toHaveText('5 burritos, total $58.04')
})

test('R26 two burritos that leave while nobody looks are named together, once', async ({
  page,
  context,
  shop,
}) => {
  await fillCart(page)
  await page.close()
  shop.takeOffMenu('chix', 'pork')
  const later = await context.newPage()
  await later.goto('/#/Menu')
  await expect(later.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await expect(later.getByRole('banner').getByRole('link', { name: 'Cart, 2 burritos' })).toBeVisible()
  await later.goto('/#/Cart')
  await expect(news(later)).toContainText(
    'The chicken and pork burritos are no longer on our menu, so we took them out of your cart.',
  )
  await news(later).getByRole('button', { name: 'Got it' }).click()
  await expect(news(later)).toHaveCount(0)
  await expect(later.getByRole('heading', { level: 1 })).toBeFocused()
  await later.reload()
  await expect(inCart(later)).toHaveText('2 burritos, total $23.00')
  await expect(news(later)).toHaveCount(0)
})

test('what leaves the menu under the open form is named there, and what was typed stays', async ({
  page,
  shop,
}) => {
  const dialog = await readyToSubmit(page)
  await dialog.getByLabel('City').focus()
  shop.takeOffMenu('pork')
  const notice = dialog.getByRole('alert')
  await expect(notice).toContainText(porkLeft)
  await expect(dialog.getByLabel('City')).toBeFocused()
  await expect(dialog.getByLabel('CVV')).toHaveValue('737')
  await expect(dialog.getByRole('region', { name: 'Your order' })).toContainText('$33.95')
  await expectAccessible(page)
  await notice.getByRole('button', { name: 'Got it' }).click()
  await expect(notice).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'SUBMIT' })).toBeFocused()
  await submit(dialog)
  await expectComplete(page)
  expect(shop.sql('select item, quantity from order_lines order by position')).toEqual([
    { item: 'beef', quantity: 2 },
    { item: 'chix', quantity: 1 },
  ])
})

test('R34 what leaves the menu between the cart and SUBMIT is named, nothing is charged, and the rest can be ordered', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422|Failed to load resource|ERR_FAILED/)
  await page.clock.install()
  // Only the refusal tells the page: no live event and no new menu comes before it.
  await page.route('**/api/live*', (route) => route.abort())
  const dialog = await readyToSubmit(page)
  await page.route('**/api/menu', (route) => route.abort())
  await page.route(
    '**/api/orders',
    (route) => {
      shop.takeOffMenu('pork')
      return route.continue()
    },
    { times: 1 },
  )
  await submit(dialog)
  const refused = dialog.getByRole('alert').filter({ hasText: 'didn’t go through' })
  await expect(refused).toHaveText(
    'Your order didn’t go through. One of the burritos isn’t on our menu. Nothing was charged.',
  )
  await expect(refused).toBeFocused()
  await expect(dialog.getByRole('alert').filter({ hasText: porkLeft })).toBeVisible()
  // The server had not heard of it either before it stored the order: what was held has been released.
  expect(shop.countOrders()).toBe(0)
  expect(shop.sql('select state, captured from payments')).toEqual([{ state: 'voided', captured: 0 }])
  // The customer has had time to read; a press in the same moment would have been meant for the old total.
  await page.clock.fastForward(1_000)
  await submit(dialog)
  await expectComplete(page)
  expect(shop.sql('select total from orders')).toEqual([{ total: 3395 }])
  await page.goto('/#/Cart')
  await expect(inCart(page)).toHaveText('0 burritos, total $0.00')
  await expect(news(page)).toHaveCount(0)
})

test('R34 when all that was wanted has left the menu, the form says so and orders nothing', async ({
  page,
  shop,
}) => {
  await page.goto('/#/Cart')
  await add(page, 'Pork')
  const dialog = await openCheckout(page)
  shop.takeOffMenu('pork')
  await expect(dialog.getByRole('alert')).toContainText(porkLeft)
  await expect(dialog).toContainText('Your cart is empty. Add something to order.')
  await expect(dialog.getByRole('button', { name: 'SUBMIT' })).toBeDisabled()
})

test('R26 a menu that comes back empty takes nothing out of the cart', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource|ERR_FAILED/)
  await fillCart(page)
  await page.route('**/api/live*', (route) => route.abort())
  await page.route('**/api/menu', async (route) => {
    const reply = (await (await route.fetch()).json()) as object
    return route.fulfill({ json: { ...reply, items: [] } })
  })
  await page.reload()
  await expect(page.getByRole('button', { name: 'CHECKOUT' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add one Pork' })).toHaveCount(0)
  await expect(news(page)).toHaveCount(0)
  await page.unrouteAll()
  await page.reload()
  await expect(inCart(page)).toHaveText('4 burritos, total $45.99')
})
