// 3-D Secure at the checkout (R66): the customer's bank asks in a window. It is passed, failed, closed or left, and answers get lost;
// there is never more than one hold, and never one without an order for long.
import type { Locator, Page } from '@playwright/test'
import { checkoutOf, expectComplete, submit } from './customer.ts'
import { dropResponses, postsOf } from './doubt.page.ts'
import {
  answerBank,
  bankWindow,
  expect,
  readyToPay,
  settleNow,
  test,
  typeCard,
  untilBankAsks,
  watchBook,
} from './stripe.page.ts'

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(/402 \(Payment Required\)|net::ERR/)
})

test(
  'R66 a bank that asks is answered in the page, and the order is placed with its key',
  { tag: '@core' },
  async ({ page, shop, simulator }) => {
    const book = await watchBook(simulator)
    const posts = postsOf(page)
    await untilBankAsks(page)
    expect(shop.countOrders()).toBe(0)
    // Back does not lose the bank's window.
    await page.goBack()
    await expect(checkoutOf(page)).toBeVisible()
    await answerBank(page, 'Complete authentication')
    await expectComplete(page)
    expect(await book()).toMatchObject([{ status: 'requires_capture', amount: 4599 }])
    expect(new Set(posts.map(({ key }) => key)).size).toBe(1)
    expect(new Set(posts.map(({ body }) => body)).size).toBe(1)
  },
)

test('R66 after a bank that is failed or closed nothing is held, and another card pays', async ({
  page,
  shop,
  simulator,
}) => {
  const book = await watchBook(simulator)
  const dialog = await untilBankAsks(page)
  for (const answer of ['Fail authentication', 'Close'] as const)
    await test.step(answer, async () => {
      await answerBank(page, answer)
      await expect(dialog.getByRole('alert')).toBeVisible()
      expect(shop.countOrders()).toBe(0)
      expect((await book()).map(({ status }) => status)).not.toContain('requires_capture')
      if (answer === 'Close') return
      await typeCard(dialog, '3ds')
      await submit(dialog)
    })
  await typeCard(dialog, 'approve')
  await submit(dialog)
  await expectComplete(page)
  expect((await book()).filter(({ status }) => status === 'requires_capture')).toHaveLength(1)
  expect(shop.countOrders()).toBe(1)
})

test('R66 what nobody finishes is canceled after a quarter of an hour', async ({ page, shop, simulator }) => {
  const book = await watchBook(simulator)
  await untilBankAsks(page)
  await page.close()
  expect(await book()).toMatchObject([{ status: 'requires_action' }])
  await shop.moveClock(15 * 60_000)
  await expect
    .poll(async () => {
      await settleNow(shop)
      return book()
    })
    .toMatchObject([{ status: 'canceled' }])
  expect(shop.countOrders()).toBe(0)
})

test('R66 a reload while the bank asks leads back to its window, and to one order', async ({
  page,
  shop,
  simulator,
  expectedComplaints,
}) => {
  // The page asks for the order by its key, and there is none yet.
  expectedComplaints.push(/404/)
  const book = await watchBook(simulator)
  await untilBankAsks(page)
  await page.reload()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await again.click()
  await answerBank(page, 'Complete authentication')
  await expectComplete(page)
  expect(await book()).toMatchObject([{ status: 'requires_capture' }])
  expect(shop.countOrders()).toBe(1)
})

test('R31 R66 until the menu says who takes the cards, no field of ours asks for one', async ({
  page,
  expectedComplaints,
}) => {
  expectedComplaints.push(/404/)
  await untilBankAsks(page)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/api\/(menu|live)/, async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await page.getByRole('button', { name: 'Try again' }).click()
  const dialog = checkoutOf(page)
  await expect(dialog.getByLabel('First name')).toBeVisible()
  await expect(dialog.getByLabel('Card number')).toHaveCount(0)
  release()
  await answerBank(page, 'Complete authentication')
  await expectComplete(page)
})

