// Recent, the list of what was moved: readable for every role and at every width, and it brings an order back.
import { expect, test } from './shop.ts'
import { expectColumn, hire, openBoard, order, ticketOf, undoMove } from './staff.ts'

test('Recent as a cook on a tablet: number, name and items in rows as wide as their words, and Undo brings one back', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await hire(shop, 'ben')
  await order(page.request, shop, { beef: 2, pork: 1 }, ['Xochitl', 'Rivera'])
  await openBoard(page, shop, 'ben')
  await ticketOf(page, 1).getByRole('button', { name: 'Start cooking' }).click()
  await expectColumn(page, 'Cooking', [1])
  const recent = page.getByRole('dialog', { name: 'The last ten minutes' })
  for (const width of [1024, 390, 768, 1280])
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 768 })
      // After a tap Undo stands in its place for half a minute.
      await page.reload()
      await page.getByRole('button', { name: 'Recent 1' }).click()
      await expect(recent.getByRole('listitem')).toHaveText(/^1 Xochitl R\. Started, just now 2 Beef, 1 Pork/)
      await expect(recent).toBeInViewport({ ratio: 1 })
      await expect(recent.getByRole('button', { name: 'Undo 1' })).toBeInViewport({ ratio: 1 })
      // A line holds more than one word.
      const items = recent.getByText('2 Beef, 1 Pork')
      const high = await items.evaluate((line) => line.getBoundingClientRect().height)
      expect(high, `the items at ${width} pixels`).toBeLessThan(36)
    })
  await page.keyboard.press('Escape')
  await undoMove(page, 1)
  await expectColumn(page, 'New', [1])
})

test('on a phone a cook takes the last tap back at once', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await hire(shop, 'ben')
  await order(page.request, shop)
  await openBoard(page, shop, 'ben')
  await ticketOf(page, 1).getByRole('button', { name: 'Start cooking' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(ticketOf(page, 1).getByRole('button', { name: 'Start cooking' })).toBeVisible()
})
