// R56: Save of an item and a picture that is still on its way: the one waits for the other, and nothing is lost.
import { openMenuOffice } from './menu.page.ts'
import { aPhoto, choose, expectDrawn, openPicturePart, patience, picturePart } from './picture.page.ts'
import { expect, test } from './shop.ts'

const uploads = '**/api/office/pictures'

test('R56 Save waits for the picture that is on its way, says so, and saves both', async ({ page, shop }) => {
  test.slow()
  const { promise: isSaid, resolve: release } = Promise.withResolvers<void>()
  await page.route(uploads, async (route) => {
    await isSaid
    await route.continue()
  })
  await openMenuOffice(page, shop)
  await page.getByRole('link', { name: 'Add an item' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Fish of the day with lime')
  await page.getByLabel('Price', { exact: true }).fill('12.5')
  await choose(page, picturePart(page), await aPhoto())
  await expect(page.getByText('Not saved: Name, Price, Picture.')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Waiting for the picture.' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'New item' })).toBeVisible()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Fish of the day with lime' })).toBeVisible(
    patience,
  )
  expect(shop.sql("select short_name, description from menu_items where id like 'fish%'")).toEqual([
    { short_name: '{"en":"Fish of the"}', description: '{"en":""}' },
  ])
  await page.goto('/#/Menu')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Fish of the day with lime' })
  await expect(card.locator('img')).toHaveAttribute('src', /photo-/)
  await expectDrawn(card.locator('img'))
})

test('R56 a picture that does not come through is told, and the item stays as it was typed', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  test.slow()
  expectedComplaints.push(/ERR_FAILED/)
  const { promise: isSaid, resolve: release } = Promise.withResolvers<void>()
  await page.route(uploads, async (route) => {
    await isSaid
    await route.abort()
  })
  await openMenuOffice(page, shop)
  const part = await openPicturePart(page, 'Bean')
  await choose(page, part, await aPhoto())
  await page.getByLabel('Price', { exact: true }).fill('9.75')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Waiting for the picture.' })).toBeVisible()
  // The picture would be lost: whoever leaves is asked.
  await page.getByRole('link', { name: 'Options', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click()
  release()
  const alert = page.getByRole('alert').filter({ hasText: 'nothing is saved yet' })
  await expect(alert).toHaveText(
    'The picture didn’t come through, so nothing is saved yet. Choose it again, or save without it.',
  )
  await expect(part).toContainText('The picture didn’t reach the server.')
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('9.75')
  expect(shop.sql("select price from menu_items where id = 'bean'")).toEqual([{ price: 950 }])

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Everything’s saved.')).toBeVisible()
  await expect(alert).toHaveCount(0)
  expect(shop.sql("select price from menu_items where id = 'bean'")).toEqual([{ price: 975 }])
})
