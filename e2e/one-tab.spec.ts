// Shop and office in one tab: the style sheets of one stay loaded, and must not reach into the other.
import type { Page } from '@playwright/test'
import { openMenuOffice } from './menu.page.ts'
import { expect, test } from './shop.ts'

/** Where the items of a Menu screen stand, and how wide they are. */
function columnsOf(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^(Beef|Chicken|Bean|Pork)$/ }) })
    .evaluateAll((items) =>
      items.map((item) => {
        const { x, width } = item.getBoundingClientRect()
        return `${Math.round(x)} ${Math.round(width)}`
      }),
    )
}

test('R55 the office’s Menu and the shop’s are whole after one another in one tab', async ({
  page,
  shop,
}) => {
  await openMenuOffice(page, shop)
  const inOffice = await columnsOf(page)
  expect(inOffice).toHaveLength(4)

  const logo = page.getByRole('banner').getByRole('link').first()
  await logo.click()
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).first().click()
  await expect(page.getByRole('heading', { name: 'Pork' })).toBeVisible()
  const inShop = await columnsOf(page)
  expect(inShop).toHaveLength(4)

  await page.goto('/#/Manage/Menu')
  await expect(page.getByRole('link', { name: 'Edit Pork' })).toBeVisible()
  await expect.poll(() => columnsOf(page)).toEqual(inOffice)

  await page.goto('/#/Menu')
  await expect(page.getByRole('link', { name: 'Edit Pork' })).toHaveCount(0)
  await expect.poll(() => columnsOf(page)).toEqual(inShop)
})
