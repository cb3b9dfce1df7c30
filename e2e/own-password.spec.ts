// Changing the own password, also where it has to be done before anything else.
import { expectAccessible } from './axe.ts'
import { expect, ownerPassword, test } from './shop.ts'
import { logIn } from './staff.ts'

test('one changes the own password, with the old one', async ({ page, shop, expectedComplaints }) => {
  // 403: Today may ask once more before the password is changed.
  expectedComplaints.push(/422|403/)
  await logIn(page.context(), shop)
  await page.goto('/#/Staff')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  await expectAccessible(page)
  shop.sql('update staff set must_change_password = 1')
  await page.getByRole('banner').getByRole('link', { name: 'Owner' }).click()
  const bar = page.getByRole('navigation', { name: 'Staff', exact: true })
  await expect(bar.getByRole('link')).toHaveCount(0)
  await page.getByLabel('Current password', { exact: true }).fill('not the password')
  await page.getByLabel('New password', { exact: true }).fill('another one of the comal')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('That’s not your password.')).toBeVisible()
  await expect(page.getByLabel('Current password', { exact: true })).toBeFocused()
  await expectAccessible(page)
  // Each password is shown by a button of its own name.
  await page.getByRole('button', { name: 'Show new password' }).click()
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('type', 'text')
  await expect(page.getByLabel('Current password', { exact: true })).toHaveAttribute('type', 'password')
  await page.getByLabel('Current password', { exact: true }).fill(ownerPassword)
  await page.getByLabel('New password', { exact: true }).fill('password1234')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Choose something less common: four random words are good.')).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toBeFocused()
  await page.getByLabel('New password', { exact: true }).fill('another one of the comal')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password is changed.').waitFor()
  await expect(bar.getByRole('link', { name: 'Kitchen' })).toBeVisible()
  // The owner is still logged in, with a new session.
  await page.getByRole('link', { name: 'Go to your screens' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
})
