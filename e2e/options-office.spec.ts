// The owner's options and ingredients (R55, R57).
import type { Locator, Page } from '@playwright/test'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './kitchen.page.ts'
import { gripOf, openMenuOffice } from './menu.page.ts'
import { expectToFit } from './settings.page.ts'

const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true })

test('R57 a group of options is added and served; its rules are said where they are broken', async ({
  page,
  context,
  shop,
}) => {
  test.slow()
  await openMenuOffice(page, shop)
  await page.getByRole('link', { name: 'Options', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Options' })).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Salsa')
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Extras/ }).click()
  await expect(field(page, 'Name')).toHaveValue('Extras')
  await expect(page.getByRole('table', { name: 'Choices' }).getByRole('row')).toHaveCount(5)

  // The choices by keyboard: saved with the rest, or discarded.
  await gripOf(page, 'Guacamole').focus()
  await page.keyboard.press('ArrowDown')
  await expect(field(page, 'Choice 1')).toHaveValue('Cheese')
  await expect(gripOf(page, 'Guacamole')).toBeFocused()
  await expect(page.getByText('Not saved: Choices.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(field(page, 'Choice 1')).toHaveValue('Guacamole')

  await page.getByRole('link', { name: 'Add a group' }).click()
  await field(page, 'Name').fill('Size')
  await field(page, 'Customers can').selectOption('Choose one')
  await field(page, 'Required').selectOption('Yes')
  await page.getByRole('radio', { name: 'GUAC', exact: true }).check()
  for (const name of ['Regular', 'Large']) {
    await page.getByRole('button', { name: 'Add a choice' }).click()
    await page.keyboard.type(name)
  }
  await field(page, 'Price added for Large').fill('1')
  await page.getByRole('button', { name: /^What Large contains/ }).click()
  const allergens = page.getByRole('dialog', { name: 'Large' })
  await allergens.getByLabel('Milk').check()
  await expectAccessible(page)
  await allergens.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('checkbox', { name: 'Beef' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Customers must choose one, so make one the default.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Large, default' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field(page, 'Price added for Large')).toHaveAccessibleDescription(/costs nothing/)
  await page.getByRole('checkbox', { name: 'Regular, default' }).check()
  await expect(page.getByRole('checkbox', { name: 'Large, default' })).not.toBeChecked()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const groups = page.getByRole('navigation', { name: 'Groups' })
  await expect(groups.getByRole('link', { name: /^Size/ })).toHaveAttribute('aria-current', 'page')
  await expect(groups.getByRole('link', { name: /^Size/ })).toContainText('1 item')
  await expectToFit(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectAccessible(page)

  const menu = await (await context.request.get(`${shop.url}/api/menu`)).json()
  expect(menu).toMatchObject({
    items: [{ id: 'beef', groups: ['salsa', 'extras', 'size'] }, {}, {}, {}],
    groups: [
      {},
      {},
      {
        id: 'size',
        kind: 'one',
        smallest: 1,
        onTicket: 'word',
        choices: [
          { id: 'size-regular', isDefault: true },
          { id: 'size-large', price: 100, allergens: ['milk'] },
        ],
      },
    ],
  })

  // Customers are asked for the size before the extras.
  await page.getByRole('button', { name: 'Reorder' }).click()
  await page.getByRole('button', { name: 'Move Size up' }).click()
  await expect(page.getByText('Size is now 2 of 3.')).toBeAttached()
  await page.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Remove this group' }).click()
  await page.getByRole('dialog', { name: 'Remove Size?' }).getByRole('button', { name: 'Remove it' }).click()
  await expect(groups.getByRole('link')).toHaveText([/^Salsa/, /^Extras/])
  expect(shop.sql("select groups from menu_items where id = 'beef'")).toEqual([
    { groups: '["salsa","extras"]' },
  ])
})

test('R57 a rule that was broken is mended at either end, and a choice keeps its id when the owner types on', async ({
  page,
  shop,
}) => {
  await openMenuOffice(page, shop)
  await page.getByRole('link', { name: 'Options', exact: true }).click()
  await page.getByRole('link', { name: 'Add a group' }).click()
  await field(page, 'Name').fill('Sides')
  await field(page, 'At most').fill('3')
  const addOne = async (name: string) => {
    await page.getByRole('button', { name: 'Add a choice' }).click()
    await page.keyboard.type(name)
  }
  for (const name of ['Chips', 'Rice']) await addOne(name)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect(field(page, 'At most')).toBeFocused()
  await expect(page.getByText('Needs another look: At most.')).toBeVisible()
  await addOne('Slaw')
  await save.click()
  await expect(page.getByRole('link', { name: /^Sides/ })).toHaveAttribute('aria-current', 'page')

  // The answer is on its way while the owner goes on.
  const held = Promise.withResolvers<void>()
  await page.route('**/option-groups/sides/change', async (route) => {
    await held.promise
    await route.continue()
  })
  await addOne('Queso')
  await save.click()
  await field(page, 'Price added for Queso').fill('1')
  held.resolve()
  await expect(page.getByText('Not saved: Choices.')).toBeVisible()
  await save.click()
  await expect(page.getByText('Everything’s saved.')).toBeVisible()
  const kept = async () => {
    const { groups } = (await (await page.request.get(`${shop.url}/api/menu`)).json()) as MenuReply
    return groups.at(-1)?.choices.map(({ id, price }) => [id, price])
  }
  expect((await kept())?.at(-1)).toEqual(['sides-queso', 100])

  // Whoever removes one by keyboard goes on from there.
  await page.getByRole('button', { name: 'Remove Queso' }).press('Enter')
  await expect(page.getByText('Removed Queso.')).toBeAttached()
  await expect(gripOf(page, 'Slaw')).toBeFocused()
  for (const name of ['Slaw', 'Rice', 'Chips'])
    await page.getByRole('button', { name: `Remove ${name}` }).press('Enter')
  await expect(page.getByRole('button', { name: 'Add a choice' })).toBeFocused()
})

test('R55 an ingredient that changes changes every item that has it', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/)
  await openMenuOffice(page, shop)
  await page.goto(`${shop.url}/#/Manage/Menu/Item/beef`)
  const list = page.getByRole('group', { name: 'Ingredients' })
  await expect(list.getByRole('listitem').filter({ hasText: 'Flour tortilla' })).toContainText('wheat')
  await expectAccessible(page)
  await expectToFit(page)
  await list.getByRole('button', { name: 'Edit Flour tortilla' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Flour tortilla' })
  await expect(dialog).toContainText('In Beef, Chicken, Bean and Pork. A change here changes it everywhere.')
  // What items have inside cannot be removed.
  await expect(dialog.getByRole('button', { name: 'Remove' })).toHaveCount(0)
  await dialog.getByLabel('Name').fill('rice')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Another ingredient is called that.')
  await expectAccessible(page)
  await dialog.getByLabel('Name').fill('Corn tortilla')
  await dialog.getByLabel('Wheat').uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(list).toContainText('Corn tortilla')
  const reply = await page.request.get(`${shop.url}/api/menu`)
  const { items } = (await reply.json()) as { items: { allergens: string[] }[] }
  expect(items.map(({ allergens }) => allergens)).toEqual([[], [], ['milk'], []])

  await page.getByRole('button', { name: 'New ingredient' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Gold leaf')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await list.getByRole('button', { name: 'Edit Gold leaf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Removed Gold leaf.')).toBeAttached()
  await expect(list.getByRole('button', { name: 'Edit Gold leaf' })).toHaveCount(0)
  await expect(list.locator('button:focus')).toHaveAccessibleName(/^Take out/)
})
