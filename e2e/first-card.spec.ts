// R73: a new owner takes the first card without touching the server: she pastes the keys, tries them, and turns them on.
import { expectAccessible } from './axe.ts'
import { expectComplete, fillCart, openCheckout, submit } from './customer.ts'
import { logIn } from './staff.ts'
import { expect, fillPerson, test, typeCard, watchBook } from './stripe.page.ts'

// The environment names the simulator alone: the keys come from the office.
test.use({
  settings: async ({ workerSimulator }, provide) =>
    provide({ STRIPE_API_URL: workerSimulator.env.STRIPE_API_URL }),
})

test('R73 a new owner pastes her keys, tries a card, turns cards on, and the first card is charged', async ({
  page,
  context,
  shop,
  simulator,
  expectedComplaints,
}) => {
  // Keys that do not fit are refused.
  expectedComplaints.push(/422/)
  const book = await watchBook(simulator)
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = simulator.env
  // A customer whose page is older than the keys: its policy does not know Stripe.
  const customer = await context.newPage()
  await fillCart(customer)

  await logIn(context, shop)
  await page.goto('/#/Manage/SetUp')
  const cards = page.getByRole('region', { name: 'Cards', exact: true })
  await cards.getByLabel('Secret key', { exact: true }).fill(publishable)
  await cards.getByLabel('Publishable key').fill(publishable)
  await cards.getByRole('button', { name: 'Check and save' }).click()
  await expect(cards).toContainText('A secret key begins with sk_live_ or sk_test_')
  await expect(cards.getByLabel('Secret key', { exact: true })).toBeFocused()
  await cards.getByLabel('Secret key', { exact: true }).fill('sk_test_nobodysnobodys')
  await cards.getByRole('button', { name: 'Check and save' }).click()
  await expect(cards).toContainText('Stripe doesn’t know this key.')
  await cards.getByLabel('Secret key', { exact: true }).fill(secret)
  await cards.getByRole('button', { name: 'Check and save' }).click()
  await expect(cards).toContainText(`Test keys, ending in ${secret.slice(-4)}`)
  await expect(cards).toContainText('These keys are saved, and not in use yet.')
  await expectAccessible(page)

  const trial = page.getByRole('form', { name: 'Test a card' })
  await trial.getByRole('button', { name: 'Try this card' }).click()
  await expect(trial.getByRole('status')).toHaveText('It works. We held $1.00 and released it.')
  await cards.getByRole('button', { name: 'Turn cards on' }).click()
  await expect(cards).toContainText('Stripe has test keys: only test cards work, and none is charged.')
  await expectAccessible(page)

  // The page loads itself anew, with what was in the cart.
  const loaded = customer.waitForEvent('load')
  await customer.getByRole('button', { name: 'CHECKOUT' }).first().click()
  await loaded
  const dialog = await openCheckout(customer)
  await fillPerson(dialog)
  await typeCard(dialog, 'approve')
  // Cards may be turned off and on again while this tab is open.
  expect(await customer.evaluate(() => sessionStorage.getItem('reloaded-for-cards'))).toBeNull()
  await submit(dialog)
  await expectComplete(customer)
  expect((await book()).at(-1)).toMatchObject({ status: 'requires_capture', amount: 4599 })
})
