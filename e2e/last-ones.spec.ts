// The last ones of the day (R59): how many are left stands everywhere, and whoever comes second is told by name and number.
import { expectAccessible } from './axe.ts'
import { add, expectComplete, fillForm, inCart, openCheckout, submit } from './customer.ts'
import { expect, test } from './kitchen.page.ts'
import { shortlyAfterNoon } from './times.page.ts'
import { linesOf, makeHot, openYours, placeOf, yoursOf } from './make-it-yours.page.ts'

// What is ready after four in the morning is taken from the next day's count.
test.use({ startsAt: shortlyAfterNoon })

test('R59 two customers want the last three: the second is told how many are left, takes them, and orders', async ({
  page,
  browser,
  shop,
  kitchen,
  expectedComplaints,
}) => {
  test.slow()
  expectedComplaints.push(/409|Failed to load resource|ERR_FAILED/)
  await kitchen.setRemaining('beef', 3)
  // Only the refusal tells the second page: no live event comes before it.
  await page.route('**/api/live*', (route) => route.abort())
  await page.goto('/#/Cart')
  await expect(placeOf(page, 'Beef')).toContainText('3 left today')
  await add(page, 'Beef', 2)
  const yours = await openYours(page, 'Beef')
  await makeHot(yours)
  await yours.getByRole('button', { name: 'Add 1 $12.00' }).click()
  await expect(page.getByRole('button', { name: 'Add one Beef', exact: true })).toBeDisabled()
  const dialog = await openCheckout(page)
  await fillForm(dialog)

  const context = await browser.newContext({ baseURL: shop.url })
  const first = await context.newPage()
  await first.goto('/#/Cart')
  await add(first, 'Beef')
  const firsts = await openCheckout(first)
  await fillForm(firsts, { 'First name': 'Ana' })
  await submit(firsts)
  await expectComplete(first)
  await context.close()

  await submit(dialog)
  const told = dialog.getByRole('alert').filter({ hasText: 'left' })
  await expect(told).toContainText(
    'Only 2 beef burritos are left today. Somebody else was faster. Nothing was charged, and what you typed stays.',
  )
  await expect(told).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'SUBMIT' })).toBeDisabled()
  await expect(dialog.getByLabel('CVV')).toHaveValue('737')
  expect(shop.sql('select count(*) as orders from payments')).toEqual([{ orders: 1 }])
  await expectAccessible(page)
  await told.getByRole('button', { name: 'Take 2 beef burritos' }).click()
  await expect(told).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'SUBMIT' })).toBeFocused()
  // A plain one has gone; the one that was made stays.
  await expect(dialog.getByRole('region', { name: 'Your order' })).toContainText(
    '1 with hot salsa, guacamole, no rice',
  )
  await submit(dialog)
  await expectComplete(page)
  expect(shop.sql("select remaining_count from menu_items where id = 'beef'")).toEqual([
    { remaining_count: 0 },
  ])
})

test('R59 an open cart learns that fewer are left than it has, and is set to them in one tap', async ({
  page,
  kitchen,
}) => {
  await page.goto('/#/Cart')
  await add(page, 'Bean', 4)
  await add(page, 'Pork', 2)
  await kitchen.setRemaining('bean', 3)
  const row = placeOf(page, 'Bean')
  await expect(row.getByText('Only 3 left today.')).toBeVisible()
  await kitchen.setRemaining('pork', 1)
  const cost = page.getByRole('region', { name: 'Cost' })
  await expect(cost).toContainText(
    'Only 3 bean burritos and 1 pork burrito are left today. Remove the rest to check out.',
  )
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Remove 1' }).click()
  await expect(cost).toContainText('Only 1 pork burrito is left today.')
  await expect(row).toContainText('3 left today')

  const dialog = await openCheckout(page)
  await expect(dialog.getByRole('alert')).toContainText(
    'Only 1 pork burrito is left today. Take fewer to check out.',
  )
  await dialog.getByRole('button', { name: 'Take 1 pork burrito' }).click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  // More of them are found.
  await kitchen.setRemaining('pork', null)
  await dialog.getByRole('button', { name: 'CANCEL' }).click()
  await add(page, 'Pork')
  await expect(inCart(page)).toHaveText('5 burritos, total $55.30')
})

test('R59 Make it yours knows how many are left, and how many of them are in the cart', async ({
  page,
  kitchen,
}) => {
  await kitchen.setRemaining('beef', 3)
  await page.goto('/#/Cart')
  await add(page, 'Beef')
  const dialog = await openYours(page, 'Beef')
  await expect(dialog.getByText('3 left today')).toBeVisible()
  await makeHot(dialog)
  const more = dialog.getByRole('button', { name: 'Add one Beef' })
  await more.click()
  await expect(more).toBeDisabled()
  await expect(more).toBeFocused()
  await kitchen.setRemaining('beef', 2)
  await expect(dialog.getByText('There’s only one more today.')).toBeVisible()
  const finish = dialog.getByRole('button', { name: /^Add \d/ })
  await expect(finish).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove one Beef' }).click()
  await finish.click()
  await expect(linesOf(page, 'Beef')).toHaveCount(2)

  await openYours(page, 'Beef')
  await expect(dialog.getByText('The last ones are already in your cart.')).toBeVisible()
  await expect(finish).toHaveAttribute('aria-disabled', 'true')
  await kitchen.setRemaining('beef', 0)
  await expect(dialog.getByText('Beef just sold out.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(yoursOf(page)).toBeHidden()
  await expect(placeOf(page, 'Beef')).toContainText('Beef sold out after you added it.')
  // The button that opened the window is gone.
  await expect(page.getByRole('heading', { name: 'Beef', exact: true })).toBeFocused()
})
