// What else happens while the customer's bank asks (R66): the customer cancels, a price changes, the line is cut. There is never a
// second order, and never a hold for long without one.
import { expectComplete, inCart, openCheckout, submit } from './customer.ts'
import { doubtOf, postsOf } from './doubt.page.ts'
import { Kitchen } from './kitchen.page.ts'
import {
  answerBank,
  bankWindow,
  expect,
  settleNow,
  test,
  typeCard,
  untilBankAsks,
  watchBook,
} from './stripe.page.ts'

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(/402 \(Payment Required\)|net::ERR/)
})

test('R66 CANCEL while the bank asks: the cart stays, another try orders once, and the first hold is let go', async ({
  page,
  shop,
  simulator,
}) => {
  const book = await watchBook(simulator)
  const dialog = await untilBankAsks(page)
  await dialog.getByRole('button', { name: 'CANCEL' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'CHECKOUT' })).toBeFocused()
  await expect(page.locator('[inert]')).toHaveCount(0)
  await expect(inCart(page)).toContainText('4 burritos, total $45.99')
  // The bank's window is not ours to close; it may even be confirmed now.
  await answerBank(page, 'Complete authentication')
  await expect.poll(book).toMatchObject([{ status: 'requires_capture' }])
  expect(shop.countOrders()).toBe(0)

  await openCheckout(page)
  await expect(dialog.getByLabel('First name')).toHaveValue('Rosa')
  await typeCard(dialog, 'approve')
  await submit(dialog)
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)

  // The clock itself is not moved as far: the money of the order would be taken meanwhile.
  const earlier = new Date(shop.now() - 16 * 60_000).toISOString()
  shop.sql('update payments set requested_at = ? where order_seq is null', earlier)
  let moves = 0
  const statuses = async () => {
    // Ten make five minutes.
    if (moves < 10) await settleNow(shop)
    moves += 1
    return (await book()).map(({ status }) => status).toSorted()
  }
  await expect.poll(statuses).toEqual(['canceled', 'requires_capture'])
})

test('trust rule 1 R66 a price that changes while the bank asks: nothing is held or ordered at another price', async ({
  page,
  shop,
  simulator,
  expectedComplaints,
}) => {
  expectedComplaints.push(/409/)
  await page.clock.install()
  const book = await watchBook(simulator)
  const dialog = await untilBankAsks(page)
  const owner = await Kitchen.logIn(shop)
  await owner.changeMenu('chix', { price: 1025 })
  await owner.logOut()
  await answerBank(page, 'Complete authentication')
  await expect(dialog.getByRole('alert')).toHaveText(
    'Chix went up to $10.25 while you were ordering. Your new total is $46.26. Nothing was charged yet. Submit again to order at the new total.',
  )
  await expect(dialog.getByRole('alert')).toBeFocused()
  expect(shop.countOrders()).toBe(0)
  expect(await book()).toMatchObject([{ status: 'canceled', amount: 4599 }])

  // A press in the first moment would be for the old price.
  await page.clock.fastForward(1_000)
  await submit(dialog)
  await answerBank(page, 'Complete authentication')
  await expectComplete(page)
  expect(shop.sql('select total from orders')).toEqual([{ total: 4626 }])
  const held = (await book()).filter(({ status }) => status === 'requires_capture')
  expect(held).toMatchObject([{ amount: 4626 }])
})

test('R66 a line that is cut while the bank asks: the page says that it doesn’t know, and there is one order', async ({
  page,
  context,
  shop,
  simulator,
  expectedComplaints,
}) => {
  // Back online the page asks for the order by its key, and there is none yet.
  expectedComplaints.push(/404/)
  const book = await watchBook(simulator)
  const posts = postsOf(page)
  const dialog = await untilBankAsks(page)
  await expect(bankWindow(page).getByRole('button', { name: 'Complete authentication' })).toBeEnabled()
  // What is answered by a route of the journey takes no notice of the cut: the bank hears yes, the page does not hear it.
  await context.route(/^https:\/\/api\.stripe\.com\/v1\/payment_intents\/\w+\?/, (route) =>
    route.abort('internetdisconnected'),
  )
  await context.setOffline(true)
  await answerBank(page, 'Complete authentication')
  await expect(doubtOf(dialog)).toContainText('You won’t be charged twice.')
  expect(shop.countOrders()).toBe(0)

  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)
  expect(await book()).toMatchObject([{ status: 'requires_capture', amount: 4599 }])
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1)
})
