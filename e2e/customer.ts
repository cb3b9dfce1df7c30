// What a customer does, in a customer's words.
import { expect, type Locator, type Page } from '@playwright/test'

export const rosa = {
  'First name': 'Rosa',
  'Last name': 'Delgado',
  'Card number': '4242 4242 4242 4242',
  CVV: '737',
  'Expiry month': '08/49',
  Address: '18 Laurel St',
  City: 'Fresno',
  Zipcode: '93701',
  Email: 'rosa@example.com',
} as const

export type FieldLabel = keyof typeof rosa

export const approvedCard = '4242 4242 4242 4242'
export const declinedCard = '4000 0000 0000 0002'
export const silentCard = '4000 0000 0000 0119'

export async function add(page: Page, name: 'Beef' | 'Chix' | 'Bean' | 'Pork', times = 1): Promise<void> {
  const plus = page.getByRole('button', { name: `Add one ${name}` })
  for (let pressed = 0; pressed < times; pressed += 1) await plus.click()
}

/** Two Beef, one Chix, one Pork: $42.00, tax $3.99, total $45.99. */
export async function fillCart(page: Page): Promise<void> {
  await page.goto('/#/Cart')
  await add(page, 'Beef', 2)
  await add(page, 'Chix')
  await add(page, 'Pork')
}

export async function openCheckout(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'CHECKOUT' }).click()
  const dialog = checkoutOf(page)
  await expect(dialog.getByLabel('First name')).toBeVisible()
  return dialog
}

export function checkoutOf(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Checkout' })
}

export async function fillForm(
  dialog: Locator,
  changes: Partial<Record<FieldLabel, string>> = {},
): Promise<void> {
  for (const [label, value] of Object.entries({ ...rosa, ...changes })) {
    await dialog.getByLabel(label, { exact: true }).fill(value)
  }
  await dialog.getByLabel('State', { exact: true }).selectOption('CA')
}

export function submit(dialog: Locator): Promise<void> {
  return dialog.getByRole('button', { name: 'SUBMIT' }).click()
}

export async function expectComplete(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
  await expect(page).toHaveURL(/#\/Complete$/)
}

/** From an empty browser to the order-complete page. */
export async function placeOrder(page: Page): Promise<void> {
  await fillCart(page)
  const dialog = await openCheckout(page)
  await fillForm(dialog)
  await submit(dialog)
  await expectComplete(page)
}

/** A full cart and a full form: one press away. */
export async function readyToSubmit(page: Page, card = approvedCard) {
  await fillCart(page)
  const dialog = await openCheckout(page)
  await fillForm(dialog, { 'Card number': card })
  return dialog
}

export function toCart(page: Page): Promise<void> {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
}

/** What the Cart screen says about its contents. */
export function inCart(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /^[\d,]+ burritos?, total/ })
}
