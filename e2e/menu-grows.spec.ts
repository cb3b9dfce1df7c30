// A menu that grows (R55): sections and their items, in order by keyboard, by drag and by buttons.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expect, test } from './shop.ts'
import { gripOf, itemNames, openMenuOffice, rowOf, sectionOf } from './menu.page.ts'
import { expectToFit } from './settings.page.ts'

test('R55 sections and their items are put in order by keyboard, by drag and by buttons', async ({
  page,
  shop,
}) => {
  test.slow()
  // All of it in sight: a mouse drags no further than the window.
  await page.setViewportSize({ width: 1280, height: 1400 })
  await openMenuOffice(page, shop)
  await page.getByRole('button', { name: 'Add a section' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a section' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name\./)
  await dialog.getByLabel('Name').fill('Drinks')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const drinks = sectionOf(page, 'Drinks')
  await expect(drinks).toContainText('Nothing in here yet.')
  await expectAccessible(page)

  // With the arrows, from the end of one section into the next, and back.
  await gripOf(page, 'Pork').focus()
  await page.keyboard.press('ArrowDown')
  await expect(drinks.getByRole('heading', { name: 'Pork' })).toBeVisible()
  await expect(gripOf(page, 'Pork')).toBeFocused()
  await expect(page.getByText('Pork is now 1 of 1 in Drinks.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(itemNames(page)).toHaveText(['Beef', 'Chicken', 'Pork', 'Bean'])
  await expect(gripOf(page, 'Pork')).toBeFocused()
  await expect.poll(() => orderOf(shop)).toBe('beef chix pork bean')

  // By drag, within a section and across.
  await dragOnto(page, 'Bean', rowOf(page, 'Beef'))
  await expect(itemNames(page)).toHaveText(['Bean', 'Beef', 'Chicken', 'Pork'])
  await expect.poll(() => orderOf(shop)).toBe('bean beef chix pork')
  await dragOnto(page, 'Beef', drinks.getByText('Nothing in here yet.'))
  await expect(drinks.getByRole('heading', { level: 3 })).toHaveText(['Beef'])
  await expect
    .poll(() => shop.sql("select section from menu_items where id = 'beef'"))
    .toEqual([{ section: 'drinks' }])

  // A section as a whole, by its buttons.
  await page.getByRole('button', { name: 'Reorder Drinks' }).click()
  await expect(page.getByRole('button', { name: 'Done Drinks' })).toBeFocused()
  await page.getByRole('button', { name: 'Move Drinks up' }).click()
  await expect(page.getByText('Drinks is now section 1 of 2.')).toBeAttached()
  await expect(itemNames(page)).toHaveText(['Beef', 'Bean', 'Chicken', 'Pork'])
  await page.getByRole('button', { name: 'Done Drinks' }).click()
  await expect(page.getByRole('button', { name: 'Reorder Drinks' })).toBeFocused()
  await page.getByRole('button', { name: 'Rename Drinks' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Sips')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(sectionOf(page, 'Sips')).toBeVisible()
  await expectToFit(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  // Empty again, it can go.
  await expect(page.getByRole('button', { name: 'Remove Sips' })).toHaveCount(0)
  await gripOf(page, 'Beef').focus()
  await page.keyboard.press('ArrowDown')
  await expect
    .poll(() => shop.sql("select section from menu_items where id = 'beef'"))
    .toEqual([{ section: 'burritos' }])
  await page.getByRole('button', { name: 'Remove Sips' }).click()
  await expect(page.getByText('Removed Sips.')).toBeAttached()
  await expect(page.getByRole('button', { name: 'Add a section' })).toBeFocused()
  await expect(sectionOf(page, 'Sips')).toHaveCount(0)
  await expect(itemNames(page)).toHaveText(['Beef', 'Bean', 'Chicken', 'Pork'])
})

function orderOf(shop: { sql<Row>(statement: string): Row[] }): string {
  const rows = shop.sql<{ id: string }>('select id from menu_items order by position')
  return rows.map(({ id }) => id).join(' ')
}

/** By its grip, with the mouse, to the upper part of what it is dropped on. */
async function dragOnto(page: Page, name: string, target: Locator): Promise<void> {
  const grip = await gripOf(page, name).boundingBox()
  const to = await target.boundingBox()
  if (!grip || !to) throw new Error('both are to be seen')
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 - 4, { steps: 8 })
  await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 4 })
  await page.mouse.up()
}
