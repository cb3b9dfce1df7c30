// The form of delivery and pickup: the phone, the draft, the keyboard, the widths (R50, R53).
import { expectComplete, fillForm, openCheckout, readyToSubmit, submit } from './customer.ts'
import { expect, test } from './shop.ts'
import { fulfillmentOf, zipOf, zones } from './fulfillment.page.ts'

test('R53 a phone number that the owner wants for a delivery alone', async ({ page, shop }) => {
  shop.setFulfillment({ phoneRequired: { delivery: true, pickup: false } })
  const dialog = await readyToSubmit(page)
  await submit(dialog)
  const phone = dialog.getByLabel('Phone', { exact: true })
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription('Enter your phone number.')
  await fulfillmentOf(dialog, 'Pickup').check()
  await expect(dialog.getByLabel('Phone (optional)')).not.toHaveAttribute('aria-invalid')
  await fulfillmentOf(dialog, 'Delivery').check()
  await phone.fill('4242 4242 4242 4242')
  await submit(dialog)
  await expect(phone).toHaveAccessibleDescription(/looks like a card number/)
  await phone.fill('(559) 555-0199')
  await submit(dialog)
  await expectComplete(page)
})

test('the draft has its way, phone, apartment and note through a reload, and none after the order', async ({
  page,
}) => {
  let dialog = await readyToSubmit(page)
  await dialog.getByLabel('Phone').fill('(559) 555-0199')
  await dialog.getByLabel('Apt, suite').fill('Apt 4')
  await dialog.getByLabel('Note for the driver').fill('Blue door')
  await fulfillmentOf(dialog, 'Pickup').check()
  await page.reload()
  dialog = await openCheckout(page)
  await expect(fulfillmentOf(dialog, 'Pickup')).toBeChecked()
  await fulfillmentOf(dialog, 'Delivery').check()
  for (const [label, value] of [
    ['Phone', '(559) 555-0199'],
    ['Apt, suite', 'Apt 4'],
    ['Note for the driver', 'Blue door'],
  ] as const)
    await expect(dialog.getByLabel(label)).toHaveValue(value)
  await fillForm(dialog)
  await submit(dialog)
  await expectComplete(page)
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('555-0199')
})

test('R50 a pickup with the keyboard alone', async ({ page, shop }) => {
  shop.setFulfillment({ zones })
  const dialog = await readyToSubmit(page)
  await zipOf(dialog).fill('93612')
  const instead = dialog.getByRole('button', { name: 'Switch to pickup' })
  await expect(instead).toBeVisible()
  await zipOf(dialog).press('Tab')
  await expect(instead).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(fulfillmentOf(dialog, 'Pickup')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(fulfillmentOf(dialog, 'Delivery')).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(fulfillmentOf(dialog, 'Pickup')).toBeChecked()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('radio', { name: 'As soon as possible' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('First name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectComplete(page)
})

test('nothing of the ways sticks out at 320 to 1920 pixels', async ({ page, shop }) => {
  shop.setFulfillment({ zones })
  const dialog = await readyToSubmit(page)
  for (const width of [320, 390, 760, 761, 1280, 1920]) {
    await test.step(`${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await expectInside(width)
      await zipOf(dialog).fill('93612')
      await expectInside(width)
      await dialog.getByLabel('Delivery same as above').uncheck()
      await dialog.getByLabel('Delivery zipcode').fill('93702')
      await expectInside(width)
      await fulfillmentOf(dialog, 'Pickup').check()
      await expectInside(width)
      await fulfillmentOf(dialog, 'Delivery').check()
      await dialog.getByLabel('Delivery same as above').check()
      await zipOf(dialog).fill('93701')
    })
  }

  async function expectInside(width: number): Promise<void> {
    const beyond = await dialog.evaluate((element) =>
      [element, ...element.querySelectorAll(':scope > div:last-child')].map(
        (one) => one.scrollWidth - one.clientWidth,
      ),
    )
    expect(beyond, `at ${width} pixels`).toEqual([0, 0])
  }
})
