// The owner's steps on the screen Pickup and delivery.
import type { Locator, Page } from '@playwright/test'
import { openSettings } from './settings.page.ts'
import { expect, type Shop } from './shop.ts'

export const open = (page: Page, shop: Shop) => openSettings(page, shop, 'Ways', 'Pickup and delivery')
export const switchOf = (page: Page, name: string) =>
  page.getByRole('switch', { name: new RegExp(`^${name} O(n|ff)$`) })
export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
export const tryField = (page: Page) => page.getByRole('textbox', { name: 'ZIP code', exact: true })
export const editor = (page: Page) => page.getByRole('dialog')
export const zipcodesOf = (dialog: Locator) => dialog.getByRole('textbox', { name: 'ZIP codes' })

interface TypedZone {
  name: string
  zipcodes: string
  fee?: string
  smallest?: string
  minutes?: string
}

export async function fillZone(
  dialog: Locator,
  { name, zipcodes, fee, smallest, minutes }: TypedZone,
): Promise<void> {
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await zipcodesOf(dialog).fill(zipcodes)
  if (fee !== undefined) await dialog.getByLabel('Delivery fee, $').fill(fee)
  if (smallest !== undefined) await dialog.getByLabel('Smallest order, $').fill(smallest)
  if (minutes !== undefined) await dialog.getByLabel('Minutes on the road').fill(minutes)
}

export async function addZone(page: Page, zone: TypedZone): Promise<void> {
  await page.getByRole('button', { name: 'Add a zone' }).click()
  await fillZone(editor(page), zone)
  await editor(page).getByRole('button', { name: 'Done' }).click()
  await expect(editor(page)).toHaveCount(0)
}
