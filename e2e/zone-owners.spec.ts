// Two owners of the delivery zones (R51).
import { menuOf, otherOwner, reloadTheirs, save, test } from './settings.page.ts'
import { expect } from './shop.ts'
import { addZone, editor, fillZone, open, rowOf, switchOf } from './delivery-zones.page.ts'

// A server of its own takes its time.
test.slow()

test('R51 of two owners the second is told and nothing saved is lost, also while the window of a zone is open', async ({
  page,
  context,
  browser,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409/)
  const other = await otherOwner(browser)
  await open(page, shop)
  await open(other, shop)
  await test.step('each has added a zone', async () => {
    await addZone(page, { name: 'Near', zipcodes: '93701' })
    await addZone(other, { name: 'Far', zipcodes: '93704' })
    await switchOf(other, 'Tax the delivery fee').click()
    await save(other)
    // What was not touched follows the other owner.
    await expect(switchOf(page, 'Tax the delivery fee')).toHaveAttribute('aria-checked', 'true')
    await expect(rowOf(page, 'Near')).toBeVisible()
    await reloadTheirs(page)
    await expect(rowOf(page, 'Near')).toHaveCount(0)
    await addZone(page, { name: 'Near', zipcodes: '93701' })
    await save(page)
    await expect(rowOf(other, 'Near')).toBeVisible()
  })

  await page.getByRole('button', { name: 'Add a zone' }).click()
  await fillZone(editor(page), { name: 'Mine', zipcodes: '93703' })
  await addZone(other, { name: 'Theirs', zipcodes: '93702' })
  await save(other)
  // What is behind the window is hidden from everybody but the eye.
  await expect(page.locator('td').getByText('Theirs', { exact: true }).first()).toBeVisible()
  await editor(page).getByRole('button', { name: 'Done' }).click()
  await reloadTheirs(page)
  const { zones } = (await menuOf(context, shop)).fulfillmentSettings
  expect(zones.map(({ zipcodes }) => zipcodes)).toEqual([['93704'], ['93701'], ['93702']])

  // The focus is never lost: with a new name the row stays, and without the zone there is the next thing to do.
  await page.getByRole('button', { name: 'Edit Near' }).click()
  await editor(page).getByLabel('Name', { exact: true }).fill('Nearer')
  await editor(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Edit Nearer' })).toBeFocused()
  await page.getByRole('button', { name: 'Edit Nearer' }).click()
  await editor(page).getByRole('button', { name: 'Remove zone' }).click()
  await expect(page.getByRole('button', { name: 'Add a zone' })).toBeFocused()
})
