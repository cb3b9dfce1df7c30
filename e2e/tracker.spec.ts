// A customer follows an order: live steps, the secret link, canceling, a lost connection, the receipt (R8, R27, R31).
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { placeOrder } from './customer.ts'
import { expect, test } from './kitchen.page.ts'
import { order } from './staff.ts'
import { shortlyAfterNoon } from './times.page.ts'

// Before midnight a promise would be shown with its day.
test.use({ startsAt: shortlyAfterNoon })

const currentStep = (page: Page) => page.locator('[aria-current="step"]')
const announcement = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const stepTexts = (page: Page) => page.getByRole('main').getByRole('list').first().getByRole('listitem')

/** Sets a mark that a reload would remove, and returns a check that the mark is still there. */
async function markPage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => void Object.assign(window, { notReloaded: true }))
  return async () =>
    expect(await page.evaluate(() => 'notReloaded' in window), 'the page was not reloaded').toBe(true)
}

test(
  'R27 the page follows Received, Cooking, Ready and done, and an undo, without a reload',
  { tag: '@core' },
  async ({ page, kitchen }) => {
    await placeOrder(page)
    const expectSamePage = await markPage(page)
    await expect(currentStep(page)).toContainText('Received')
    await expect(page.getByText('Live', { exact: true })).toBeVisible()

    await kitchen.move('placed', 'cooking')
    await expect(currentStep(page)).toContainText('On the comal now.')
    await expect(announcement(page, 'Order 1: Cooking. On the comal now.')).toBeAttached()
    await expect(page.getByText(/^Arrives about \d{1,2}:\d\d\s[AP]M$/)).toBeVisible()
    await expectAccessible(page)

    await kitchen.move('cooking', 'ready')
    await expect(currentStep(page)).toContainText('Packed. Leaving next.')
    await expect(stepTexts(page).nth(1)).toHaveText(/^Cooking\d{1,2}:\d\d\s[AP]M$/)

    await kitchen.undo('ready')
    await expect(currentStep(page)).toContainText('Cooking')
    await kitchen.move('cooking', 'ready')

    await kitchen.move('ready', 'handed-over')
    await expect(currentStep(page)).toHaveText('On its wayOut the door. Have napkins ready.')
    await expect(page.getByText(/^left at \d{1,2}:\d\d\s[AP]M$/)).toBeVisible()
    await expect(page.getByText(/^Arrives about \d{1,2}:\d\d\s[AP]M$/)).toBeVisible()
    await expect(stepTexts(page)).toHaveText([/^Received\d/, /^Cooking\d/, /^Ready\d/, /^On its way/])
    await expectAccessible(page)
    await expectSamePage()

    await page.reload()
    await expect(currentStep(page)).toContainText('On its way')
  },
)

