// What goes wrong on the way, against a server that is really stopped, slowed or changed: R21, R31.
import type { Page } from '@playwright/test'
import {
  approvedCard,
  declinedCard,
  expectComplete,
  fillCart,
  fillForm,
  openCheckout,
  silentCard,
  submit,
} from './customer.ts'
import { expect, test } from './shop.ts'

const lostConnection = /Failed to load resource|net::ERR/

async function readyToSubmit(page: Page, card = approvedCard) {
  await fillCart(page)
  const dialog = await openCheckout(page)
  await fillForm(dialog, { 'Card number': card })
  return dialog
}

test('R31 the server is down: the words say so, all is kept, and the same order goes through later', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(lostConnection)
  const dialog = await readyToSubmit(page)
  await shop.close()
  await submit(dialog)
  await expect(dialog.getByRole('alert')).toContainText('We could not reach the restaurant.')
  await expect(dialog.getByLabel('First name')).toHaveValue('Rosa')
  await expect(dialog.getByRole('region', { name: 'Your order' })).toContainText('$45.99')
  await shop.open()
  await submit(dialog)
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)
})

test('R31 the server stores the order but its answer is lost: asking again finds the one order', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(lostConnection)
  const dialog = await readyToSubmit(page)
  // The request reaches the real server; the connection is cut before the answer.
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await submit(dialog)
  await expect(dialog.getByRole('alert')).toContainText('never placed twice')
  expect(shop.countOrders()).toBe(1)
  // Its fate is unknown, so only this same order can be sent: another one could be a second.
  await expect(dialog.getByLabel('First name')).toBeDisabled()
  await page.unroute('**/api/orders')
  await submit(dialog)
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)
})

test('R31 a slow server: the button says so, then a message, and the order is placed once', async ({
  page,
  shop,
}) => {
  const dialog = await readyToSubmit(page)
  shop.freeze()
  await submit(dialog)
  await expect(dialog.getByText('Sending…')).toBeVisible()
  await expect(dialog.getByText('Still sending…')).toBeVisible()
  await expect(dialog.getByText('This takes longer than usual.')).toBeVisible()
  shop.thaw()
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)
})

test('R31 a server that never answers: after a while the customer can ask again', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  test.slow()
  expectedComplaints.push(lostConnection)
  const dialog = await readyToSubmit(page)
  shop.freeze()
  await submit(dialog)
  await expect(dialog.getByRole('alert')).toContainText('No answer yet.', { timeout: 25_000 })
  shop.thaw()
  await submit(dialog)
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)
})

test('R31 a double click places one order', async ({ page, shop }) => {
  const dialog = await readyToSubmit(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await dialog.getByRole('button', { name: 'SUBMIT' }).dblclick()
  await expectComplete(page)
  expect(sent).toHaveLength(1)
  expect(shop.countOrders()).toBe(1)
})

test('R31 a reload in mid-submit: the page asks for the same order again by itself', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(lostConnection)
  const dialog = await readyToSubmit(page)
  let stored: () => void = () => {}
  const isStored = new Promise<void>((resolve) => (stored = resolve))
  await page.route('**/api/orders', async (route) => {
    await route.fetch()
    stored()
    // The answer never comes.
  })
  await submit(dialog)
  await isStored
  await page.unroute('**/api/orders')
  await page.reload()
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)
  await page.goto('/#/Cart')
  await expect(page.getByRole('status').filter({ hasText: 'burrito' })).toHaveText('0 burritos, total $0.00')
})

test('R31 after a reload the form is still there, but not the card', async ({ page }) => {
  await readyToSubmit(page)
  await page.reload()
  const dialog = await openCheckout(page)
  await expect(dialog.getByLabel('First name')).toHaveValue('Rosa')
  await expect(dialog.getByLabel('State', { exact: true })).toHaveValue('CA')
  for (const label of ['Card number', 'CVV', 'Expiry month'])
    await expect(dialog.getByLabel(label)).toHaveValue('')
})

test('R31 the back button keeps cart and form', async ({ page }) => {
  await page.goto('/#/Menu')
  await readyToSubmit(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
  await page.goForward()
  await expect(page.getByRole('status').filter({ hasText: 'burrito' })).toHaveText('4 burritos, total $45.99')
  const dialog = await openCheckout(page)
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue('18 Laurel St')
})

test('R21 the price changed meanwhile: the new total is shown and confirmed', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409/)
  const dialog = await readyToSubmit(page)
  shop.sql("update menu_items set price = 1025 where id = 'chix'")
  await submit(dialog)
  const strip = dialog.getByRole('alert')
  await expect(strip).toContainText('Chix went up to $10.25 while you were ordering.')
  await expect(strip).toContainText('Your new total is $46.26.')
  await expect(strip).toBeFocused()
  const bill = dialog.getByRole('region', { name: 'Your order' })
  await expect(bill).toContainText('$46.26')
  await expect(bill).toContainText('$45.99')
  expect(shop.countOrders()).toBe(0)
  await submit(dialog)
  await expectComplete(page)
  expect(shop.sql('select total from orders')).toEqual([{ total: 4626 }])
})

test('R31 sold out meanwhile: the burrito is named and can be taken out', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409/)
  const dialog = await readyToSubmit(page)
  shop.sql("update menu_items set sold_out_until = '9999-12-31T00:00:00.000Z' where id = 'pork'")
  await submit(dialog)
  await expect(dialog.getByText('Pork sold out while you were ordering.')).toBeVisible()
  expect(shop.countOrders()).toBe(0)
  await dialog.getByRole('button', { name: 'Take out 1 Pork' }).click()
  await expect(dialog.getByRole('region', { name: 'Your order' })).toContainText('$33.95')
  await submit(dialog)
  await expectComplete(page)
  expect(shop.sql('select total from orders')).toEqual([{ total: 3395 }])
})

test('R31 a declined card: nothing is charged, another card goes through', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/402/)
  const dialog = await readyToSubmit(page, declinedCard)
  await submit(dialog)
  await expect(dialog.getByRole('alert')).toContainText('The card was declined. Nothing was charged.')
  await expect(dialog.getByLabel('Card number')).toBeFocused()
  await expect(dialog.getByLabel('Card number')).toHaveAccessibleDescription(/use another card/)
  await expect(dialog.getByLabel('CVV')).toHaveValue('')
  await expect(dialog.getByLabel('First name')).toHaveValue('Rosa')
  expect(shop.countOrders()).toBe(0)
  await dialog.getByLabel('Card number').fill(approvedCard)
  await dialog.getByLabel('CVV').fill('737')
  await submit(dialog)
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)
})

test('R31 a card company that does not answer: try again or use another card', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503/)
  const dialog = await readyToSubmit(page, silentCard)
  await submit(dialog)
  await expect(dialog.getByRole('alert')).toContainText('The card company did not answer.', {
    timeout: 15_000,
  })
  await dialog.getByLabel('Card number').fill(approvedCard)
  await submit(dialog)
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)
})

test('R31 what the server refuses stands at its field', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/422/)
  const dialog = await readyToSubmit(page)
  // The browser would not send this; a server with stricter rules would answer so.
  await page.route('**/api/orders', async (route) => {
    const body = { ...(route.request().postDataJSON() as object), zipcode: '1' }
    await route.continue({ postData: JSON.stringify(body) })
  })
  await submit(dialog)
  await expect(dialog.getByLabel('Zipcode')).toHaveAccessibleDescription(/Use 5 digits/)
  await expect(dialog.getByLabel('Zipcode')).toBeFocused()
})
