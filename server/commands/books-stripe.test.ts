// npm run books against Stripe's balance (R68): the same to the cent, what is different named, and a word when Stripe is silent.
import { describe, expect, test } from 'vitest'
import { longest, run } from '../../test-support/backups.ts'
import { engines } from '../../test-support/databases.ts'
import { openStripeShop } from '../../test-support/open-stripe-shop.ts'

describe.each(engines)('R68 npm run books against Stripe on %s', (engine) => {
  test('says the same, or what is different', { timeout: longest }, async () => {
    const shop = await openStripeShop(engine)
    const { id, intent } = await shop.hold()
    const other = await shop.hold()
    await shop.takeMoney()
    await shop.refund(id, 1000)
    await shop.settle()
    const dispute = await shop.simulator.dispute(other.intent)
    await shop.reconcile(other.intent)
    // Another shop has the same account, and its payments are none of ours.
    const foreign = await shop.stripe.paymentIntents.create({
      amount: 777,
      currency: 'usd',
      payment_method: 'pm_card_visa',
      allowed_payment_method_types: ['card'],
      capture_method: 'manual',
      confirm: true,
    })
    await shop.stripe.paymentIntents.capture(foreign.id)
    const settings = { ...shop.place, settings: shop.simulator.env }
    const same = await run('books', settings)
    expect(same.output).toMatch(/Balanced to the cent/)
    expect(same.output).toMatch(/\d{4}-\d\d-\d\d at Stripe: charges \$/)
    expect(same.output).toMatch(/Stripe says the same to the cent, .*Stripe’s fees \$/)
    expect(same.code).toBe(0)
    const heard = (await shop.simulator.heard()).filter(({ method }) => method === 'GET')
    expect(heard.filter(({ path }) => path.includes(foreign.id))).toHaveLength(1)

    // Nobody here knows so far that the dispute is won, and of the refund.
    await shop.simulator.closeDispute(dispute.id, 'won')
    await shop.simulator.refund(intent, 500)
    const off = await run('books', settings)
    expect(off.code).toBe(1)
    expect(off.output).toContain('2 payments are different at Stripe.')
    expect(off.output).toContain('Order 1: Stripe says $30.99, the books say $35.99.')
    expect(off.output).toContain('Order 2: Stripe says $45.99, the books say $0.00.')
    for (const one of [intent, other.intent]) await shop.reconcile(one)
    expect(await run('books', settings)).toMatchObject({ code: 0 })
  })
})

test('npm run books says that Stripe does not answer', { timeout: longest }, async () => {
  const shop = await openStripeShop('sqlite')
  await shop.hold()
  await shop.takeMoney()
  const silent = await run('books', {
    ...shop.place,
    settings: { ...shop.simulator.env, STRIPE_API_URL: 'http://127.0.0.1:9' },
  })
  expect(silent.code).toBe(2)
  expect(silent.output).toContain('Balanced to the cent')
  expect(silent.output).toContain('Stripe doesn’t answer')
})