test('R66 an answer that is lost after 3-D Secure is in doubt, and ends in one order and one hold', async ({
  page,
  shop,
  simulator,
}) => {
  test.slow()
  const book = await watchBook(simulator)
  const posts = postsOf(page)
  await untilBankAsks(page)
  await dropResponses(page)
  await answerBank(page, 'Complete authentication')
  await expect.poll(() => shop.countOrders()).toBe(1)
  // The page asks for the order by its key, and shows it.
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)
  expect(await book()).toMatchObject([{ status: 'requires_capture' }])
  expect(new Set(posts.map(({ key }) => key)).size).toBe(1)
})

test('R66 when Stripe’s answer about the bank is lost, the server looks, and the order is placed', async ({
  page,
  context,
  shop,
  simulator,
}) => {
  const book = await watchBook(simulator)
  await untilBankAsks(page)
  // The bank's own answer goes through; what the page asks afterward does not.
  await context.route(/^https:\/\/api\.stripe\.com\/v1\/payment_intents\/\w+\?/, (route) =>
    route.abort('connectionreset'),
  )
  await answerBank(page, 'Complete authentication')
  await expectComplete(page)
  expect(shop.countOrders()).toBe(1)
  expect(await book()).toMatchObject([{ status: 'requires_capture' }])
})

test('R66 while the bank asks, the keyboard reaches its window and CANCEL alone; then the form is back', async ({
  page,
}) => {
  const dialog = await untilBankAsks(page)
  const fail = bankWindow(page).getByRole('button', { name: 'Fail authentication' })
  await expect(fail).toBeEnabled()
  const why = dialog.getByText('Your bank wants you to confirm this payment.')
  await expect(why).toBeVisible()
  // Otherwise no screen reader says it.
  expect(await why.evaluate((element) => element.closest('[inert]'))).toBeNull()
  // An Enter too many ends nothing.
  await expect(dialog).toBeFocused()
  const reached: string[] = []
  // Once round and on to the button that ends it. Not further: the second time Tab comes in from outside the page, Chromium enters the
  // frame that had the focus before, inert or not.
  for (let presses = 0; presses < 6 || !(await hasFocus(fail)); presses += 1) {
    expect(presses).toBeLessThan(12)
    await page.keyboard.press('Tab')
    reached.push(await nameOfFocus(page))
  }
  expect([...new Set(reached)].filter(Boolean).toSorted()).toEqual(['CANCEL', 'Verify it is you'])

  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toBeFocused()
  await expect(dialog.getByRole('alert')).toContainText('The payment wasn’t confirmed.')
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
  await expect(page.locator('[inert]')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'SUBMIT' })).toBeEnabled()
  // As if the form had been modal all the time.
  await dialog.getByRole('button', { name: 'CANCEL' }).click()
  await expect(page.getByRole('button', { name: 'CHECKOUT' })).toBeFocused()
})

test('R66 the form stays where it is while the bank’s window comes and goes', async ({ page }) => {
  const dialog = await readyToPay(page, '3ds')
  const place = await dialog.boundingBox()
  await dialog.evaluate((element) =>
    element.addEventListener('animationstart', ({ target }) => {
      if (target === element) element.setAttribute('data-moved', '')
    }),
  )
  await submit(dialog)
  await expect(bankWindow(page).getByRole('heading')).toBeVisible()
  expect(await dialog.boundingBox()).toEqual(place)
  await answerBank(page, 'Close')
  await expect(dialog.getByRole('alert')).toBeVisible()
  expect(await dialog.boundingBox()).toEqual(place)
  await expect(dialog).not.toHaveAttribute('data-moved')
})

const hasFocus = (button: Locator) => button.evaluate((element) => element === document.activeElement)

const nameOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused instanceof HTMLIFrameElement) return focused.title
    return focused === document.body ? '' : (focused?.textContent ?? '')
  })
