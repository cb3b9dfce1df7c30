// The customer's steps for the journeys: fill the cart, fill the form, submit.
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

/** Two Beef, one Chix and one Pork cost $42.00, with $3.99 tax a total of $45.99. */
export async function fillCart(page: Page): Promise<void> {
  await page.goto('/#/Cart')
  await add(page, 'Beef', 2)
  await add(page, 'Chix')
  await add(page, 'Pork')
}

export async function openCheckout(page: Page): Promise<Locator> {
  // On a phone the cart bar has a second button while the first is out of sight.
  await page.getByRole('button', { name: 'CHECKOUT' }).first().click()
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

/** Goes from an empty browser to the order-complete page. */
export async function placeOrder(page: Page): Promise<void> {
  await fillCart(page)
  const dialog = await openCheckout(page)
  await fillForm(dialog)
  await submit(dialog)
  await expectComplete(page)
}

/** Fills the cart and the form, so that only SUBMIT is left to press. */
export async function readyToSubmit(page: Page, card = approvedCard) {
  await fillCart(page)
  const dialog = await openCheckout(page)
  await fillForm(dialog, { 'Card number': card })
  return dialog
}

export function toCart(page: Page): Promise<void> {
  return page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
}

/** The live region in which the Cart screen announces its contents. */
export function inCart(page: Page): Locator {
  return page.getByRole('status').filter({ hasText: /^[\d,]+ burritos?, total/ })
}
