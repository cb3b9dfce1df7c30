// The menu of a ticket: printing it on 80 mm paper, taking it back, and canceling its order.
import type { Page } from '@playwright/test'
import { expect, test } from './shop.ts'
import {
  cancelOnBoard,
  columnOf,
  expectColumn,
  openBoard,
  openMenuOf,
  openOtherBoard,
  order,
  printOnBoard,
  ticketOf,
} from './staff.ts'

const millimetersPerPoint = 25.4 / 72

/** Holds the page as a print dialog would, until the test has printed the page to a PDF. */
async function holdPrinting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {}
  })
}

test(
  'a ticket prints on 80 mm paper, as long as it needs; the second time it says DUPLICATE',
  { tag: '@core' },
  async ({ page, shop }) => {
    await holdPrinting(page)
    await order(page.request, shop, { pork: 4, bean: 2 }, ['Jules', 'Kim'])
    await openBoard(page, shop)
    const duplicate = page.getByText(/^DUPLICATE, printed \d{1,2}:\d\d\s[AP]M$/)

    await printOnBoard(page, 1)
    await expect(page.getByText('6 items')).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('6 items')).toBeVisible()
    await expect(page.getByText('18 Laurel St, Fresno, CA 93701')).toBeVisible()
    // R46: the promise, and when the delivery is to arrive.
    await expect(page.getByText(/^Ready by \d{1,2}:\d[05]\s[AP]M$/)).toBeVisible()
    await expect(page.getByText('Arrive by')).toBeVisible()
    await expect(page.locator('[data-paper=ticket]').getByText('Jules K.')).toHaveCount(0)
    await expect(page.getByText('Jules Kim')).toBeVisible()
    await expect(columnOf(page, 'New')).toBeHidden()
    await expect(duplicate).toHaveCount(0)
    const first = await paper(page)
    expect(first).toMatchObject({ pages: 1, width: 80 })
    await page.emulateMedia({ media: 'screen' })
    await expect(page.getByText('6 items')).toHaveCount(0)

    await printOnBoard(page, 1)
    await expect(duplicate).toBeAttached()
    await page.emulateMedia({ media: 'print' })
    await expect(duplicate).toBeVisible()
    const second = await paper(page)
    expect(second).toMatchObject({ pages: 1, width: 80 })
    expect(second.height).toBeGreaterThan(first.height)
    await expect(duplicate).toHaveCount(0)
  },
)

test('a second ticket is printed even while the first still waits for its printer', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      const { dataset } = document.documentElement
      const number = document.querySelector('[data-paper=ticket] [data-number]')?.textContent ?? ''
      dataset['printed'] = `${dataset['printed'] ?? ''} ${number}`.trim()
    }
  })
  await order(page.request, shop)
  await order(page.request, shop)
  await openBoard(page, shop)
  await printOnBoard(page, 1)
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1')
  await printOnBoard(page, 2)
  await expect(page.locator('html')).toHaveAttribute('data-printed', '1 2')
})

async function paper(page: Page): Promise<{ pages: number; width: number; height: number }> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  const [width, height] = [1, 2].map((at) => Math.round(Number(boxes[0]?.[at]) * millimetersPerPoint))
  return { pages: boxes.length, width: width ?? 0, height: height ?? 0 }
}

test('the owner cancels an order with a reason and a note; it leaves the board, and the cook hears', async ({
  page,
  shop,
}) => {
  await order(page.request, shop)
  await order(page.request, shop)
  await openBoard(page, shop)
  const cook = await openOtherBoard(page, shop)
  const dialog = await cancelOnBoard(page, 1)
  await expect(dialog.getByRole('radio')).toHaveCount(5)
  await dialog.getByRole('button', { name: 'Keep order' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'More for order 1' })).toBeFocused()

  await cancelOnBoard(page, 1)
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByText('Pick a reason.')).toBeVisible()
  await expect(dialog.getByLabel('The customer asked')).toBeFocused()
  await dialog.getByLabel('We ran out').check()
  await dialog.getByLabel('Note to Rosa').fill('Out of beef until tomorrow.\nSorry.')
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog).toBeHidden()
  await expectColumn(page, 'New', [2])
  await expect(ticketOf(page, 2).getByRole('button', { name: 'Start cooking' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Recent 0' })).toBeVisible()
  expect(shop.sql('select status, cancel_reason, cancel_note from orders where number = 1')).toEqual([
    { status: 'canceled', cancel_reason: 'ran-out', cancel_note: 'Out of beef until tomorrow. Sorry.' },
  ])
  // The person who canceled sees no banner; the cook who may be making the order must read one.
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(cook.getByRole('alert')).toContainText('Order 1 was canceled. Stop making it.')
  await cook.getByRole('button', { name: 'Got it' }).click()
  await expect(cook.getByRole('alert')).toHaveCount(0)
  await cook.context().close()
})

test('a cancellation on its way can no longer be kept, and what becomes of it is told, a refused note at the note', async ({
  page,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/net::ERR|422/)
  await order(page.request, shop)
  await openBoard(page, shop)
  const answer = Promise.withResolvers<void>()
  await page.route('**/cancel', async (route) => {
    await answer.promise
    await route.abort('connectionreset')
  })
  const dialog = await cancelOnBoard(page, 1)
  await dialog.getByLabel('We ran out').check()
  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  const keep = dialog.getByRole('button', { name: 'Keep order' })
  await expect(keep).toBeDisabled()
  await keep.click({ force: true })
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
  }
  answer.resolve()
  await expect(dialog.getByText('That didn’t go through. Try again.')).toBeVisible()
  await keep.click()
  await expect(dialog).toBeHidden()
  await expectColumn(page, 'New', [1])

  await test.step('what the server has against a note stands at the note', async () => {
    await page.unroute('**/cancel')
    await cancelOnBoard(page, 1)
    await dialog.getByLabel('Something else').check()
    await dialog.getByLabel('Note to Rosa').fill('4242 4242 4242 4242')
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(dialog.getByLabel('Note to Rosa')).toHaveAccessibleDescription(/looks like a card number/)
    await page.keyboard.press('Escape')
    await expectColumn(page, 'New', [1])
  })
})

test('the menu takes a ticket back, prints it again, and leads to its order', async ({ page, shop }) => {
  await holdPrinting(page)
  const placed = await order(page.request, shop)
  await openBoard(page, shop)
  await ticketOf(page, 1).getByRole('button', { name: 'Start cooking' }).click()
  await expectColumn(page, 'Cooking', [1])
  const menu = await openMenuOf(page, 1)
  await expect(menu.getByRole('button')).toHaveText(['Delay', 'Print ticket', 'Back to New', 'Cancel order'])
  await menu.getByRole('button', { name: 'Back to New' }).click()
  await expectColumn(page, 'New', [1])
  await expect(ticketOf(page, 1).getByRole('button', { name: 'Start cooking' })).toBeFocused()

  await printOnBoard(page, 1)
  await expect(page.getByText('1 item')).toBeAttached()
  await openMenuOf(page, 1)
  await expect(menu.getByRole('button', { name: 'Print ticket again' })).toBeVisible()
  await menu.getByRole('link', { name: 'Open order' }).click()
  await expect(page).toHaveURL(new RegExp(`#/Manage/Order/${placed.id}$`))
})
