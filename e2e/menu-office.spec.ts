// The owner's Menu screen: its changes reach customers, and nothing that was typed is lost.
import type { Locator, Page } from '@playwright/test'
import type { MenuReply } from '#domain/api.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './kitchen-hand.ts'
import { openMenuOffice, ownersPage, rowOf } from './menu-hand.ts'
import { ownerPassword } from './shop.ts'

const names = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 })

test('names, allergens and marks reach the menu card; the order of display reaches menu, cart and kitchen', async ({
  page,
  browser,
  shop,
}) => {
  test.slow()
  await page.goto('/#/Menu')
  await expect(names(page)).toHaveText(['Beef', 'Chicken', 'Bean', 'Pork'])
  await expect(page.getByText(/Contains/)).toHaveCount(0)
  const office = await ownersPage(browser, shop)

  const bean = rowOf(office, 'Bean')
  await bean.getByRole('button', { name: 'Edit Bean' }).click()
  await bean.getByLabel('Name', { exact: true }).fill('Frijoles')
  await bean.getByLabel('Short name').fill('Frijol')
  await bean.getByLabel('Description').fill('Black and pinto beans, all night.')
  await bean.getByLabel('Work for the kitchen').fill(',5')
  await bean.getByRole('group', { name: 'Contains' }).getByLabel('Wheat').check()
  await bean.getByRole('group', { name: 'Contains' }).getByLabel('Milk').check()
  await bean.getByRole('group', { name: 'Marks' }).getByLabel('Vegan').check()
  await bean.getByRole('button', { name: 'Save Bean' }).click()
  // A combination that could hurt a customer is not saved.
  await expect(bean.getByRole('group', { name: 'Marks' })).toContainText(
    'It can’t be vegan and contain milk.',
  )
  await expect(bean.getByRole('group', { name: 'Marks' }).getByLabel('Vegetarian')).toBeFocused()
  await expectAccessible(office)
  await bean.getByLabel('Vegan').uncheck()
  await bean.getByLabel('Vegetarian').check()
  await bean.getByRole('button', { name: 'Save Bean' }).click()
  const saved = rowOf(office, 'Frijoles')
  await expect(saved.getByRole('button', { name: 'Saved Frijoles' })).toBeVisible()
  await expectAccessible(office)

  const menu = (await (await page.request.get('/api/menu')).json()) as MenuReply
  expect(menu.items.find(({ id }) => id === 'bean')).toMatchObject({ weight: 0.5 })

  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Frijoles' })
  await expect(card).toContainText('Contains milk, wheat')
  await expect(card.getByRole('list', { name: 'Good to know' })).toHaveText('Vegetarian')
  await expect(card).toContainText('Black and pinto beans, all night.')
  await expectAccessible(page)

  const up = saved.getByRole('button', { name: 'Move Frijoles up' })
  await up.focus()
  await office.keyboard.press('Enter')
  await expect(office.getByText('Frijoles is now 2 of 4.')).toBeAttached()
  await expect(up).toBeFocused()
  await office.keyboard.press('Enter')
  await expect(office.getByText('Frijoles is now 1 of 4.')).toBeAttached()
  await expect(up).toHaveAttribute('aria-disabled', 'true')
  await expect(up).toBeFocused()
  const down = rowOf(office, 'Beef').getByRole('button', { name: 'Move Beef down' })
  await down.click()
  await expect(names(office)).toHaveText(['Frijoles', 'Chicken', 'Beef', 'Pork'])
  await expect(down).toBeFocused()

  await expect(names(page)).toHaveText(['Frijoles', 'Chicken', 'Beef', 'Pork'])
  await page.goto('/#/Cart')
  const rows = page.getByRole('list', { name: 'Burritos' }).getByRole('heading')
  await expect(rows).toHaveText(['Frijol', 'Chix', 'Beef', 'Pork'])
  await office.goto(`${shop.url}/#/Kitchen`)
  await expect(office.getByRole('region', { name: 'All day' }).getByRole('listitem')).toHaveText([
    /^0\s*Frijol/,
    /^0\s*Chix/,
    /^0\s*Beef/,
    /^0\s*Pork/,
  ])
  await office.context().close()
})

