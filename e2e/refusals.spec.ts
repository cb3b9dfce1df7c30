// Orders that the server refuses, and how the customer goes on (R21, R31).
import { approvedCard, declinedCard, expectComplete, readyToSubmit, silentCard, submit } from './customer.ts'
import { postsOf } from './doubt.page.ts'
import { expect, test } from './kitchen.page.ts'

test('R21 news of the menu that arrive while the order is on its way do not take the focus from the new price', async ({
  page,
  kitchen,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409/)
  const dialog = await readyToSubmit(page)
  await page.route('**/api/orders', async (route) => {
    await kitchen.changeMenu('bean', { price: 925 })
    await expect(page.getByText('$9.25 each')).toBeAttached()
    shop.sql("update menu_items set price = 1025 where id = 'chix'")
    await route.continue()
  })
  // Only the refusal tells the page of the new price.
  await page.route('**/api/menu', (route) => route.abort())
  expectedComplaints.push(/Failed to load resource/)
  await submit(dialog)
  await expect(dialog.getByRole('alert')).toContainText('Chix went up to $10.25 while you were ordering.')
  await expect(dialog.getByRole('alert')).toBeFocused()
})

test('R31 a refusal that the page does not know is told in the words of the server', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/422/)
  const dialog = await readyToSubmit(page)
  const title = 'That’s more than our kitchen can make. Call us.'
  await page.route('**/api/orders', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 422, code: 'of-another-version', title }),
    }),
  )
  await submit(dialog)
  await expect(dialog.getByRole('alert')).toHaveText(`Your order didn’t go through. ${title}`)
  await page.unroute('**/api/orders')
  await submit(dialog)
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)
})

test('R31 a bank that wants a word: then the same order goes through', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/402/)
  const posts = postsOf(page)
  const dialog = await readyToSubmit(page)
  const asks = { status: 402, code: 'action-required', title: 'Your bank asks.', challenge: 'a-riddle' }
  await page.route('**/api/orders', (route) =>
    posts.length > 1
      ? route.continue()
      : route.fulfill({ status: 402, contentType: 'application/problem+json', body: JSON.stringify(asks) }),
  )
  await submit(dialog)
  await expectComplete(page)
  expect(posts).toHaveLength(2)
  expect(posts[1]).toEqual(posts[0])
  expect(shop.countOrders()).toBe(1)
})

test(
  'R31 a declined card: nothing is charged, another card goes through',
  { tag: '@core' },
  async ({ page, shop, expectedComplaints }) => {
    expectedComplaints.push(/402/)
    const dialog = await readyToSubmit(page, declinedCard)
    await submit(dialog)
    await expect(dialog.getByRole('alert')).toContainText('The card was declined. Nothing was charged.')
    await expect(dialog.getByLabel('Card number')).toBeFocused()
    await expect(dialog.getByLabel('Card number')).toHaveAccessibleDescription(/use another card/)
    await expect(dialog.getByLabel('CVV')).toHaveValue('')
    await expect(dialog.getByLabel('CVV')).toHaveAccessibleDescription('Enter the CVV again.')
    await expect(dialog.getByLabel('First name')).toHaveValue('Rosa')
    expect(shop.countOrders()).toBe(0)
    await dialog.getByLabel('Card number').fill(approvedCard)
    await dialog.getByLabel('CVV').fill('737')
    await submit(dialog)
    await expectComplete(page)
    expect(shop.countOrders()).toBe(1)
  },
)

test('R31 a card company that does not answer: try again or use another card', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503/)
  const dialog = await readyToSubmit(page, silentCard)
  await submit(dialog)
  await expect(dialog.getByRole('alert')).toContainText('We couldn’t reach your card company.')
  await dialog.getByLabel('Card number').fill(approvedCard)
  await submit(dialog)
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)
})

test('R31 what the server refuses stands at its field', async ({ page, expectedComplaints }) => {
  expectedComplaints.push(/422/)
  const dialog = await readyToSubmit(page)
  // The form would not send this ZIP code; the test acts as if the server had stricter rules.
  await page.route('**/api/orders', async (route) => {
    const body = { ...(route.request().postDataJSON() as object), zipcode: '1' }
    await route.continue({ postData: JSON.stringify(body) })
  })
  await submit(dialog)
  await expect(dialog.getByLabel('Zipcode')).toHaveAccessibleDescription(/Use 5 digits/)
  await expect(dialog.getByLabel('Zipcode')).toBeFocused()
})
