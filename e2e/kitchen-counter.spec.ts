// Customers who pay at the counter (R65): the board says what is to be collected, and nothing is handed over by oversight.
import type { MenuReply } from '../domain/restaurant/restaurant-api.ts'
import { orderLink } from './order-book.ts'
import { expect, test, type Shop } from './shop.ts'
import {
  cancelOnBoard,
  expectColumn,
  logIn,
  openBoard,
  openOtherBoard,
  order,
  printOnBoard,
  ticketOf,
} from './staff.ts'

const atCounter = { fulfillment: 'pickup', pay: 'counter' } as const

async function openCounter(shop: Shop): Promise<void> {
  shop.setPaymentMethods({ counter: { delivery: true, pickup: true } })
  const isOpen = async () => {
    const { paymentMethods } = (await (await fetch(`${shop.url}/api/menu`)).json()) as MenuReply
    return paymentMethods.counter.pickup
  }
  await expect.poll(isOpen).toBe(true)
}

test(
  'R65 what is not paid says so, also on paper, is marked paid, and is collected before it is handed over',
  { tag: '@core' },
  async ({ page, shop }) => {
    await page.addInitScript(() => void (window.print = () => {}))
    await openCounter(shop)
    await order(page.request, shop, { beef: 1 }, ['Rosa', 'Delgado'], atCounter)
    await order(page.request, shop, { pork: 1 }, ['Jules', 'Kim'], atCounter)
    const unpaid = await order(page.request, shop, { bean: 1 }, ['Ana', 'Paz'], atCounter)
    await order(page.request, shop, { chix: 1 }, ['Noor', 'Khalil'])
    await openBoard(page, shop)
    await expect(ticketOf(page, 1)).toContainText('Not paid · $11.50')
    await expect(ticketOf(page, 4)).not.toContainText('Not paid')
    await test.step('the ticket on paper says what is to be collected', async () => {
      await printOnBoard(page, 1)
      await expect(page.locator('[data-paper=ticket] > p').first()).toHaveText('PickupNot paid')
      await expect(page.getByText('COLLECT $11.50')).toBeAttached()
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByText('COLLECT $11.50')).toBeVisible()
      await page.emulateMedia({ media: 'screen' })
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    })

    await ticketOf(page, 1).getByRole('button', { name: 'Mark paid' }).click()
    const take = page.getByRole('dialog', { name: 'Take $11.50 for order 1?' })
    await take.getByRole('button', { name: 'Mark paid' }).click()
    await expect(take).toBeHidden()
    await expect(ticketOf(page, 1)).not.toContainText('Not paid')

    for (const number of [2, 3])
      for (const step of ['Start cooking', 'Mark ready'])
        await ticketOf(page, number).getByRole('button', { name: step }).click()
    await expectColumn(page, 'Ready', [2, 3])
    const first = page.getByRole('dialog', { name: /^Collect \$\d+\.\d\d first$/ })
    await ticketOf(page, 2).getByRole('button', { name: 'Handed over' }).click()
    // A second Enter hands nothing over.
    await expect(first.getByRole('button', { name: 'Back' })).toBeFocused()
    await first.getByRole('button', { name: 'Back' }).click()
    await expectColumn(page, 'Ready', [2, 3])
    await ticketOf(page, 2).getByRole('button', { name: 'Handed over' }).click()
    await first.getByRole('button', { name: 'Paid, hand over' }).click()
    await expectColumn(page, 'Ready', [3])
    await ticketOf(page, 3).getByRole('button', { name: 'Handed over' }).click()
    await first.getByRole('button', { name: 'Hand over unpaid' }).click()
    await expectColumn(page, 'Ready', [])
    const states = () => shop.sql<{ state: string }>('select state from payments order by order_seq')
    expect(states().map(({ state }) => state)).toEqual(['captured', 'captured', 'to-collect', 'authorized'])

    // The owner sees it, and marks it paid once the money has come.
    shop.sql(`update orders set ready_by = '2020-01-01T00:00:00.000Z' where id = ?`, unpaid.id)
    await logIn(page.context(), shop)
    await page.goto(`${shop.url}/#/Staff`)
    await page.reload()
    const warning = page.getByText('1 order was handed over and not paid.')
    await expect(warning).toBeVisible()
    await page.getByRole('link', { name: 'Show it' }).click()
    await expect(page.getByLabel('Status')).toHaveValue('not-paid')
    await orderLink(page, 3).click()
    await page.getByRole('button', { name: 'Mark paid' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Mark paid' }).click()
    await expect(page.getByRole('button', { name: 'Mark paid' })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(states()[2]?.state).toBe('captured')
  },
)

test('R54 R65 canceled on the board: a hold is released, and money from the register is handed back', async ({
  page,
  shop,
}) => {
  await openCounter(shop)
  const paid = await order(page.request, shop, { beef: 1 }, ['Rosa', 'Delgado'], atCounter)
  await order(page.request, shop, { beef: 1 }, ['Ana', 'Paz'])
  const customer = await page.context().newPage()
  await customer.goto(`${shop.url}/#/Order/${paid.id}`)
  await customer.getByRole('button', { name: 'Cancel this order' }).click()
  await expect(customer.getByText('You haven’t paid yet, so there’s nothing to pay.')).toBeVisible()
  await openBoard(page, shop)
  const says = async (number: number, words: string) => {
    const dialog = await cancelOnBoard(page, number)
    await expect(dialog).toContainText(words)
    await dialog.getByRole('button', { name: 'Keep order' }).click()
  }
  await test.step('an open window to cancel an order follows the order’s money', async () => {
    const dialog = await cancelOnBoard(page, 1)
    await expect(dialog).toContainText('We’ll email Rosa the reason.')
    await expect(dialog).not.toContainText('register')
    const other = await openOtherBoard(page, shop)
    await ticketOf(other, 1).getByRole('button', { name: 'Mark paid' }).click()
    await other.getByRole('dialog').getByRole('button', { name: 'Mark paid' }).click()
    await expect(dialog).toContainText('Hand Rosa $11.50 back from the register.')
    await other.context().close()
    await dialog.getByRole('button', { name: 'Keep order' }).click()
    await expect(ticketOf(page, 1)).not.toContainText('Not paid')
  })
  await says(2, 'We’ll release the $11.50 hold on Ana’s card. Nothing is charged.')
  // The charge comes without a new version of the ticket.
  await ticketOf(page, 2).getByRole('button', { name: 'Start cooking' }).click()
  const states = () => shop.sql<{ state: string }>('select state from payments order by order_seq')
  await expect.poll(() => states()[1]?.state).toBe('captured')
  await expect(async () => says(2, 'We’ll refund $11.50 to Ana’s card.')).toPass()

  // The customer is told in the window that was open, and is not offered it again.
  const own = customer.getByRole('dialog')
  await expect(own).toContainText(
    'You’ve already paid. To cancel it and get your money back, ask at the counter',
  )
  await own.getByRole('button', { name: 'OK' }).click()
  await expect(customer.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0)
})
