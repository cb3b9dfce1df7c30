// Make it yours with groups of every kind, at every width; the links that lead to a row or a card.
import { expectAccessible } from './axe.ts'
import { add, inCart } from './customer.ts'
import { expect, test, type Shop } from './shop.ts'
import { linesOf, makeHot, openYours, placeOf, yoursOf } from './make-it-yours.page.ts'

const choice = (id: string, name: string, price: number) => ({
  id,
  name: { en: name },
  price,
  allergens: [],
  isDefault: false,
  soldOut: false,
  backAt: null,
})

/** Beef also asks how many of each, and a long list of which two must be chosen. */
function addGroups(shop: Shop): void {
  const insert = `insert into option_groups (id, position, name, kind, smallest, largest, on_ticket, choices)
    values (?, ?, ?, ?, ?, ?, 'add', ?)`
  const cups = [choice('side-cup', 'Salsa cup', 50), choice('side-lime', 'Lime wedges', 0)]
  shop.sql(insert, 'side', 5, '{"en":"On the side"}', 'many', 0, 4, JSON.stringify(cups))
  const greens = ['Lettuce', 'Cilantro', 'Roasted poblano peppers'].map((name, at) => ({
    ...choice(`green-${at}`, name, 0),
    isDefault: at < 2,
  }))
  shop.sql(insert, 'greens', 6, '{"en":"Greens"}', 'some', 2, 2, JSON.stringify(greens))
  const groups = JSON.stringify(['salsa', 'extras', 'side', 'greens'])
  shop.sql("update menu_items set groups = ? where id = 'beef'", groups)
  shop.sql("update option_groups set largest = 3 where id = 'extras'")
}

test('R57 so many of each, a largest number, and a smallest: said, and never passed', async ({
  page,
  shop,
}) => {
  test.slow()
  addGroups(shop)
  await page.goto('/#/Cart')
  const dialog = await openYours(page, 'Beef')
  for (const name of ['Guacamole', 'Cheese', 'Sour cream'])
    await dialog.getByRole('checkbox', { name }).check()
  await expect(dialog.getByRole('group', { name: 'Extras 3 of 3' })).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Double filling' })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: 'Cheese' }).uncheck()
  await expect(dialog.getByRole('checkbox', { name: 'Double filling' })).toBeEnabled()

  const more = dialog.getByRole('button', { name: 'Add one Salsa cup' })
  for (let pressed = 0; pressed < 4; pressed += 1) await more.click()
  await expect(more).toBeDisabled()
  await expect(dialog.getByRole('group', { name: 'How many Salsa cup' })).toHaveText('4')

  // Two greens must be in it: with one, the button says why not.
  await dialog.getByRole('checkbox', { name: 'Lettuce' }).uncheck()
  await expect(dialog.getByText('Choose one more from Greens.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Add 1/ })).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('checkbox', { name: 'Roasted poblano peppers' }).check()
  await dialog.getByRole('button', { name: 'Add 1 $14.75' }).click()
  await expect(linesOf(page, 'Beef')).toContainText(
    'Guacamole $1.50, sour cream $0.75, 4 salsa cup $2.00, roasted poblano peppers, no lettuce',
  )
  await expect(inCart(page)).toHaveText('1 burrito, total $16.15')
})

test('R58 a note with a card number is refused where it stands', async ({ page }) => {
  await page.goto('/#/Menu')
  const dialog = await openYours(page, 'Pork')
  const note = dialog.getByLabel('Note to the kitchen')
  await note.fill('4242 4242 4242 4242')
  await dialog.getByRole('button', { name: 'Add 1 $11.00' }).click()
  await expect(dialog.getByText('That looks like a card number.')).toBeVisible()
  await expect(note).toBeFocused()
  await expectAccessible(page)
  await note.fill('Extra napkins')
  await dialog.getByRole('button', { name: 'Add 1 $11.00' }).click()
  await expect(dialog).toBeHidden()
})

test('R58 window and cart fit at 320 to 1920 px, and axe finds nothing', async ({ page, shop }) => {
  test.slow()
  addGroups(shop)
  await page.goto('/#/Cart')
  await add(page, 'Pork')
  for (const [nth, width] of [320, 390, 760, 761, 1280, 1920].entries()) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      const dialog = await openYours(page, 'Beef')
      await makeHot(dialog)
      await dialog.getByLabel('Note to the kitchen').fill(`${nth}${'W'.repeat(59)}`)
      const beyond = await dialog.evaluate((window) => window.scrollWidth - window.clientWidth)
      expect(beyond, `the window at ${width} px`).toBe(0)
      await expect(dialog.getByRole('button', { name: /^Add 1/ })).toBeInViewport()
      await expectAccessible(page)
      await dialog.getByRole('button', { name: /^Add 1/ }).click()
      await expect(linesOf(page, 'Beef')).toHaveCount(nth + 1)
      const needed = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(needed, `the cart at ${width} px`).toBeLessThanOrEqual(width)
      await expectAccessible(page)
    })
  }
})

test('R58 Order Now and a tile on Welcome lead to the very row or card, and mark it for a moment', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Pork' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
  const card = placeOf(page, 'Pork')
  await expect(card.getByRole('heading')).toBeInViewport()
  await expect(card).toHaveAttribute('aria-current', 'true')
  await card.getByRole('link', { name: 'Order Now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
  await expect(placeOf(page, 'Pork').getByRole('button', { name: 'Add one Pork' })).toBeInViewport()
  await expect(placeOf(page, 'Pork')).toHaveAttribute('aria-current', 'true')
  await expect(placeOf(page, 'Pork')).not.toHaveAttribute('aria-current', 'true')
  await expect(inCart(page)).toHaveText('0 burritos, total $0.00')
})

test('R58 an item without anything to choose has Order Now alone', async ({ page, shop }) => {
  shop.sql("update menu_items set groups = '[]', inside = '[]' where id = 'bean'")
  await page.goto('/#/Menu')
  await expect(placeOf(page, 'Bean').getByRole('link', { name: 'Order Now' })).toBeVisible()
  await expect(placeOf(page, 'Bean').getByRole('button')).toHaveCount(0)
  await expect(placeOf(page, 'Beef').getByRole('button', { name: 'Make it yours' })).toBeVisible()
})

test('R55 an item that leaves the menu is named in its window, and where it was in the cart', async ({
  page,
  shop,
}) => {
  await page.goto('/#/Cart')
  const dialog = await openYours(page, 'Pork')
  await dialog.getByRole('button', { name: 'Add 1 $11.00' }).click()
  await openYours(page, 'Pork')
  shop.takeOffMenu('pork')
  await expect(dialog.getByRole('alert')).toHaveText('Pork isn’t on our menu anymore.')
  await page.keyboard.press('Escape')
  await expect(yoursOf(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'no longer' })).toContainText('The pork burrito')
})
