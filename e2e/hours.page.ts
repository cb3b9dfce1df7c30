// The owner's steps on the Hours screen.
import type { Locator, Page } from '@playwright/test'
import type { Saved, MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { Hours } from '#domain/restaurant/opening-hours.ts'
import { openOffice } from './order-book.ts'
import { expect, type Shop } from './shop.ts'

export const day = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true })
export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true })
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

export async function openHours(page: Page, shop: Shop): Promise<void> {
  await openOffice(page, shop, 'Hours')
  await expect(page.getByRole('heading', { level: 1, name: 'Hours' })).toBeVisible({ timeout: 30_000 })
}

/** A week from 11 AM to 9 PM, ready to be edited. */
export async function startWeek(page: Page, shop: Shop): Promise<void> {
  await openHours(page, shop)
  await button(page, 'Set the hours').click()
  await expect(field(page, 'Monday from')).toHaveValue(/^11:00.AM$/)
}

/** Types and leaves the field. */
export async function type(page: Page, name: string, typed: string): Promise<void> {
  await field(page, name).fill(typed)
  await field(page, name).press('Tab')
}

export async function save(page: Page): Promise<void> {
  await button(page, 'Save').click()
  await expect(page.getByText('Everything’s saved.')).toBeVisible()
}

export async function savedHours(page: Page, shop: Shop): Promise<Saved<'hours'>> {
  return (await (await page.request.get(`${shop.url}/api/office/hours`)).json()) as Saved<'hours'>
}

export async function setHours(page: Page, shop: Shop, hours: Hours): Promise<void> {
  const { version } = await savedHours(page, shop)
  const reply = await page.request.post(`${shop.url}/api/office/hours`, {
    data: { ...hours, version },
    headers: { origin: shop.url },
  })
  expect(reply.status()).toBe(200)
}

export async function opening(page: Page, shop: Shop): Promise<MenuReply['opening']> {
  return ((await (await page.request.get(`${shop.url}/api/menu`)).json()) as MenuReply).opening
}
