// The widths and sizes that nobody has drawn, on the screens of the staff: small and sideways phones, tablets held upright,
// large letters, long names (R78).
import { openOffice } from './order-book.ts'
import { expect, test } from './shop.ts'
import { openBoard, order } from './staff.ts'
import { expectToFit, setView, type View } from './widths.page.ts'

const views: readonly View[] = [
  { width: 320, height: 640, letters: 16 },
  { width: 768, height: 1024, letters: 16 },
  { width: 844, height: 390, letters: 16 },
  { width: 390, height: 844, letters: 24 },
  { width: 1280, height: 800, letters: 32 },
]

/** Forty characters, as many as an item's name may have. */
const longName = 'Grandmother’s Slow-Cooked Barbacoa Roll'

const screens = [
  'Orders',
  'Menu',
  'Options',
  'Sales',
  'Books',
  'Codes',
  'Promises',
  'Hours',
  'Waits',
  'Ways',
  'Staff',
  'Log',
] as const

test('R78 every screen of the office fits a small phone, a sideways one, a tablet and large letters', async ({
  page,
  shop,
}) => {
  test.slow()
  shop.sql('update menu_items set name = ? where id = ?', JSON.stringify({ en: longName }), 'pork')
  await order(page.request, shop, { beef: 2, pork: 1 }, ['Maximiliana Guadalupe', 'Montenegro-Villanueva'])
  await order(page.request, shop)
  for (const screen of screens) {
    await openOffice(page, shop, screen)
    for (const view of views)
      await test.step(`${screen}, ${view.width} px, letters of ${view.letters}`, async () => {
        await setView(page, view)
        await expectToFit(page.locator('body'))
      })
  }
})

test('R78 the board of a phone scrolls down alone, however large its letters are', async ({ page, shop }) => {
  await order(page.request, shop, { beef: 2, pork: 1 }, ['Maximiliana Guadalupe', 'Montenegro-Villanueva'])
  await openBoard(page, shop)
  for (const letters of [16, 24, 32]) {
    await setView(page, { width: 390, height: 844, letters })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  }
})
