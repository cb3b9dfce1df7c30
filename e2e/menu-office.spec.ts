// The owner's screens of the menu: their changes reach customers, and nothing that was typed is lost.
import type { Locator, Page } from '@playwright/test'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './kitchen.page.ts'
import { itemNames, openItem, openMenuOffice, ownersPage, rowOf, saveMenu } from './menu.page.ts'
import { expectToFit, reloadTheirs } from './settings.page.ts'
import { openSoldOut, order } from './staff.ts'
import { shortlyAfterNoon } from './times.page.ts'

// What is ready after four in the morning is taken from the next day's count.
test.use({ startsAt: shortlyAfterNoon })

const names = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 })
const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true })

test(
  'R55 names, allergens and marks reach the menu card; the order of display reaches menu, cart and kitchen',
  { tag: '@core' },
  async ({ page, browser, shop }) => {
    test.slow()
    await page.goto('/#/Menu')
    await expect(names(page)).toHaveText(['Beef', 'Chicken', 'Bean', 'Pork'])
    const office = await ownersPage(browser, shop)

    await openItem(office, 'Bean')
    await expect(office.getByText('4 of 40')).toBeVisible()
    await field(office, 'Name').fill('Frijoles')
    await field(office, 'Short name').fill('Frijol')
    await field(office, 'Description').fill('Black and pinto beans, all night.')
    await field(office, 'Kitchen load').fill(',5')
    await office.getByRole('group', { name: 'Other allergens' }).getByLabel('Soy').check()
    await office.getByRole('group', { name: 'Marks' }).getByLabel('Vegan').check()
    await office.getByRole('radio', { name: 'Lilac' }).check()
    await expect(office.getByText('Not saved: Name, Short name, Description and 4 more.')).toBeVisible()
    await office.getByRole('button', { name: 'Save', exact: true }).click()
    // A combination that could hurt a customer is not saved: there is cheese inside.
    const marks = office.getByRole('group', { name: 'Marks' })
    await expect(marks).toContainText('It can’t be vegan and contain milk.')
    await expect(marks.getByLabel('Vegetarian')).toBeFocused()
    await expect(office.getByText('Needs another look: Marks.')).toBeVisible()
    await expectAccessible(office)
    await office.getByRole('button', { name: 'Take out Cheese' }).click()
    await expect(office.getByText('Took out Cheese.')).toBeAttached()
    await expect(office.getByRole('button', { name: /^Take out/ }).last()).toBeFocused()
    await expect(marks).not.toContainText('It can’t be')
    await field(office, 'Add an ingredient').selectOption('Cilantro')
    await office.getByRole('checkbox', { name: 'Cilantro can be left out' }).uncheck()
    await saveMenu(office)
    await expect(office.getByRole('heading', { level: 1, name: 'Frijoles' })).toBeVisible()
    await expectAccessible(office)
    await expectToFit(office)
    await office.setViewportSize({ width: 1280, height: 900 })

    const menu = (await (await page.request.get('/api/menu')).json()) as MenuReply
    expect(menu.items.find(({ id }) => id === 'bean')).toMatchObject({
      weight: 0.5,
      look: { color: 'lila' },
      allergens: ['wheat', 'soy'],
      marks: ['vegan'],
    })
    expect(menu.items.find(({ id }) => id === 'bean')?.inside.at(-1)).toEqual({
      id: 'cilantro',
      canLeaveOut: false,
    })

    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Frijoles' })
    await expect(card).toContainText('Contains wheat, soy')
    await expect(card).toContainText('Black and pinto beans, all night.')
    await expectAccessible(page)

    await office.getByRole('main').getByRole('link', { name: 'Items', exact: true }).click()
    await expect(itemNames(office)).toHaveText(['Beef', 'Chicken', 'Frijoles', 'Pork'])
    await office.getByRole('button', { name: 'Reorder Burritos' }).click()
    const up = office.getByRole('button', { name: 'Move Frijoles up' })
    await up.focus()
    await office.keyboard.press('Enter')
    await expect(office.getByText('Frijoles is now 2 of 4 in Burritos.')).toBeAttached()
    await expect(up).toBeFocused()
    await office.keyboard.press('Enter')
    await expect(office.getByText('Frijoles is now 1 of 4 in Burritos.')).toBeAttached()
    await expect(up).toHaveAttribute('aria-disabled', 'true')
    await expect(up).toBeFocused()
    await office.getByRole('button', { name: 'Move Beef down' }).click()
    await expect(itemNames(office)).toHaveText(['Frijoles', 'Chicken', 'Beef', 'Pork'])
    await expectAccessible(office)
    await office.getByRole('button', { name: 'Done Burritos' }).click()
    await expectToFit(office)

    await expect(names(page)).toHaveText(['Frijoles', 'Chicken', 'Beef', 'Pork'])
    await page.goto('/#/Cart')
    const rows = page.getByRole('list', { name: 'Burritos' }).getByRole('heading')
    await expect(rows).toHaveText(['Frijoles', 'Chix', 'Beef', 'Pork'])
    await office.goto(`${shop.url}/#/Kitchen`)
    const drawer = await openSoldOut(office)
    for (const [at, name] of ['Frijol', 'Chix', 'Beef', 'Pork'].entries())
      await expect(drawer.getByRole('switch').nth(at)).toHaveAccessibleName(`${name} sold out`)
    await office.context().close()
  },
)

