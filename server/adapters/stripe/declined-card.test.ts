// A declined card while Stripe does not cancel the intent: the customer hears the no at once, and the rest is let go later.
import { expect, onTestFinished, test } from 'vitest'
import { cents } from '#domain/basics/money.ts'
import { openSimulator } from '../../../test-support/stripe/open-simulator.ts'
import { newKey } from '../../../test-support/test-app.ts'
import { readConfig } from '../../config.ts'
import { openStripe } from './client.ts'
import { createStripePayments } from './payments-stripe.ts'

test('R66 a declined card does not wait for a Stripe that is silent about its intent', async () => {
  const { simulator } = await openSimulator()
  onTestFinished(() => simulator.close())
  const settings = readConfig(simulator.env).stripe
  if (!settings) throw new Error('the simulator says no keys')
  const payments = createStripePayments(openStripe(settings, { patienceMs: 3_600_000 }))
  await simulator.plan({ next: [{ step: 'void', manner: 'silent before' }] })
  const [key, requestedAt] = [newKey(), new Date().toISOString()]
  const billing = { address: '1 Main St', city: 'Oakland', state: 'CA', zipcode: '94607' }
  const token = await simulator.makeToken({ card: 'decline' })
  const answer = await payments.authorize({ key, token, amount: cents(1205), billing, intent: null })
  expect(answer).toEqual({ outcome: 'declined', isOpen: true })
  expect(await simulator.book()).toMatchObject([{ checkout: key, status: 'requires_payment_method' }])
  // As the sweep does, by the key alone.
  expect(await payments.void({ key, authorization: null, requestedAt })).toBe('voided')
  expect(await simulator.book()).toMatchObject([{ checkout: key, status: 'canceled' }])
})
