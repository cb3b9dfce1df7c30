// Make it yours (R57, R58): by touch, by keyboard alone, through the accessibility tree; in the cart; to the end of an order.
import { expectAccessible } from './axe.ts'
import { add, expectComplete, fillForm, inCart, openCheckout, submit } from './customer.ts'
import { expect, test } from './shop.ts'
import { hotPriced, hotWords, linesOf, makeHot, openYours, placeOf, yoursOf } from './make-it-yours.page.ts'

test.describe('by touch, on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test(
    'R58 two burritos are made on the Menu, and lie in the cart with their words',
    { tag: '@core' },
    async ({ page }) => {
      test.slow()
      await page.goto('/#/Menu')
      await placeOf(page, 'Beef').getByRole('button', { name: 'Make it yours' }).tap()
      const dialog = yoursOf(page)
      await dialog.getByRole('radio', { name: 'Hot' }).tap()
      await dialog.getByRole('checkbox', { name: 'Guacamole' }).tap()
      await dialog.getByRole('checkbox', { name: 'Cheese' }).tap()
      await dialog.getByRole('checkbox', { name: 'Rice', exact: true }).tap()
      await dialog.getByLabel('Note to the kitchen').fill('Cut in half, please')
      await expect(dialog.getByText('19 of 140')).toBeVisible()
      await expect(dialog.getByText('Hot salsa, guacamole, cheese, no rice')).toBeVisible()
      await expect(dialog.getByText('Contains milk (cheese), wheat')).toBeVisible()
      await dialog.getByRole('button', { name: 'Add one Beef' }).tap()
      await dialog.getByRole('button', { name: 'Add 2 $25.50' }).tap()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 burritos' })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: '2 beef burritos added' })).toBeAttached()
      await page.getByRole('link', { name: 'Go to cart' }).tap()
      await expect(linesOf(page, 'Beef')).toHaveCount(1)
      await expect(linesOf(page, 'Beef')).toContainText('Hot salsa, guacamole $1.50, cheese $0.75, no rice')
      await expect(linesOf(page, 'Beef')).toContainText('“Cut in half, please”')
      await expect(inCart(page)).toHaveText('2 burritos, total $27.92')
    },
  )

  test('R58 a bar has count, total and CHECKOUT while CHECKOUT is out of sight', async ({ page }) => {
    test.slow()
    await page.goto('/#/Cart')
    const buttons = page.getByRole('button', { name: 'CHECKOUT' })
    await expect(buttons).toHaveCount(1)
    await add(page, 'Beef', 2)
    await expect(buttons).toHaveCount(2)
    await expect(buttons.last()).toBeInViewport()
    await expect(page.getByText('2 burritos $23.00')).toBeVisible()
    await expectAccessible(page)
    await buttons.first().scrollIntoViewIfNeeded()
    await expect(buttons).toHaveCount(1)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(buttons).toHaveCount(2)
    await expect(buttons.last()).toBeInViewport({ ratio: 1 })
    // Where a thumb taps: Playwright's own tap scrolls to the place in the page that the bar sticks out of, and the bar goes.
    const { x = 0, y = 0, width = 0, height = 0 } = (await buttons.last().boundingBox()) ?? {}
    await page.touchscreen.tap(x + width / 2, y + height / 2)
    await expect(page.getByRole('dialog', { name: 'Checkout' })).toBeVisible()
  })
})

