// What a careful customer looks at in the cart: names, sums, the order of the lines, and messages that are in sight.
import { tryCode, costOf, insertPromoCode } from './promo-code.page.ts'
import { add, fillCart, fillForm, openCheckout, submit } from './customer.ts'
import { doubtOf } from './doubt.page.ts'
import { expect, test } from './shop.ts'
import { addHotBeef, linesOf, openYours, placeOf } from './make-it-yours.page.ts'

test('the mark of Order Now keeps to the round corners of the rows', async ({ page }) => {
  await page.goto('/#/Menu')
  for (const [name, corner] of [
    ['Beef', 'top'],
    ['Pork', 'bottom'],
  ] as const) {
    await placeOf(page, name).getByRole('link', { name: 'Order Now' }).click()
    const row = placeOf(page, name)
    await expect(row).toHaveAttribute('aria-current', 'true')
    const isRound = await row.evaluate((element, at) => {
      const { left, top, bottom } = element.getBoundingClientRect()
      // A point in the corner of the box is outside of a round one.
      return document.elementFromPoint(left + 2, at === 'top' ? top + 2 : bottom - 2) !== element
    }, corner)
    expect(isRound, name).toBe(true)
    await page.goto('/#/Menu')
  }
})

test('R58 R62 the bill of a mixed cart can be checked: each line has its words and its price', async ({
  page,
}) => {
  await page.goto('/#/Cart')
  await addHotBeef(page)
  // The sum under the row adds up by what stands there.
  await expect(placeOf(page, 'Beef').first()).toContainText('$10.50 each before extras')
  await expect(linesOf(page, 'Beef')).toContainText('Hot salsa, guacamole $1.50, no rice')
  await page.getByRole('button', { name: 'Add one Beef, hot salsa, guacamole $1.50, no rice' }).click()
  await expect(linesOf(page, 'Beef')).toContainText('$12.00 each')
  await page.getByRole('button', { name: 'Add one Beef', exact: true }).click()
  await add(page, 'Chix', 2)
  // What was added last comes first where it comes as it is: the same order everywhere.
  await expect(linesOf(page, 'Beef')).toContainText(['As it comes', 'Hot salsa'])
  const dialog = await openCheckout(page)
  const lines = dialog.getByRole('region', { name: 'Your order' }).getByRole('list').first()
  await expect(lines.getByRole('listitem').filter({ hasText: /^\d/ })).toHaveText([
    /^1 as it comes\s*\$10\.50$/,
    /^2 with hot salsa, guacamole, no rice\s*\$24\.00$/,
  ])
  await expect(lines.getByRole('listitem').filter({ hasText: 'Chix' })).toHaveText(/Chix\s*2\s*\$20\.00/)
  // R19: the counts of the specification's four, also of what was not chosen.
  await expect(lines.getByRole('listitem').filter({ hasText: 'Pork' })).toHaveText(/Pork\s*0$/)
})

test('a menu that has grown past the specification’s four has no rows of zero on its bill', async ({
  page,
  shop,
}) => {
  const words = (en: string) => ({ en })
  shop.putOnMenu({
    id: 'barbacoa',
    name: words('Barbacoa Supreme with beans'),
    shortName: words('BarbacoaSup'),
    description: words('Slow.'),
    price: 1200,
    color: 'lila',
    picture: null,
  })
  await page.goto('/#/Cart')
  // Her own item has its whole name; the specification's Chix stays.
  await expect(page.getByRole('list', { name: 'Burritos' }).getByRole('heading')).toHaveText([
    'Beef',
    'Chix',
    'Bean',
    'Pork',
    'Barbacoa Supreme with beans',
  ])
  await page.getByRole('button', { name: 'Add one Barbacoa Supreme with beans' }).click()
  const dialog = await openCheckout(page)
  const rows = dialog.getByRole('region', { name: 'Your order' }).getByRole('listitem')
  await expect(rows).toHaveText([/^Barbacoa Supreme with beans\s*1\s*\$12\.00$/])
  const gap = await rows.getByText('Barbacoa').evaluate((name) => getComputedStyle(name).wordSpacing)
  expect(Number.parseFloat(gap)).toBeGreaterThan(1)
})

test('after a reload while sending, the doubt about the order is in sight', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource|net::ERR/)
  await page.setViewportSize({ width: 390, height: 664 })
  // No answer comes, neither to the order nor to the question about it.
  await page.route('**/api/orders**', () => {})
  await fillCart(page)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const keptScroll = () => page.evaluate(() => (history.state as { scroll?: number } | null)?.scroll ?? 0)
  await expect.poll(keptScroll).toBeGreaterThan(700)
  const dialog = await openCheckout(page)
  await fillForm(dialog)
  await submit(dialog)
  await expect(dialog.getByText('Sending…')).toBeVisible()
  await page.reload()
  // The rows are there, and with them the place to which the reader had scrolled.
  await expect(page.getByRole('button', { name: 'Add one Pork' })).toBeAttached()
  await expect(doubtOf(page.getByRole('main'))).toBeAttached()
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )
  await expect(doubtOf(page.getByRole('main'))).toBeInViewport()
})

test('R64 the reason why a code is refused is in sight, in a low window too', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409 \(Conflict\)/)
  insertPromoCode(shop)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/#/Cart')
  await add(page, 'Beef')
  await page.evaluate(() => scrollTo(0, 0))
  const link = costOf(page).getByRole('button', { name: 'Have a code?' })
  await link.scrollIntoViewIfNeeded()
  await tryCode(page, 'NAPKN10')
  await expect(costOf(page).getByText('We don’t know that code.')).toBeInViewport({ ratio: 1 })
})

test('R64 Enter asks about a code once, however long it is held', async ({ page, shop }) => {
  insertPromoCode(shop)
  await page.goto('/#/Cart')
  await add(page, 'Beef')
  let asked = 0
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/promo-codes/**', async (route) => {
    asked += 1
    await held
    await route.continue()
  })
  await costOf(page).getByRole('button', { name: 'Have a code?' }).click()
  await costOf(page).getByLabel('Code', { exact: true }).fill('NAPKIN10')
  // Playwright repeats a key that is pressed again before it is let go.
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  answer()
  await expect(costOf(page).getByRole('button', { name: 'Remove NAPKIN10' })).toBeVisible()
  expect(asked).toBe(1)
})

test('R58 the allergens stand on the card as in the window', async ({ page }) => {
  await page.goto('/#/Menu')
  await expect(placeOf(page, 'Bean')).toContainText('Contains milk (cheese), wheat')
  const dialog = await openYours(page, 'Bean')
  await expect(dialog.getByText('Contains milk (cheese), wheat')).toBeVisible()
})
