// What the journeys of delivery and pickup look at in the checkout, and the zones that they deliver to.
import type { Locator } from '@playwright/test'
import { zoneOf } from '../test-support/set-fulfillment.ts'

/** $3.00 to Rosa's ZIP code; $5.00 farther out, from $60.00, which her order of $42.00 is not. */
export const zones = [zoneOf('93701', 300), zoneOf('93702', 500, 6_000)]

export const fulfillmentOf = (dialog: Locator, name: 'Delivery' | 'Pickup') =>
  dialog.getByRole('radiogroup', { name: 'Delivery or pickup' }).getByRole('radio', { name })
export const zipOf = (dialog: Locator) => dialog.getByLabel('Zipcode', { exact: true })
export const billOf = (dialog: Locator) => dialog.getByRole('region', { name: 'Your order' })
export const submitOf = (dialog: Locator) => dialog.getByRole('button', { name: 'SUBMIT' })
