// After the order is placed, everything follows its way: from the board to the hand-over, and when the customer thinks
// better of it (R52, R53, R54).
import {
  cancelButton,
  cancelDialog,
  currentStep,
  follow,
  emails,
  orderBy,
  setPlace,
  steps,
  otherVisitorsPage,
} from './after-order.page.ts'
import { expectAccessible } from './axe.ts'
import { placeOrder } from './customer.ts'
import { expect, test } from './shop.ts'
import { columnOf, openBoard, printOnBoard, ticketOf, undoMove } from './staff.ts'

test('R52, R53 a delivery from the board to the door: four steps, On its way, and all that the driver needs', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    window.print = () => {}
  })
  const placed = await orderBy(page, shop, {
    fulfillment: 'delivery',
    phone: '(559) 555-0187',
    apartment: 'Apt 4',
    note: 'The bell is broken. Please knock.',
  })
  const customer = await follow(page, shop, placed)
  await expect(steps(customer)).toHaveText(['Received', 'Cooking', 'Ready', 'On its way'])
  await expect(customer.getByRole('heading', { name: 'Rosa, delivery' })).toBeVisible()
  // By the bare link: no number, no apartment, no last name (trust rule 25).
  await expect(customer.getByText('Laurel St, Fresno', { exact: true })).toBeVisible()
  await expect(customer.getByText('To Laurel St.')).toBeVisible()
  await expectAccessible(customer)

  await openBoard(page, shop)
  const ticket = ticketOf(page, placed.number)
  await expect(ticket.getByText('Delivery', { exact: true })).toBeVisible()
  await expect(ticket.getByText('Note for the driver')).toBeAttached()
  await printOnBoard(page, placed.number)
  await page.emulateMedia({ media: 'print' })
  for (const words of [
    'Delivery',
    '18 Laurel St, Apt 4, Fresno, CA 93701',
    '(559) 555-0187',
    'The bell is broken. Please knock.',
  ])
    await expect(page.getByText(words).last()).toBeVisible()
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })

  await ticket.getByRole('button', { name: 'Start cooking' }).click()
  await expect(currentStep(customer)).toContainText('On the comal now.')
  await ticket.getByRole('button', { name: 'Mark ready' }).click()
  await expect(currentStep(customer)).toContainText('Packed. Leaving next.')
  await expect(columnOf(page, 'Ready').getByRole('button', { name: 'Handed over' })).toHaveCount(0)
  await ticket.getByRole('button', { name: 'On its way' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Order 1 is on its way.' })).toBeVisible()
  await expect(currentStep(customer)).toContainText('Out the door. Have napkins ready.')
  await expect(customer).toHaveTitle('On its way | Burritoful')
  await expectAccessible(customer)

  await undoMove(page, placed.number)
  await expect(currentStep(customer)).toContainText('Packed. Leaving next.')

  await page.goto(`${shop.url}/#/Manage/Order/${placed.id}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: '(559) 555-0187' })).toHaveAttribute('href', 'tel:+15595550187')
  await expect(main.getByText('18 Laurel St, Apt 4, Fresno, CA 93701')).toBeVisible()
  await expect(main.getByText('The bell is broken. Please knock.')).toBeVisible()
  await expect(main.getByText('On its way', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('R52 a pickup from the board to the counter: three steps, where to come, and Handed over', async ({
  page,
  shop,
}) => {
  await setPlace(page, shop)
  const placed = await orderBy(page, shop, { fulfillment: 'pickup', phone: '(559) 555-0119' })
  const customer = await follow(page, shop, placed)
  await expect(steps(customer)).toHaveText(['Received', 'Cooking', 'Ready'])
  await expect(customer.getByRole('heading', { name: 'Rosa, pickup' })).toBeVisible()
  await expect(customer.getByText('1995 Comal Street, Fresno', { exact: true })).toBeVisible()

  await openBoard(page, shop)
  const ticket = ticketOf(page, placed.number)
  await expect(ticket.getByText('Pickup', { exact: true })).toBeVisible()
  await expect(ticket.getByText('Note for the driver')).toHaveCount(0)
  await ticket.getByRole('button', { name: 'Start cooking' }).click()
  await ticket.getByRole('button', { name: 'Mark ready' }).click()
  await expect(currentStep(customer)).toContainText('Come and get it.')
  await expect(currentStep(customer).getByRole('link', { name: '1995 Comal Street, on a map' })).toBeVisible()
  await expect(currentStep(customer).getByRole('link', { name: 'Call (559) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+15595550142',
  )
  await expectAccessible(customer)
  await ticket.getByRole('button', { name: 'Handed over' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Order 1 handed over.' })).toBeVisible()
  await expect(customer.getByText('All yours. Have napkins ready.').first()).toBeVisible()
  await expect(customer).toHaveTitle('Picked up | Burritoful')
  await expect(currentStep(customer)).toHaveCount(0)

  await page.goto(`${shop.url}/#/Manage/Orders`)
  await expect(page.getByRole('row', { name: /Rosa Delgado/ })).toContainText('Pickup')
  await expectAccessible(page)
})

test(
  'R54 a customer cancels: the board falls silent, the money goes back, staff see who it was',
  { tag: '@core' },
  async ({ page, shop, browser }) => {
    const context = await browser.newContext({ baseURL: shop.url })
    const customer = await context.newPage()
    await placeOrder(customer)
    const cancellationEmails = () =>
      emails(shop).filter((email) => email.includes('You canceled it before we started')).length
    // The outbox keeps the letters of the journeys before.
    const emailsBefore = cancellationEmails()
    await openBoard(page, shop)
    await expect(columnOf(page, 'New').getByRole('button', { name: 'Stop the bell' })).toBeVisible()

    await expect(customer.getByText('Free to cancel until we start cooking.')).toBeVisible()
    await cancelButton(customer).click()
    await expect(cancelDialog(customer)).toContainText('We’ll release the hold on your card.')
    await expectAccessible(customer)
    await cancelDialog(customer).getByRole('button', { name: 'Keep order' }).click()
    await expect(cancelDialog(customer)).toBeHidden()
    await expect(cancelButton(customer)).toBeFocused()
    await expect(ticketOf(page, 1)).toBeVisible()

    await cancelButton(customer).click()
    await cancelDialog(customer).getByRole('button', { name: 'Cancel order' }).dblclick()
    await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Canceled.')
    await expect(customer.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(customer.getByText('You canceled this order before we started cooking.')).toBeVisible()
    await expect(customer.getByText('Order Complete!')).toHaveCount(0)
    await expect(customer.getByRole('link', { name: 'Order this again' })).toHaveAttribute('href', /\/Again$/)
    await expectAccessible(customer)

    await expect(page.getByRole('alert')).toContainText(
      'Order 1 was canceled by the customer. Don’t start it.',
    )
    await expect(ticketOf(page, 1)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Stop the bell' })).toHaveCount(0)
    await expectAccessible(page)
    await expect
      .poll(() => shop.sql<{ state: string }>('select state from payments')[0]?.state)
      .toMatch(/^(voided|refunded)$/)
    await expect.poll(cancellationEmails).toBe(emailsBefore + 1)

    const [stored] = shop.sql<{ id: string }>('select id from orders')
    await page.goto(`${shop.url}/#/Manage/Orders`)
    await expect(page.getByRole('row', { name: /Rosa Delgado/ })).toContainText('by the customer')
    await page.goto(`${shop.url}/#/Manage/Order/${stored?.id}`)
    await expect(page.getByRole('main').getByText('The customer', { exact: true })).toBeVisible()
    await page.goto(`${shop.url}/#/Manage/Log`)
    await expect(page.getByText('The customer canceled order 1')).toBeVisible()
  },
)

test('R54 too late: the button goes when cooking starts, and whoever was about to press it is told', async ({
  page,
  shop,
}) => {
  const placed = await orderBy(page, shop, {})
  const customer = await follow(page, shop, placed)
  const { promise: seen, resolve: release } = Promise.withResolvers<void>()
  await customer.route(/cancel-own-dialog-[\w-]+\.js/, async (route) => {
    await seen
    await route.continue()
  })
  await cancelButton(customer).click()
  await expect(customer.getByRole('status').filter({ hasText: 'One moment.' })).toBeVisible()
  // Nothing moves below a wait at the foot of the window, so the footer stays.
  await expect(customer.getByRole('contentinfo')).toBeVisible()
  release()
  await expect(cancelDialog(customer)).toBeVisible()
  await openBoard(page, shop)
  await ticketOf(page, placed.number).getByRole('button', { name: 'Start cooking' }).click()
  await expect(cancelDialog(customer)).toContainText('We’ve already started cooking.')
  await expect(cancelDialog(customer).getByRole('button', { name: 'Cancel order' })).toHaveCount(0)
  await expectAccessible(customer)
  await cancelDialog(customer).getByRole('button', { name: 'OK' }).click()
  await expect(cancelButton(customer)).toHaveCount(0)
  await expect(currentStep(customer)).toContainText('On the comal now.')

  await undoMove(page, placed.number)
  await expect(cancelButton(customer)).toBeVisible()
  await cancelButton(customer).focus()
  await ticketOf(page, placed.number).getByRole('button', { name: 'Start cooking' }).click()
  await expect(cancelButton(customer)).toHaveCount(0)
  await expect(customer.getByRole('heading', { level: 1 })).toBeFocused()
})

test('R54 a lost answer: the dialog says that nobody knows, and pressing again is safe', async ({
  page,
  shop,
}) => {
  const { id } = await orderBy(page, shop, {})
  const customer = await otherVisitorsPage(page)
  // The server hears it; the answer never comes, and neither does the news of it.
  await customer.route('**/api/live*', (route) => route.abort())
  await customer.route(
    '**/cancel-own',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await customer.goto(`${shop.url}/#/Order/${id}`)
  await cancelButton(customer).click()
  await cancelDialog(customer).getByRole('button', { name: 'Cancel order' }).click()
  await expect(cancelDialog(customer).getByRole('alert')).toContainText(
    'We don’t know yet if your order was canceled. Try again.',
  )
  expect(shop.sql('select status from orders')).toEqual([{ status: 'canceled' }])
  await expectAccessible(customer)
  await cancelDialog(customer).getByRole('button', { name: 'Cancel order' }).click()
  await expect(customer.getByRole('heading', { level: 1 })).toHaveText('Canceled.')
})
