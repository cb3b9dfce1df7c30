// R55: an item is dragged to a place that is not in the window.
import { gripOf, itemNames, openMenuOffice } from './menu.page.ts'
import { expect, test } from './shop.ts'

test('R55 the page scrolls while an item is dragged at the edge of the window', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 420 })
  await openMenuOffice(page, shop)
  const grip = gripOf(page, 'Beef')
  await grip.scrollIntoViewIfNeeded()
  await grip.hover()
  await page.mouse.down()
  const box = await grip.boundingBox()
  if (!box) throw new Error('the grip is not shown')
  await page.mouse.move(box.x + box.width / 2, 410, { steps: 4 })
  // The hand rests at the edge, and the list comes to it.
  await expect(itemNames(page)).toHaveText(['Chicken', 'Bean', 'Pork', 'Beef'])
  await page.mouse.up()
  await expect
    .poll(() => shop.sql<{ id: string }>('select id from menu_items order by position').map(({ id }) => id))
    .toEqual(['chix', 'bean', 'pork', 'beef'])
})
