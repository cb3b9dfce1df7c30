// A server that takes its time: what the owner does meanwhile neither sends anything twice nor changes what was sent.
import type { Page } from '@playwright/test'
import { openOffice } from './order-book.ts'
import { expect, test } from './shop.ts'
import { hire } from './staff.ts'

/** A second goes by before these requests reach the server; the returned list fills with what they say. */
async function slowly(page: Page, address: string): Promise<(string | null)[]> {
  const sent: (string | null)[] = []
  await page.route(address, async (route) => {
    sent.push(route.request().postData())
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    await route.continue()
  })
  return sent
}

test('an account is turned on once, and the password that is shown is the one that was set', async ({
  page,
  shop,
}) => {
  await hire(shop, 'ben')
  shop.sql("update staff set disabled_at = '2026-01-01T00:00:00.000Z' where username = 'ben'")
  await openOffice(page, shop, 'Staff')
  const changes = await slowly(page, '**/api/office/staff/ben/change')
  await page.getByRole('button', { name: 'Turn on ben' }).dblclick()
  await expect(page.getByText('ben can log in again.')).toBeVisible()
  expect(changes).toHaveLength(1)

  await page.getByRole('button', { name: 'New password for ben' }).click()
  const dialog = page.getByRole('dialog', { name: 'New password' })
  const field = dialog.getByLabel('New password', { exact: true })
  await field.fill('given by the owner')
  await slowly(page, '**/api/office/staff/ben/password')
  await dialog.getByRole('button', { name: 'Set password' }).click()
  await field.fill('typed too late')
  await expect(dialog.getByText('given by the owner')).toBeVisible()
})