test('trust rule 25: the secret link follows the order in another browser, which sees no number and no last name', async ({
  page,
  kitchen,
  browser,
  shop,
}) => {
  await placeOrder(page)
  await page.getByRole('link', { name: 'Link to this order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order 1')
  expect(page.url()).toContain(`#/Order/${kitchen.latestOrder}`)
  // The device that ordered sees everything, on both screens, and after a reload too.
  for (const address of [page.url(), '/#/Complete']) {
    await page.goto(address)
    await page.reload()
    await expect(page.getByText('Rosa D., delivery')).toBeVisible()
    await expect(page.getByText('18 Laurel St, Fresno')).toBeVisible()
    await expect(page.getByText('To 18 Laurel St.')).toBeVisible()
  }

  const elsewhere = await browser.newContext({ baseURL: shop.url })
  const friend = await elsewhere.newPage()
  // The word before the id may be typed in any casing.
  await friend.goto(`/#/oRDER/${kitchen.latestOrder}/`)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Order 1')
  await expect(friend).toHaveTitle('Received | Burritoful')
  await expect(friend.getByText('Rosa, delivery')).toBeVisible()
  await expect(friend.getByText('Laurel St, Fresno', { exact: true })).toBeVisible()
  await expect(friend.getByText('To Laurel St.')).toBeVisible()
  await expect(friend.getByText('$45.99')).toBeVisible()
  await kitchen.move('placed', 'cooking')
  for (const watching of [page, friend]) await expect(currentStep(watching)).toContainText('Cooking')
  // The stream brings the same to both; this device still knows the rest.
  await expect(page.getByText('18 Laurel St, Fresno')).toBeVisible()
  await expect(friend.getByText(/Rosa D|18 /)).toHaveCount(0)
  await expectAccessible(friend)
  await elsewhere.close()
})

test('a link that opens nothing says so and leads on; the casing of the id counts', async ({
  page,
  kitchen,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/)
  await placeOrder(page)
  const otherCase = kitchen.latestOrder.replace(/[a-z]/i, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  )
  for (const id of [otherCase, 'nothing']) {
    await page.goto(`/#/Order/${id}`)
    await expect(page.getByRole('heading', { name: 'There’s no order at this address.' })).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Menu' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Menu')
})

test('R27 a canceled order says why and that the money goes back, and wishes nobody a nice day', async ({
  page,
  kitchen,
  shop,
}) => {
  await placeOrder(page)
  await kitchen.move('placed', 'cooking')
  await expect.poll(() => shop.sql('select state from payments')).toEqual([{ state: 'captured' }])
  await expect(currentStep(page)).toContainText('Cooking')
  await kitchen.cancel('ran-out', 'The pork went to the table before you.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We had to cancel.')
  await expect(announcement(page, 'Order 1: Canceled.')).toBeAttached()
  const main = page.getByRole('main')
  await expect(
    main.getByText('We ran out before your order was done. That’s our fault. We’re sorry.'),
  ).toBeVisible()
  await expect(main.getByText('The pork went to the table before you.')).toBeVisible()
  await expect(main.getByText(/^We refunded \$45\.99\./)).toBeVisible()
  for (const line of ['Order Complete!', 'Have a Burritoful Day!']) {
    await expect(main.getByText(line)).toHaveCount(0)
  }
  await expectAccessible(page)

  for (const [payment, words] of [
    ['voided', 'You weren’t charged. We released the hold on your card.'],
    ['captured', 'We’re refunding $45.99.'],
  ]) {
    shop.sql('update payments set state = ?', payment)
    await page.reload()
    await expect(main.getByText(String(words))).toBeVisible()
  }
  await main.getByRole('link', { name: 'Order Now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cart')
})

test('R27 each reason for canceling is told in its own words', async ({ page, shop, kitchen }) => {
  test.slow()
  for (const [reason, note, words, title = 'We had to cancel.'] of [
    ['customer-asked', '', 'You asked us to cancel this order.', 'Canceled, as you asked.'],
    ['cannot-deliver', '', 'We can’t deliver to that address.'],
    ['ordered-twice', '', 'This order came in twice; we kept the other one.'],
    ['something-else', 'The comal cracked.', 'The comal cracked.'],
    ['something-else', '', 'Something came up on our end.'],
  ] as const)
    await test.step(`${reason} with the note "${note}"`, async () => {
      await order(page.request, shop, { beef: 1 })
      await kitchen.cancel(reason, note)
      await page.goto(`/#/Order/${kitchen.latestOrder}`)
      await expect(page.getByText(words)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByText('Something came up')).toHaveCount(words.startsWith('Something') ? 1 : 0)
      await expect(page.getByText('Order Complete!')).toHaveCount(0)
    })
})

test('a server that stops and starts: the page says so, and follows again by itself', async ({
  page,
  kitchen,
  shop,
  expectedComplaints,
}) => {
  expectedComplaints.push(/Failed to load resource|net::ERR/)
  await placeOrder(page)
  const expectSamePage = await markPage(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await shop.close()
  await expect(page.getByText('Reconnecting. Your order is safe.')).toBeVisible()
  await expectAccessible(page)
  await shop.open()
  await kitchen.move('placed', 'cooking')
  await expect(currentStep(page)).toContainText('Cooking')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await expectSamePage()
})

test('trust rule 15 a page that slept catches up when it wakes', async ({ page, kitchen }) => {
  await placeOrder(page)
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await setVisibility('hidden')
  await kitchen.move('placed', 'cooking')
  await kitchen.move('cooking', 'ready')
  await setVisibility('visible')
  await expect(currentStep(page)).toContainText('Ready')

  async function setVisibility(state: 'hidden' | 'visible'): Promise<void> {
    await page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  }
})

test('Print receipt prints a receipt and nothing else, and none of it is on the screen', async ({ page }) => {
  await page.addInitScript(() => {
    // The browser's own print dialog would wait for a person.
    window.print = () => void Object.assign(window, { printed: true })
  })
  await placeOrder(page)
  const receipt = page.getByRole('article')
  await page.getByRole('button', { name: 'Print receipt' }).click()
  await page.waitForFunction(() => 'printed' in window)
  await expect(receipt).toHaveCount(0)

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(receipt.getByRole('heading', { name: 'Receipt' })).toBeVisible()
  await expect(receipt.getByText('Order 1', { exact: true })).toBeVisible()
  await expect(receipt.getByRole('row')).toHaveText([
    'ItemEachCountPrice',
    'Beef$10.502$21.00',
    'Chix$10.001$10.00',
    'Pork$11.001$11.00',
  ])
  await expect(receipt).toContainText(/Arriving\d{1,2}:\d\d\s[AP]M/)
  for (const words of ['Subtotal$42.00', 'Tax 9.5%$3.99', 'Total$45.99', 'nothing was charged']) {
    await expect(receipt).toContainText(words)
  }
  for (const other of [page.getByRole('banner'), page.getByRole('contentinfo'), currentStep(page)]) {
    await expect(other).toBeHidden()
  }
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(receipt).toHaveCount(0)
})
