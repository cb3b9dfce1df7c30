// A server that takes its time: what the owner does meanwhile neither sends anything twice nor changes what was sent.
import type { Page } from '@playwright/test'
import { openOffice } from './order-book.ts'
import { expect, test } from './shop.ts'
import { hire } from './staff.ts'

/** These requests reach the server once they are let go; the list fills with what they say. */
async function holdBack(page: Page, address: string): Promise<{ sent: (string | null)[]; letGo(): void }> {
  const sent: (string | null)[] = []
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    sent.push(route.request().postData())
    await held
    await route.continue()
  })
  return { sent, letGo }
}

test('an account is turned on once, and the password that is shown is the one that was set', async ({
  page,
  shop,
}) => {
  await hire(shop, 'ben')
  shop.sql("update staff set disabled_at = '2026-01-01T00:00:00.000Z' where username = 'ben'")
  await openOffice(page, shop, 'Staff')
  const changes = await holdBack(page, '**/api/office/staff/ben/change')
  await page.getByRole('button', { name: 'Turn on ben' }).dblclick()
  changes.letGo()
  await expect(page.getByText('ben can log in again.')).toBeVisible()
  expect(changes.sent).toHaveLength(1)

  await page.getByRole('button', { name: 'New password for ben' }).click()
  const dialog = page.getByRole('dialog', { name: 'New password' })
  const field = dialog.getByLabel('New password', { exact: true })
  await field.fill('given by the owner')
  const password = await holdBack(page, '**/api/office/staff/ben/password')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await field.fill('typed too late')
  password.letGo()
  await expect(dialog.getByText('given by the owner')).toBeVisible()
})