test('what is typed is never lost: other people’s changes, refusals, no connection, leaving', async ({
  page,
  shop,
  kitchen,
  expectedComplaints,
}) => {
  test.slow()
  expectedComplaints.push(/401|409|422|ERR_FAILED/)
  await page.setViewportSize({ width: 390, height: 800 })
  await openMenuOffice(page, shop)
  const bean = rowOf(page, 'Bean')
  const price = bean.getByLabel('Price of Bean')
  await price.fill('ten')
  await bean.getByRole('button', { name: 'Save Bean' }).click()
  await expect(price).toHaveAccessibleDescription('Use dollars and cents, from 0.01 to 999.99. Was $9.50')
  await expect(price).toBeFocused()
  await price.fill('9.75')

  // Another owner and the kitchen make changes meanwhile.
  await kitchen.changeMenu('bean', { description: 'Beans.', price: 900 })
  await kitchen.markSoldOut('bean', 'today')
  await expect(bean.getByRole('switch', { name: 'Bean sold out' })).toHaveAttribute('aria-checked', 'true')
  await expect(price).toHaveValue('9.75')
  await expect(price).toHaveAccessibleDescription('Was $9.00')
  await bean.getByRole('button', { name: 'Edit Bean' }).click()
  await expect(bean.getByLabel('Description')).toHaveValue('Beans.')

  // A change that this screen has not received yet.
  await page.route(
    '**/api/office/menu/bean',
    async (route) => {
      await kitchen.changeMenu('bean', { shortName: 'Frijol' })
      await route.continue()
    },
    { times: 1 },
  )
  await bean.getByRole('button', { name: 'Save Bean' }).click()
  await expect(bean.getByRole('alert')).toContainText('Someone else just changed Bean.')
  await expect(price).toHaveValue('9.75')
  await expect(bean.getByLabel('Short name')).toHaveValue('Frijol')

  await bean.getByLabel('Name', { exact: true }).fill('beef')
  await bean.getByRole('button', { name: 'Edit Bean' }).click()
  await bean.getByRole('button', { name: 'Save Bean' }).click()
  const name = bean.getByLabel('Name', { exact: true })
  await expect(name).toHaveAccessibleDescription(/Another burrito is called that\./)
  await expect(name).toBeFocused()
  await expectAccessible(page)
  await name.fill('Bean')

  await page.route('**/api/office/menu/bean', (route) => route.abort(), { times: 1 })
  await bean.getByRole('button', { name: 'Save Bean' }).click()
  await expect(bean.getByRole('alert')).toContainText('That didn’t reach the server.')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }

  // The draft survives a visit to another screen, and a reload.
  await page.getByRole('link', { name: 'Orders' }).click()
  await page.getByRole('link', { name: 'Menu' }).click()
  await expect(price).toHaveValue('9.75')
  await page.reload()
  await expect(price).toHaveValue('9.75')
  await expect(bean.getByRole('button', { name: 'Save Bean' })).toBeVisible()

  // The session ends meanwhile: the next live event shows that, and the login leads back to the draft.
  await bean.getByRole('button', { name: 'Edit Bean' }).click()
  await bean.getByLabel('Description').fill('Beans, slowly.')
  await page.context().clearCookies()
  await kitchen.markSoldOut('pork', 'today')
  const login = page.getByRole('dialog', { name: 'Login' })
  await login.getByLabel('Username').fill('owner')
  await login.getByLabel('Password', { exact: true }).fill(ownerPassword)
  await login.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(price).toHaveValue('9.75')
  await expect(bean.getByLabel('Description')).toHaveValue('Beans, slowly.')

  // Another owner's text is shown before it is overwritten.
  await bean.getByRole('button', { name: 'Edit Bean' }).click()
  await kitchen.changeMenu('bean', { description: 'Other beans.', price: 925 })
  await expect(price).toHaveAccessibleDescription('Was $9.25')
  await bean.getByRole('button', { name: 'Save Bean' }).click()
  const conflict = bean.getByRole('alert')
  await expect(conflict).toContainText('Someone else just changed Bean. What you typed is still here.')
  await expect(conflict).toBeFocused()
  await expect(conflict.getByRole('listitem')).toHaveText(['Price: $9.25', 'Description: Other beans.'])
  await expectAccessible(page)
  // What was typed stays in sight beside it.
  await expect(bean.getByLabel('Description')).toHaveValue('Beans, slowly.')
  await bean.getByRole('button', { name: 'Save mine' }).click()
  await expect(bean.getByRole('button', { name: 'Saved Bean' })).toBeFocused()
  expect(shop.sql("select price, description, short_name from menu_items where id = 'bean'")).toEqual([
    { price: 975, description: '{"en":"Beans, slowly."}', short_name: '{"en":"Frijol"}' },
  ])

  // Nothing old is shown as what the other owner wrote.
  await price.fill('11')
  await page.route(
    '**/api/office/menu/bean',
    async (route) => {
      await page.route('**/api/office/menu', (asked) => asked.abort())
      await kitchen.changeMenu('bean', { price: 1050 })
      await route.continue()
    },
    { times: 1 },
  )
  await bean.getByRole('button', { name: 'Save Bean' }).click()
  await expect(conflict).toContainText('their change didn’t load. Yours isn’t saved.')
  await expect(conflict.getByRole('button')).toHaveCount(0)
  await page.unroute('**/api/office/menu')
  await bean.getByRole('button', { name: 'Save Bean' }).click()
  await expect(conflict.getByRole('listitem')).toHaveText(['Price: $10.50'])
  await conflict.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(price).toHaveValue('10.50')

  // The owner can also keep what the other owner wrote.
  await price.fill('12')
  await kitchen.changeMenu('bean', { price: 950 })
  await bean.getByRole('button', { name: 'Save Bean' }).click()
  await conflict.getByRole('button', { name: 'Keep theirs' }).click()
  await expect(price).toHaveValue('9.50')
  await expect(price).toBeFocused()
  await expect(bean.getByRole('button', { name: 'Saved Bean' })).toBeVisible()
  await expect(conflict).toHaveCount(0)

  // The owner can, as on the board, put the burrito back on the menu or take it off for longer.
  await bean.getByRole('button', { name: 'Until further notice' }).click()
  await expect(bean.getByRole('button', { name: 'Until further notice', pressed: true })).toBeVisible()
  await bean.getByRole('switch', { name: 'Bean sold out' }).click()
  await expect(bean.getByRole('switch', { name: 'Bean sold out' })).toHaveAttribute('aria-checked', 'false')
})
