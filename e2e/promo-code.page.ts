// Steps with promo codes: put a code into the database, and use it in the cart.
import { expect, type Locator, type Page } from '@playwright/test'
import type { PromoCodeSettings } from '../domain/orders/promo-codes.ts'
import { promoCodeRow } from '../test-support/insert-promo-code.ts'
import type { Shop } from './shop.ts'

export function insertPromoCode(shop: Shop, change: Partial<PromoCodeSettings> = {}): void {
  const { code, terms, is_on, max_uses } = promoCodeRow(change)
  shop.sql(
    'insert into promo_codes (code, terms, is_on, max_uses) values (?, ?, ?, ?)',
    code,
    terms,
    is_on,
    max_uses,
  )
}

export function costOf(page: Page): Locator {
  return page.getByRole('region', { name: 'Cost' })
}

/** Until its ticket is there: a bill that changes under the open form would say what it was before. */
export async function applyCode(page: Page, code: string): Promise<void> {
  await tryCode(page, code)
  await expect(
    costOf(page).getByRole('button', { name: `Remove ${code.trim().toUpperCase()}` }),
  ).toBeVisible()
}

/** Opens the field where it is not open yet. */
export async function tryCode(page: Page, code: string): Promise<void> {
  const cost = costOf(page)
  const link = cost.getByRole('button', { name: 'Have a code?' })
  if (await link.isVisible()) await link.click()
  await cost.getByLabel('Code', { exact: true }).fill(code)
  await cost.getByRole('button', { name: 'Apply' }).click()
}

/** The rows of a bill, as a person reads them. */
export async function amountsIn(place: Locator): Promise<string[]> {
  const lines = await place.locator('dl > div').allInnerTexts()
  return lines.map((line) => line.split(/\n+/).join(' '))
}
