// A checkout whose card fields are slow to come (R66): the form says so after a while, offers a way out, and takes the card when they
// are there.
import type { BrowserContext, Locator, Page, Route } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { expectComplete, fillCart, openCheckout, submit } from './customer.ts'
import { cardFrame, expect, fillPerson, test, typeCard } from './stripe.page.ts'

const script = /^https:\/\/js\.stripe\.com\/endive\//
const frame = /^https:\/\/js\.stripe\.com\/simulator\/element\.html/

test('R66 card fields that are slow to load are announced, and take the card when they come', async ({
  page,
  context,
}) => {
  const held = await hold(context, script)
  const dialog = await untilLate(page)
  await expectAccessible(page)
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible()
  await held.release()
  await pay(page, dialog)
})

test('R66 where the card fields are slow, one can pay at the door instead', async ({
  page,
  context,
  shop,
}) => {
  shop.setPaymentMethods({ counter: { pickup: true, delivery: true } })
  await hold(context, script)
  const dialog = await untilLate(page)
  await dialog.getByRole('button', { name: 'Pay at the door' }).click()
  await expect(said(dialog)).toBeHidden()
  await fillPerson(dialog)
  await submit(dialog)
  await expectComplete(page)
})

test('R66 Try again while the fields are on their way asks for Stripe.js no second time', async ({
  page,
  context,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const held = await hold(context, frame)
  const dialog = await untilLate(page)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(said(dialog)).toBeHidden()
  await expect.poll(() => asked.filter((url) => frame.test(url))).toHaveLength(2)
  expect(asked.filter((url) => script.test(url))).toHaveLength(1)
  // One set of fields: what is typed into the first would be thrown away.
  await expect(dialog.locator('iframe')).toHaveCount(1)
  await held.release()
  await pay(page, dialog)
})

test('R66 of two tries the first that comes is taken', async ({ page, context }) => {
  const held = await hold(context, script)
  const dialog = await untilLate(page)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => held.waiting).toHaveLength(2)
  await held.waiting[0]?.fallback()
  await pay(page, dialog)
})

test('R66 the failure of a try that was given up hides no card', async ({
  page,
  context,
  expectedComplaints,
}) => {
  expectedComplaints.push(/ERR_TIMED_OUT/)
  const held = await hold(context, script, 1)
  const dialog = await untilLate(page)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await typeCard(dialog, 'approve')
  const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()))
  await held.waiting[0]?.abort('timedout')
  await failed
  await pay(page, dialog)
})

const said = (dialog: Locator) =>
  dialog.getByRole('status').filter({ hasText: 'The card fields are slow to load.' })

async function untilLate(page: Page): Promise<Locator> {
  await page.clock.install()
  await fillCart(page)
  const dialog = await openCheckout(page)
  await expect(said(dialog)).toBeHidden()
  await page.clock.fastForward(12_000)
  await expect(said(dialog)).toBeVisible()
  return dialog
}

async function pay(page: Page, dialog: Locator): Promise<void> {
  await expect(cardFrame(dialog).getByLabel('Card number')).toBeEditable()
  await expect(said(dialog)).toBeHidden()
  await fillPerson(dialog)
  await typeCard(dialog, 'approve')
  await submit(dialog)
  await expectComplete(page)
}

/** Leaves the first requests without an answer until the journey says how they end. */
async function hold(context: BrowserContext, address: RegExp, most = Infinity) {
  const waiting: Route[] = []
  let isOver = false
  await context.route(address, (route) => {
    if (isOver || waiting.length === most) return route.fallback()
    waiting.push(route)
  })
  return {
    waiting,
    async release() {
      isOver = true
      // A frame that was taken away meanwhile wants no answer.
      for (const route of waiting) await route.fallback().catch(() => {})
    },
  }
}
