// Where zones are set, customers read where we deliver and for what before they type anything, and the ZIP code comes first (R51).
import { expectAccessible } from './axe.ts'
import { add, openCheckout } from './customer.ts'
import { expect, test } from './shop.ts'
import { submitOf, fulfillmentOf, zipOf, zones } from './fulfillment.page.ts'

const said = ['93701 $3.00 delivery', '93702 $5.00 delivery, $60.00 minimum']

test(
  'R51 a ZIP in no zone: what is delivered where is said first, the ZIP is asked first and judged at once',
  { tag: '@core' },
  async ({ page, shop }) => {
    shop.setFulfillment({ zones })
    await page.goto('/#/Cart')
    await expect(page.getByText('Delivery and tip come next.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Where we deliver' }).getByRole('listitem')).toHaveText(said)
    await add(page, 'Beef')
    const dialog = await openCheckout(page)
    const block = dialog.getByRole('group', { name: 'Delivery and billing address' })
    await expect(block.getByRole('list', { name: 'Where we deliver' }).getByRole('listitem')).toHaveText(said)
    await expect(block.getByRole('textbox').first()).toHaveAccessibleName('Zipcode')

    await zipOf(dialog).pressSequentially('93612')
    await expect(zipOf(dialog)).toHaveAttribute('aria-invalid', 'true')
    await expect(zipOf(dialog)).toHaveAccessibleDescription(/^We don’t deliver to 93612\./)
    await expect(submitOf(dialog)).toBeDisabled()
    await dialog.getByRole('button', { name: 'Switch to pickup' }).click()
    await expect(fulfillmentOf(dialog, 'Pickup')).toBeChecked()
  },
)

test('R51 what is missing to the smallest order leads to the Menu in one tap, and the form keeps its ZIP', async ({
  page,
  shop,
}) => {
  shop.setFulfillment({ zones: zones.slice(1) })
  await page.goto('/#/Cart')
  await add(page, 'Beef', 2)
  await expect(page.getByRole('link', { name: 'Add $39.00 of food for delivery' })).toHaveAttribute(
    'href',
    '#/Menu',
  )
  const dialog = await openCheckout(page)
  await zipOf(dialog).fill('93702')
  await expect(zipOf(dialog)).toHaveAccessibleDescription(/^Orders to 93702 start at \$60\.00\./)
  await expectAccessible(page)
  await dialog.getByRole('link', { name: 'Add from the menu' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible()
  await page.goto('/#/Cart')
  await openCheckout(page)
  await expect(zipOf(dialog)).toHaveValue('93702')
})

test('R51 without zones the form stays as it is: the address first, and nothing about areas', async ({
  page,
}) => {
  await page.goto('/#/Cart')
  const dialog = await openCheckout(page)
  const block = dialog.getByRole('group', { name: 'Delivery and billing address' })
  await expect(block.getByRole('textbox').first()).toHaveAccessibleName('Address')
  await expect(page.getByRole('list', { name: 'Where we deliver' })).toHaveCount(0)
})
