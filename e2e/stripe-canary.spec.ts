// With Stripe the card and its code reach Stripe alone: no request to our server, no file, mail, storage or log, and nothing that our
// server tells Stripe (R24, R31, R66, trust rule 6).
import type { Request } from '@playwright/test'
import { contentsOf, describeRequest, storageOf } from './canary.page.ts'
import { expectComplete, submit } from './customer.ts'
import { cards } from '../test-support/stripe/simulator/cards.ts'
import { expect, readyToPay, test, typeCard } from './stripe.page.ts'

const cvc = '9073'
const { number } = cards.amex
const traces = [number, number.slice(0, 12), cards.decline.number].map((digits) => new RegExp(digits))
// The code's four digits may occur inside a port or a hash by chance, so only the four digits alone count.
traces.push(new RegExp(`(?<![0-9A-Za-z_-])${cvc}(?![0-9A-Za-z_-])`))

test('R24 R31 R66 the card is seen by Stripe alone', async ({
  page,
  shop,
  context,
  simulator,
  expectedComplaints,
}) => {
  // The server is stopped while the page still fetches its pictures.
  expectedComplaints.push(/402|503|net::ERR/)
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  const heardBefore = (await simulator.heard()).length

  const dialog = await readyToPay(page, 'decline')
  await submit(dialog)
  await expect(dialog.getByRole('alert')).toContainText('declined')
  await typeCard(dialog, 'amex', cvc)
  const whileTyped = await storageOf(page)
  await submit(dialog)
  await expectComplete(page)
  await expect(page.getByRole('button', { name: 'Print receipt' })).toBeVisible()

  const isStripes = (request: Request) => new URL(request.url()).host.endsWith('.stripe.com')
  const toStripe = requests.filter(isStripes).map(describeRequest)
  const toUs = requests.filter((request) => !isStripes(request)).map(describeRequest)
  expect(
    toStripe.some((request) => request.includes(number)),
    'the search sees the card on its way to Stripe',
  ).toBe(true)
  const heard = (await simulator.heard()).slice(heardBefore)
  const byServer = heard.filter(({ by }) => by === 'server').map((said) => JSON.stringify(said))
  expect(byServer.some((said) => said.includes('confirmation_token'))).toBe(true)
  // What our server tells Stripe names nobody: the billing details come from the browser.
  for (const said of byServer) expect(decodeURIComponent(said)).not.toMatch(/Delgado|Laurel|rosa@/)

  const hasMail = async () =>
    (await contentsOf(shop.dataDir)).some((text) => text.includes('Order Complete!'))
  await expect.poll(hasMail, 'the search sees the mails').toBe(true)
  await shop.close()
  const everything = [
    ...toUs,
    ...byServer,
    ...(await contentsOf(shop.dataDir)),
    whileTyped,
    await storageOf(page),
    shop.log,
  ]
  for (const trace of traces) {
    expect(everything.filter((text) => trace.test(text)).length, `found ${trace.source}`).toBe(0)
  }
  expect(shop.log).not.toMatch(/Delgado|Laurel|rosa@|sk_test_|whsec_|_secret_/)
  for (const secret of [simulator.env.STRIPE_SECRET_KEY, simulator.env.STRIPE_WEBHOOK_SECRET]) {
    expect(everything.filter((text) => text.includes(secret)).length).toBe(0)
  }
})