test('R58 by keyboard alone: choose, leave out, close without asking, and add', async ({ page }) => {
  test.slow()
  await page.goto('/#/Menu')
  const opener = placeOf(page, 'Beef').getByRole('button', { name: 'Make it yours' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = yoursOf(page)
  await expect(dialog.getByLabel('Note to the kitchen')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('radio', { name: 'Medium' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: 'Hot' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  // Closed without asking, and nothing was added or kept.
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('radio', { name: 'Medium' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('checkbox', { name: 'Guacamole' })).toBeFocused()
  await page.keyboard.press('Space')
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab')
  await expect(dialog.getByRole('checkbox', { name: 'Rice', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Note to the kitchen')).toBeFocused()
  await page.keyboard.type('Well done')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Remove one Beef' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Remove one Beef' })).toBeDisabled()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Add one Beef' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Add 2 $24.00' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.goto('/#/Cart')
  await expect(linesOf(page, 'Beef')).toContainText(hotPriced)
  await expect(linesOf(page, 'Beef')).toContainText('“Well done”')
})

test('R58 through the accessibility tree: every choice has its role, its group and its state', async ({
  page,
}) => {
  await page.goto('/#/Menu')
  const dialog = await openYours(page, 'Beef')
  await expect(dialog).toHaveAccessibleName('Make it yours, Beef')
  await expect(dialog.getByRole('group', { name: 'Salsa Choose one' })).toMatchAriaSnapshot(`
    - group:
      - radio "Mild"
      - radio "Medium" [checked]
      - radio "Hot"
      - radio "No salsa"
  `)
  const extras = dialog.getByRole('group', { name: 'Extras As many as you like' })
  await expect(extras.getByRole('checkbox')).toHaveCount(4)
  await extras.getByRole('checkbox', { name: 'Guacamole +$1.50' }).check()
  const out = dialog.getByRole('group', { name: 'Leave out Tap what you don’t want' })
  await expect(out.getByRole('checkbox')).toHaveCount(4)
  const status = dialog.getByRole('status').filter({ hasText: 'each' })
  await expect(status).toContainText('$10.50 + $1.50 = $12.00 each')
  await expect(dialog.getByRole('list', { name: 'What’s inside' })).toContainText('Guacamole')
  await expect(dialog.getByRole('group', { name: 'How many Beef' })).toHaveText('1')
  await expect(dialog.getByRole('button', { name: 'Remove one Beef' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('R58 plain + stays, a burrito is changed in its place, and two alike join', async ({ page }) => {
  test.slow()
  await page.goto('/#/Cart')
  await add(page, 'Beef')
  const dialog = await openYours(page, 'Beef')
  await makeHot(dialog)
  await dialog.getByRole('button', { name: 'Add 1 $12.00' }).click()
  const lines = linesOf(page, 'Beef')
  await expect(lines).toContainText(['As it comes', hotPriced])
  // The row's + adds a plain one, and its − takes a plain one first.
  await page.getByRole('button', { name: 'Add one Beef', exact: true }).click()
  await expect(lines.first()).toContainText('$21.00')
  const less = page.getByRole('button', { name: 'Remove one Beef', exact: true })
  await less.click()
  await less.click()
  await expect(lines).toContainText([hotPriced])
  await expect(placeOf(page, 'Beef').locator('output').first()).toHaveText('1')

  // A second one, milder, is changed until it is the same.
  await openYours(page, 'Beef')
  await dialog.getByRole('radio', { name: 'Mild' }).check()
  await dialog.getByRole('button', { name: 'Add one Beef' }).click()
  await dialog.getByRole('button', { name: 'Add 2 $21.00' }).click()
  await expect(lines).toContainText([hotPriced, 'Mild salsa'])
  await page.getByRole('button', { name: 'Change Beef, mild salsa' }).click()
  await expect(dialog.getByRole('radio', { name: 'Mild' })).toBeChecked()
  await makeHot(dialog)
  await dialog.getByRole('button', { name: 'Save $24.00' }).click()
  await expect(lines).toHaveCount(1)
  // The line whose Change was pressed has become another.
  await expect(page.getByRole('heading', { name: 'Beef' })).toBeFocused()
  await expect(lines).toContainText('$36.00')
  await expect(inCart(page)).toHaveText('3 burritos, total $39.42')
  await page.reload()
  await expect(lines).toContainText([hotPriced])
  // The last of a line takes the line along, and the focus stays at the row.
  for (let left = 3; left > 0; left -= 1)
    await page.getByRole('button', { name: 'Remove one Beef, hot salsa, guacamole $1.50, no rice' }).click()
  await expect(lines).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Beef' })).toBeFocused()
})

test(
  'R58 an order with a burrito of one’s own: bill, hidden fields, Order Complete, receipt',
  { tag: '@core' },
  async ({ page, shop }) => {
    test.slow()
    await page.goto('/#/Cart')
    await add(page, 'Beef')
    const yours = await openYours(page, 'Beef')
    await makeHot(yours)
    await yours.getByLabel('Note to the kitchen').fill('Cut in half, please')
    await yours.getByRole('button', { name: 'Add 1 $12.00' }).click()
    const dialog = await openCheckout(page)
    const bill = dialog.getByRole('region', { name: 'Your order' })
    await expect(bill).toContainText('1 as it comes')
    await expect(bill).toContainText('1 with hot salsa, guacamole, no rice. “Cut in half, please”')
    // R21: the fields of the specification count all of a kind.
    await expect(dialog.locator('input[name="beef"]')).toHaveValue('2')
    await expect(dialog.locator('input[name="total_sale"]')).toHaveValue('24.64')
    await fillForm(dialog)
    await submit(dialog)
    await expectComplete(page)
    const main = page.getByRole('main')
    await expect(main.getByText(`${hotWords}. “Cut in half, please”`)).toBeVisible()
    await expect(main.getByText('$24.64')).toBeVisible()
    expect(shop.sql('select quantity, unit_price, note from order_lines order by position')).toEqual([
      { quantity: 1, unit_price: 1050, note: null },
      { quantity: 1, unit_price: 1200, note: 'Cut in half, please' },
    ])
    await expectAccessible(page)
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('article')).toContainText(hotPriced)
    await expect(page.getByRole('article')).toContainText('“Cut in half, please”')
    await page.emulateMedia({ media: 'screen' })
    await page.goto('/#/Cart')
    await expect(inCart(page)).toHaveText('0 burritos, total $0.00')
  },
)
