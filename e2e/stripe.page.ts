// The fixtures and steps of journeys with real cards: a shop whose Stripe is the simulator, and a browser that finds the simulator for
// Stripe.js under Stripe's own addresses (R66).
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { startSimulator, type StripeSimulator } from '../test-support/stripe/start-simulator.ts'
import { serveStripeJs } from '../test-support/stripe/serve-stripe-js.ts'
import { cards, type CardName } from '../test-support/stripe/simulator/cards.ts'
import { fillCart, openCheckout, rosa, submit } from './customer.ts'
import { expect, type Shop, test as base } from './shop.ts'

interface WorkerFixtures {
  workerSimulator: StripeSimulator
}

interface Fixtures {
  simulator: StripeSimulator
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  workerSimulator: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for it in a fixture that needs no other
    async ({}, provide) => {
      const simulator = await startSimulator()
      await provide(simulator)
      await simulator.close()
    },
    { scope: 'worker' },
  ],
  settings: async ({ workerSimulator }, provide) => provide(workerSimulator.env),
  shop: async ({ shop, workerSimulator }, provide) => {
    await workerSimulator.webhooks.sendTo(`${shop.url}/api/stripe/webhook`)
    await provide(shop)
    // The simulator would retry at the port of this shop, which the next shop may get.
    await workerSimulator.webhooks.sendTo(undefined)
    await workerSimulator.webhooks.idle()
  },
  simulator: async ({ workerSimulator }, provide) => {
    await workerSimulator.plan({})
    await provide(workerSimulator)
  },
  context: async ({ context, workerSimulator }, provide) => {
    await serveStripeJs(context, workerSimulator)
    await provide(context)
  },
})

export { expect }

/** Stripe's card fields, which no script of the page can read. */
export function cardFrame(place: Page | Locator): FrameLocator {
  return place.frameLocator('iframe[title="Secure payment input frame"]')
}

export async function typeCard(place: Page | Locator, card: CardName, cvc = '737'): Promise<void> {
  const frame = cardFrame(place)
  await frame.getByLabel('Card number').fill(cards[card].number)
  await frame.getByLabel('Expiration date').fill('12 / 34')
  await frame.getByLabel('Security code').fill(cvc)
}

const ours = ['First name', 'Last name', 'Address', 'City', 'Zipcode', 'Email'] as const

/** Everything but the card. */
export async function fillPerson(dialog: Locator): Promise<void> {
  for (const label of ours) await dialog.getByLabel(label, { exact: true }).fill(rosa[label])
  await dialog.getByLabel('State', { exact: true }).selectOption('CA')
}

export async function readyToPay(page: Page, card: CardName = 'approve'): Promise<Locator> {
  await fillCart(page)
  const dialog = await openCheckout(page)
  await fillPerson(dialog)
  await typeCard(dialog, card)
  return dialog
}

/** The window in which the customer's bank asks. */
export function bankWindow(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Verify it is you"]')
}

export async function answerBank(
  page: Page,
  answer: 'Complete authentication' | 'Fail authentication' | 'Close',
): Promise<void> {
  await bankWindow(page).getByRole('button', { name: answer }).click()
}

/** Submits with a card whose bank asks, and waits for the window. */
export async function untilBankAsks(page: Page): Promise<Locator> {
  const dialog = await readyToPay(page, '3ds')
  await submit(dialog)
  await expect(bankWindow(page).getByRole('heading')).toBeVisible()
  return dialog
}

/** Moves the clock to when the server checks the waiting payments again. */
export function settleNow(shop: Shop): Promise<void> {
  return shop.moveClock(30_000)
}

/** What the simulator's book says of the intents made since the journey began. */
export async function watchBook(simulator: StripeSimulator) {
  const before = new Set((await simulator.book()).map(({ id }) => id))
  return async () => (await simulator.book()).filter(({ id }) => !before.has(id))
}
