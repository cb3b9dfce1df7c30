// One autofill of the browser fills the whole form (R53): by the fields' attributes, and by Chromium's own autofill.
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test'
import { findWholeChromium } from '../scripts/chromium.ts'
import { zoneOf } from '../test-support/set-fulfillment.ts'
import { fillCart, openCheckout } from './customer.ts'
import { expect, test } from './shop.ts'

/** As the browser names what it knows of a person. */
const profile = {
  NAME_FULL: 'Rosa Delgado',
  NAME_FIRST: 'Rosa',
  NAME_LAST: 'Delgado',
  EMAIL_ADDRESS: 'rosa@example.com',
  PHONE_HOME_WHOLE_NUMBER: '+15595550199',
  ADDRESS_HOME_LINE1: '18 Laurel St',
  ADDRESS_HOME_LINE2: 'Apt 4',
  ADDRESS_HOME_CITY: 'Fresno',
  ADDRESS_HOME_STATE: 'CA',
  ADDRESS_HOME_ZIP: '93701',
  ADDRESS_HOME_COUNTRY: 'US',
}

/** What then stands in which field. */
const filled = [
  ['First name', 'Rosa', 'given-name'],
  ['Last name', 'Delgado', 'family-name'],
  ['Phone (optional)', '15595550199', 'tel'],
  ['Email', 'rosa@example.com', 'email'],
  ['Address', '18 Laurel St', 'address-line1'],
  ['Apt, suite (optional)', 'Apt 4', 'address-line2'],
  ['City', 'Fresno', 'address-level2'],
  ['State', 'CA', 'address-level1'],
  ['Zipcode', '93701', 'postal-code'],
] as const

const ofDelivery = [
  ['Delivery address', 'address-line1'],
  ['Delivery apt, suite (optional)', 'address-line2'],
  ['Delivery city', 'address-level2'],
  ['Delivery state', 'address-level1'],
  ['Delivery zipcode', 'postal-code'],
] as const

const fieldOf = (dialog: Locator, label: string) => dialog.getByLabel(label, { exact: true })

test('R53 no field of a form with one address says whose address it is; of two, both do', async ({
  page,
}) => {
  await fillCart(page)
  const dialog = await openCheckout(page)
  const expectPlain = async () => {
    for (const [label, , autocomplete] of filled)
      await expect(fieldOf(dialog, label)).toHaveAttribute('autocomplete', autocomplete)
  }
  await expectPlain()
  await dialog.getByLabel('Delivery same as above').uncheck()
  for (const [label, , autocomplete] of filled.slice(4))
    await expect(fieldOf(dialog, label)).toHaveAttribute('autocomplete', `billing ${autocomplete}`)
  for (const [label, autocomplete] of ofDelivery)
    await expect(fieldOf(dialog, label)).toHaveAttribute('autocomplete', `shipping ${autocomplete}`)
  await dialog.getByRole('radio', { name: 'Pickup' }).check()
  await expectPlain()
})

for (const [set, zones] of [
  ['where we deliver everywhere', []],
  ['where zones are set and the ZIP code comes first', [zoneOf('93701', 300)]],
] as const)
  test(`R53 the autofill of Chromium fills every field, the apartment and the phone, too, ${set}`, async ({
    shop,
  }) => {
    test.slow()
    shop.setFulfillment({ zones: [...zones] })
    const executablePath = await findWholeChromium()
    const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])]
    const browser = await chromium.launch({ executablePath, args })
    try {
      const page = await browser.newPage({ baseURL: shop.url })
      await fillCart(page)
      const dialog = await openCheckout(page)
      await fillByItself(page, fieldOf(dialog, 'First name'))
      for (const [label, value] of filled) await expect(fieldOf(dialog, label)).toHaveValue(value)
      // What the browser has filled in is what the form goes by, not only what it shows.
      await dialog.getByLabel('CVV').fill('737')
      await dialog.getByLabel('Expiry month').fill('08/49')
      await dialog.getByLabel('Card number').fill('4242 4242 4242 4242')
      await dialog.getByRole('button', { name: 'SUBMIT' }).click()
      await expect(page.getByRole('heading', { name: 'Order Complete!' })).toBeVisible()
      const [order] = shop.sql<{ phone: string; apartment: string }>(
        "select phone, fulfillment_details ->> '$.address.apartment' as apartment from orders",
      )
      expect(order).toEqual({ phone: '15595550199', apartment: 'Apt 4' })
    } finally {
      await browser.close()
    }
  })

/** Lets the browser's own autofill fill the form from this field on, as a click on its suggestion does. */
async function fillByItself(page: Page, field: Locator): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const fields = Object.entries(profile).map(([name, value]) => ({ name, value }))
  await field.focus()
  const fieldId = await focusedNode(session)
  // Playwright's types do not know the address yet.
  const call = { fieldId, address: { fields } } as unknown as { fieldId: number; card: never }
  await session.send('Autofill.enable')
  await session.send('Autofill.trigger', call)
}

async function focusedNode(session: CDPSession): Promise<number> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { node } = await session.send('DOM.describeNode', { objectId: result.objectId ?? '' })
  return node.backendNodeId
}
