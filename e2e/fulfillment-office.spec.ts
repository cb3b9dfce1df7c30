// The screen Pickup and delivery of the office (R50, R51, R53): the ways, the zones, a ZIP code to try, and the rules.
import { expectAccessible } from './axe.ts'
import { expectToFit, goToOrders, menuOf, save, test } from './settings.page.ts'
import { expect } from './shop.ts'
import {
  addZone,
  editor,
  fillZone,
  open,
  rowOf,
  tryField,
  switchOf,
  zipcodesOf,
} from './delivery-zones.page.ts'

// Axe and a server of its own for each journey take their time.
test.slow()

test(
  'R50 R51 R53 what the owner sets is in the menu’s reply and in the log',
  { tag: '@core' },
  async ({ page, context, shop }) => {
    await open(page, shop)
    await expect(
      page.getByText('No zones: you deliver everywhere, free, 20 minutes on the road.'),
    ).toBeVisible()
    await tryField(page).fill('93726')
    await expect(page.getByText('Everywhere. Free, any order, 20 minutes on the road.')).toBeVisible()

    await addZone(page, { name: 'Near', zipcodes: '93728; 93701/93721,93704-1234', minutes: '15' })
    await addZone(page, { name: 'Across town', zipcodes: '93726', fee: '$3.5', smallest: '15' })
    await expect(rowOf(page, 'Near')).toContainText('93704')
    await expect(rowOf(page, 'Across town')).toContainText('$15.00')

    // The zones are tried before they are saved, in the words that customers read.
    await expect(
      page.getByText('Across town. $3.50, orders from $15.00, 20 minutes on the road.'),
    ).toBeVisible()
    await expect(page.getByText('The customer sees: “We deliver to 93726 for $3.50.”')).toBeVisible()
    await tryField(page).fill('93650')
    await expect(
      page.getByText(
        '93650 is in no zone. The customer sees: “We don’t deliver to 93650. You can pick it up instead.”',
      ),
    ).toBeVisible()

    await page.getByRole('radiogroup', { name: 'Default at checkout' }).getByLabel('Pickup').check()
    await switchOf(page, 'Tax the delivery fee').click()
    await page.getByRole('radiogroup', { name: 'Phone for delivery' }).getByLabel('Required').check()
    await save(page)
    expect((await menuOf(context, shop)).fulfillmentSettings).toEqual({
      delivery: true,
      pickup: true,
      chosenFirst: 'pickup',
      feeIsTaxed: true,
      phoneRequired: { delivery: true, pickup: false },
      zones: [
        {
          zipcodes: ['93728', '93701', '93721', '93704'],
          fee: 0,
          minimumOrder: 0,
          travelMinutes: 15,
        },
        { zipcodes: ['93726'], fee: 350, minimumOrder: 1500, travelMinutes: 20 },
      ],
    })

    await page.getByRole('button', { name: 'Edit Near' }).click()
    await editor(page).getByRole('button', { name: 'Remove 93704' }).click()
    await expect(zipcodesOf(editor(page))).toBeFocused()
    await editor(page).getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Edit Across town' }).click()
    await editor(page).getByRole('button', { name: 'Remove zone' }).click()
    await switchOf(page, 'Pickup').click()
    await save(page)
    const { fulfillmentSettings } = await menuOf(context, shop)
    // Pickup is off, so delivery is what the checkout starts with.
    expect(fulfillmentSettings).toMatchObject({
      pickup: false,
      chosenFirst: 'delivery',
      zones: [{ zipcodes: ['93728', '93701', '93721'] }],
    })
    await page.goto(`${shop.url}/#/Manage/Log`)
    await expect(page.getByText(/pickup on → off · first at checkout pickup → delivery/)).toBeVisible()
    await expect(page.getByText(/zone Near, ZIP codes took out 93704/)).toBeVisible()
    await expect(page.getByText(/phone number required for delivery no → yes/)).toBeVisible()
  },
)

