// The customer's steps in Make it yours, and the menus that the journeys make for it.
import { expect, type Locator, type Page } from '@playwright/test'
import { startingMenu } from '../domain/menu/starting-menu.ts'
import type { Choice } from '../domain/menu/menu.ts'
import type { Shop } from './shop.ts'

export function yoursOf(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Make it yours/ })
}

/** The card of an item on the Menu, or its row in the Cart. */
export function placeOf(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
}

export async function openYours(page: Page, name: string): Promise<Locator> {
  await placeOf(page, name).getByRole('button', { name: 'Make it yours' }).click()
  const dialog = yoursOf(page)
  await expect(dialog.getByLabel('Note to the kitchen')).toBeVisible()
  return dialog
}

/** The burritos of a kind under its row. */
export function linesOf(page: Page, name: string): Locator {
  return page.getByRole('list', { name: `Your ${name}` }).getByRole('listitem')
}

/** Hot, with guacamole and without rice, $12.00 each. */
export async function makeHot(dialog: Locator): Promise<void> {
  await dialog.getByRole('radio', { name: 'Hot' }).check()
  await dialog.getByRole('checkbox', { name: 'Guacamole' }).check()
  await dialog.getByRole('checkbox', { name: 'Rice', exact: true }).check()
}

/** From the row in the Cart. */
export async function addHotBeef(page: Page): Promise<void> {
  const dialog = await openYours(page, 'Beef')
  await makeHot(dialog)
  await dialog.getByRole('button', { name: 'Add 1 $12.00' }).click()
  await expect(dialog).toBeHidden()
}

export const hotWords = 'Hot salsa, guacamole, no rice'

/** The same words with the price of each choice, as in the cart and on the receipt. */
export const hotPriced = 'Hot salsa, guacamole $1.50, no rice'

/** Changes a choice of the starting groups, straight in the database. */
export function changeChoice(shop: Shop, id: string, change: Partial<Choice> | 'gone'): void {
  const group = startingMenu.groups.find(({ choices }) => choices.some((one) => one.id === id))
  if (!group) throw new Error(`no group has ${id}`)
  const choices = group.choices.flatMap((one) =>
    one.id !== id ? one : change === 'gone' ? [] : { ...one, ...change },
  )
  shop.sql('update option_groups set choices = ? where id = ?', JSON.stringify(choices), group.id)
}

export function sellOut(shop: Shop, group: string, choice: string): void {
  const soldOut = JSON.stringify({ [choice]: '9999-12-31T00:00:00.000Z' })
  shop.sql('update option_groups set sold_out = ? where id = ?', soldOut, group)
}

export const grownSections = ['Burritos', 'Sides', 'Drinks'] as const

/** Four burritos, and as many sides and drinks as asked for, straight into the database. */
export function growMenu(shop: Shop, ofEach: number): void {
  for (const [at, name] of grownSections.entries()) {
    if (at === 0) continue
    const id = name.toLowerCase()
    shop.sql(
      'insert into menu_sections (id, position, name) values (?, ?, ?)',
      id,
      at,
      JSON.stringify({ en: name }),
    )
    for (let place = 1; place <= ofEach; place += 1) {
      const words = { en: `${name.slice(0, -1)} ${place}` }
      shop.putOnMenu({
        id: `${id}-${place}`,
        name: words,
        shortName: words,
        description: { en: 'A pint, straight from the pot.' },
        price: 300 + place,
        color: 'lima',
        picture: null,
      })
      shop.sql('update menu_items set section = ? where id = ?', id, `${id}-${place}`)
    }
  }
}
