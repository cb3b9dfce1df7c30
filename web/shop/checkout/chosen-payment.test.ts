import { describe, expect, test } from 'vitest'
import { cents } from '#domain/basics/money.ts'
import type { ShopPaymentMethods } from '#domain/restaurant/payment-methods.ts'
import { checkForm } from './check-form.ts'
import { choosePayment, chooseTip, moneyOf, nothingChosen as none } from './chosen-payment.ts'
import { emptyDraft } from './form-draft.ts'

const both: ShopPaymentMethods = { tips: true, cards: 'demo', counter: { pickup: true, delivery: false } }

describe('R65 how one pays', () => {
  test('by card unless the counter is chosen, where the way has it', () => {
    expect(choosePayment(none, 'pickup', both, cents(1205))).toEqual({
      offered: ['card', 'counter'],
      pay: 'card',
      byCard: true,
    })
    const counter = { ...none, pay: 'counter' } as const
    expect(choosePayment(counter, 'pickup', both, cents(1205))).toMatchObject({
      pay: 'counter',
      byCard: false,
    })
  })

  test('a chosen counter never becomes a card by itself, nor a card the counter', () => {
    const asksAnew = { pay: undefined, byCard: false }
    const counter = { ...none, pay: 'counter' } as const
    expect(choosePayment(counter, 'delivery', both, cents(1205))).toEqual({ offered: ['card'], ...asksAnew })
    const cardOnly = { ...both, counter: { pickup: false, delivery: false } }
    expect(choosePayment(counter, 'pickup', cardOnly, cents(1205), both)).toMatchObject(asksAnew)
    const card = { ...none, pay: 'card' } as const
    expect(choosePayment(card, 'pickup', cardOnly, cents(1205), both)).toMatchObject({ byCard: true })
    // A customer who has not chosen pays by the method that was first when the form was opened.
    const cardless = { ...both, cards: null }
    expect(choosePayment(none, 'pickup', cardless, cents(1205), both)).toMatchObject(asksAnew)
    expect(choosePayment(none, 'pickup', both, cents(1205), cardless)).toMatchObject({ pay: 'counter' })
  })

  test('what needs a card is not offered without one, and a chosen counter asks anew', () => {
    const counter = { ...none, pay: 'counter' } as const
    const needing = (choice: typeof none, paymentMethods: ShopPaymentMethods) =>
      choosePayment(choice, 'pickup', paymentMethods, cents(1205), paymentMethods, true)
    expect(needing(none, both)).toEqual({ offered: ['card'], pay: 'card', byCard: true })
    expect(needing(counter, both)).toEqual({ offered: ['card'], pay: undefined, byCard: false })
    // Without cards there is no other way to pay: the server asks for a call.
    expect(needing(none, { ...both, cards: null })).toMatchObject({ offered: ['counter'], pay: 'counter' })
  })

  test('without cards at the counter, and for nothing not at all', () => {
    const cardless = { tips: true, cards: null, counter: { pickup: true, delivery: true } } as const
    expect(choosePayment(none, 'delivery', cardless, cents(1205))).toEqual({
      offered: ['counter'],
      pay: 'counter',
      byCard: false,
    })
    expect(choosePayment(none, 'pickup', both, cents(0))).toEqual({
      offered: [],
      pay: 'counter',
      byCard: false,
    })
  })

  const person = { firstName: 'Rosa', lastName: 'Delgado', email: 'rosa@example.com' }
  const noPhone = { delivery: false, pickup: false }

  test('a pickup at the counter has no address, and one by card needs one', () => {
    const draft = { ...emptyDraft, ...person, fulfillment: 'pickup' } as const
    expect(checkForm(draft, false, noPhone, {})).toEqual({
      ok: true,
      customer: { ...person, fulfillment: 'pickup', delivery: null },
    })
    expect(checkForm(draft, true, noPhone, {})).toMatchObject({
      ok: false,
      messages: { address: 'Enter your street address.' },
    })
  })

  test('a delivery at the door has the address of the delivery, and its messages stand there', () => {
    const delivery = { address: '1 Elm Ave', city: 'Clovis', state: 'CA', zipcode: '93612' }
    const home = { ...emptyDraft.delivery, ...delivery }
    const draft = {
      ...emptyDraft,
      ...person,
      sameDelivery: false,
      delivery: home,
      fulfillment: 'delivery',
    } as const
    expect(checkForm(draft, false, noPhone, {})).toEqual({
      ok: true,
      customer: { ...person, ...delivery, fulfillment: 'delivery', delivery: null },
    })
    const wrong = { ...draft, delivery: { ...draft.delivery, zipcode: '9361' } }
    expect(checkForm(wrong, false, noPhone, {})).toMatchObject({ messages: { 'delivery.zipcode': /./ } })
  })
})

describe('R63 the tip', () => {
  const food = cents(4200)
  test.each([
    [null, '', {}],
    [15, '', { tip: { percent: 15 } }],
    ['other', '', {}],
    ['other', '0.00', {}],
    ['other', '4', { tip: { amount: 400 } }],
    ['other', ' $4.5 ', { tip: { amount: 450 } }],
    ['other', '.50', { tip: { amount: 50 } }],
    ['other', '100', { tip: { amount: 10_000 } }],
    ['other', '100.01', { error: 'too-high' }],
    ['other', '4,00', { error: 'shape' }],
    ['other', '-4', { error: 'shape' }],
    ['other', '4.005', { error: 'shape' }],
  ] as const)('%s and “%s”', (tip, tipAmount, chosen) => {
    expect(chooseTip({ ...none, tip, tipAmount }, food)).toEqual(chosen)
  })

  test('an order says only what its bill has', () => {
    const charges = [{ kind: 'discount', amount: cents(-420), code: 'NAPKIN10' }] as const
    const paymentMethods = choosePayment(none, 'pickup', both, cents(1205))
    const bill = { lines: [], subtotal: food, total: food }
    expect(moneyOf({ ...bill, charges: [] }, undefined, paymentMethods)).toEqual({})
    expect(moneyOf({ ...bill, charges }, { percent: 10 }, { ...paymentMethods, pay: 'counter' })).toEqual({
      promoCode: 'NAPKIN10',
      tip: { percent: 10 },
      pay: 'counter',
    })
  })
})