test('R50 at least one way stays on; the screen is accessible and fits every window', async ({
  page,
  shop,
}) => {
  await open(page, shop)
  await switchOf(page, 'Delivery').click()
  await expect(switchOf(page, 'Pickup')).toHaveAccessibleDescription('Stays on while delivery is off.')
  await expect(switchOf(page, 'Pickup')).toBeDisabled()
  await switchOf(page, 'Pickup').click({ force: true })
  await expect(switchOf(page, 'Pickup')).toHaveAttribute('aria-checked', 'true')
  await tryField(page).fill('93701')
  await expect(page.getByText('Delivery is off. Customers can only pick up.')).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Default at checkout' })).toHaveCount(0)
  await switchOf(page, 'Delivery').click()
  await expect(page.getByText('Everything’s saved.')).toBeVisible()

  await test.step('it is accessible and fits every window', async () => {
    await expectAccessible(page)
    await addZone(page, { name: 'W'.repeat(40), zipcodes: '93701', fee: '1000', smallest: '1000' })
    await tryField(page).fill('93701')
    await expectToFit(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Edit/ }).click()
    await expectAccessible(page)
    await expectToFit(page)
  })
})

test('R51 what is wrong with a zone is said at its field; a pasted list of ZIP codes is taken at once', async ({
  page,
  shop,
}) => {
  await open(page, shop)
  await addZone(page, { name: 'Near', zipcodes: '93704' })
  await page.getByRole('button', { name: 'Add a zone' }).click()
  const dialog = editor(page)
  await fillZone(dialog, { name: 'near', zipcodes: '', fee: 'six', smallest: '1000.01', minutes: '4' })
  await dialog.getByRole('button', { name: 'Done' }).click()
  for (const [name, said] of [
    ['Name', 'Another zone is called that.'],
    ['ZIP codes', 'Add a ZIP code.'],
    ['Delivery fee, $', 'Use dollars and cents, from 0 to 1,000.'],
    ['Smallest order, $', 'Use dollars and cents, from 0 to 1,000.'],
    ['Minutes on the road', 'Use whole minutes, from 5 to 240.'],
  ] as const)
    await expect(dialog.getByRole('textbox', { name })).toHaveAccessibleDescription(new RegExp(said))
  await expect(dialog.getByLabel('Name', { exact: true })).toBeFocused()
  await expectAccessible(page)

  // What cannot be taken stays in the field; the rest becomes chips.
  await zipcodesOf(dialog).fill('93612 93704 9361')
  await zipcodesOf(dialog).press('Enter')
  await expect(zipcodesOf(dialog)).toHaveAccessibleDescription(/^93704 is already in Near\./)
  await expect(zipcodesOf(dialog)).toHaveValue('93704 9361')
  await expect(dialog.getByRole('button', { name: 'Remove 93612' })).toBeVisible()
  await zipcodesOf(dialog).fill('9361')
  await fillZone(dialog, { name: 'Clovis', zipcodes: '9361', fee: '6', smallest: '$30.00', minutes: '35' })
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(zipcodesOf(dialog)).toHaveAccessibleDescription(/^“9361” isn’t a ZIP code\./)
  await expectAccessible(page)
  await zipcodesOf(dialog).fill('')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(rowOf(page, 'Clovis')).toContainText('$6.00')

  await test.step('a pasted list of ZIP codes, whatever separates them', async () => {
    await page.getByRole('button', { name: 'Add a zone' }).click()
    const list = Array.from({ length: 30 }, (_, at) => String(93_500 + at))
    await zipcodesOf(dialog).evaluate((input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', text)
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, list.join('\n• '))
    await expect(dialog.getByRole('button', { name: /^Remove 935/ })).toHaveCount(30)
    await expect(zipcodesOf(dialog)).toHaveValue('')
    await dialog.getByLabel('Name', { exact: true }).fill('Wide')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(rowOf(page, 'Wide')).toContainText('18 more')
    await expectAccessible(page)
    await expectToFit(page)
  })
})

test('R51 with the keyboard alone; whoever leaves is asked first', async ({ page, context, shop }) => {
  await open(page, shop)
  await page.getByRole('button', { name: 'Add a zone' }).press('Enter')
  await expect(editor(page).getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Near')
  await page.keyboard.press('Tab')
  await page.keyboard.type('93701 93702')
  await page.keyboard.press('Enter')
  await expect(editor(page).getByRole('button', { name: 'Remove 93702' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Near')).toContainText('$3.00')
  await expect(page.getByRole('button', { name: 'Add a zone' })).toBeFocused()
  await switchOf(page, 'Pickup').press('Space')
  await expect(page.getByText('Not saved: Pickup, Delivery zones.')).toBeVisible()

  await goToOrders(page)
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .press('Enter')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByText('Everything’s saved.')).toBeVisible()
  expect((await menuOf(context, shop)).fulfillmentSettings).toMatchObject({
    pickup: false,
    zones: [{ zipcodes: ['93701', '93702'], fee: 300 }],
  })
})