test('what is typed is never lost unasked: other people’s changes, refusals, no connection, leaving', async ({
  page,
  shop,
  kitchen,
  expectedComplaints,
}) => {
  test.slow()
  expectedComplaints.push(/409|422|ERR_FAILED/)
  await page.setViewportSize({ width: 390, height: 800 })
  await openMenuOffice(page, shop)
  await openItem(page, 'Bean')
  const price = field(page, 'Price')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const notice = page.getByRole('alert')
  await price.fill('ten')
  await save.click()
  await expect(price).toHaveAccessibleDescription('Use dollars and cents, from 0.01 to 999.99.')
  await expect(price).toBeFocused()
  await price.fill('9.75')

  // Another owner saves meanwhile: what they changed shows, and what was typed stays until the owner reloads.
  await kitchen.changeMenu('bean', { description: 'Beans.', price: 900 })
  await expect(field(page, 'Description')).toHaveValue('Beans.')
  await expect(price).toHaveValue('9.75')
  await reloadTheirs(page)
  await expect(price).toHaveValue('9.00')
  await price.fill('9.75')
  await save.click()
  await expect(page.getByText('Everything’s saved.')).toBeVisible()
  expect(shop.sql("select price, description from menu_items where id = 'bean'")).toEqual([
    { price: 975, description: '{"en":"Beans."}' },
  ])

  // A name that is taken, which only the server knows for sure.
  const name = field(page, 'Name')
  await name.fill('beef')
  await save.click()
  await expect(name).toHaveAccessibleDescription(/Another item is called that\./)
  await expect(name).toBeFocused()
  await expectAccessible(page)
  await name.fill('Beans')

  await page.route('**/api/office/menu/bean', (route) => route.abort(), { times: 1 })
  await save.click()
  await expect(notice).toContainText('That didn’t reach the server.')
  await expect(name).toHaveValue('Beans')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  // Whoever leaves is asked first.
  await page.getByRole('link', { name: 'Options', exact: true }).click()
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await asked.getByRole('button', { name: 'Stay' }).click()
  await expect(name).toHaveValue('Beans')

  await kitchen.changeMenu('bean', { name: 'Frijoles' })
  await reloadTheirs(page)
  await expect(name).toHaveValue('Frijoles')
  await expect(notice).toHaveCount(0)

  // The list: what the kitchen sold out shows, and the owner puts it back or keeps it off for longer.
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click()
  await kitchen.markSoldOut('bean', 'today')
  const row = rowOf(page, 'Frijoles')
  const onSale = row.getByRole('switch', { name: /^Frijoles (On sale|Sold out)$/ })
  await expect(onSale).toHaveAttribute('aria-checked', 'false')
  await expect(row).toContainText('For today')
  await row.getByRole('button', { name: 'Make it longer' }).click()
  await expect(row).toContainText('Until further notice')
  await onSale.click()
  await expect(onSale).toHaveAttribute('aria-checked', 'true')
  await expect(row).toContainText('No limit')
  await expectAccessible(page)
})

test('R59 the owner counts what is left, and puts back on sale what is used up', async ({
  page,
  shop,
  kitchen,
}) => {
  await openMenuOffice(page, shop)
  const row = rowOf(page, 'Bean')
  await row.getByRole('button', { name: 'No limit Bean' }).click()
  const stepper = row.getByRole('group', { name: 'How many Bean are left' })
  await stepper.getByRole('button', { name: 'Count Bean' }).click()
  await stepper.getByRole('button', { name: 'One more Bean' }).click()
  await expect(row.getByRole('button', { name: '2 left today Bean' })).toBeVisible()
  await expectAccessible(page)
  await expectToFit(page)
  await order(page.request, shop, { bean: 2 })
  // The board's own rule: none left is sold out.
  const onSale = row.getByRole('switch', { name: /^Bean (On sale|Sold out)$/ })
  await expect(onSale).toHaveAttribute('aria-checked', 'false')
  await expect(row.getByRole('button', { name: '0 left today Bean' })).toBeVisible()
  // The kitchen has marked it, too.
  await kitchen.markSoldOut('bean', 'later')
  await onSale.click()
  await expect(onSale).toHaveAttribute('aria-checked', 'true')
  await expect(row.getByRole('button', { name: 'No limit Bean' })).toHaveAttribute('aria-expanded', 'true')
  expect(shop.sql("select remaining_count, sold_out_until from menu_items where id = 'bean'")).toEqual([
    { remaining_count: null, sold_out_until: null },
  ])

  await stepper.getByRole('button', { name: 'Count Bean' }).click()
  await expect(row.getByRole('button', { name: '1 left today Bean' })).toBeVisible()
  await row.getByRole('button', { name: 'No limit Bean' }).click()
  await expect(stepper).toContainText('No limit')
})
