// How the stand-in sends events: signed so that the real SDK believes them, again until they are taken, and on request
// doubled, turned round and forged (R66).
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startStandIn, type StandIn } from './start-stand-in.ts'

let standIn: StandIn
let stripe: Stripe
let receiver: Server
let taken: Stripe.Event[] = []
let refuseNext = 0

beforeAll(async () => {
  standIn = await startStandIn()
  const { port, hostname } = new URL(standIn.url)
  stripe = new Stripe(standIn.env.STRIPE_SECRET_KEY, { host: hostname, port, protocol: 'http' })
  receiver = createServer((request, response) => {
    const signature = request.headers['stripe-signature'] ?? ''
    void text(request).then((body) => response.writeHead(take(body, signature)).end())
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const address = receiver.address() as AddressInfo
  await standIn.webhooks.sendTo(`http://127.0.0.1:${address.port}/api/stripe/webhook`)
})
afterAll(async () => {
  receiver.close()
  await standIn.close()
})
beforeEach(() => {
  taken = []
})

function take(body: string, signature: string | string[]): number {
  try {
    const event = stripe.webhooks.constructEvent(body, signature, standIn.env.STRIPE_WEBHOOK_SECRET)
    if (refuseNext > 0) {
      refuseNext -= 1
      return 503
    }
    taken.push(event)
    return 200
  } catch {
    return 400
  }
}

const hold = () =>
  stripe.paymentIntents.create({
    amount: 1205,
    currency: 'usd',
    capture_method: 'manual',
    allowed_payment_method_types: ['card'],
    payment_method: 'pm_card_visa',
    confirm: true,
  })
const told = ['payment_intent.created', 'charge.succeeded', 'payment_intent.amount_capturable_updated']
const types = () => taken.map(({ type }) => type)

test('an event is signed, and sent again until it is taken', async () => {
  refuseNext = 2
  await hold()
  await standIn.webhooks.idle()
  expect(types().toSorted()).toEqual(told.toSorted())
  const { deliveries } = await standIn.webhooks.sent()
  expect(deliveries.some(({ tries, status }) => tries > 1 && status === 200)).toBe(true)
})

test('events are held back, and come doubled and in the wrong order', async () => {
  await standIn.webhooks.hold()
  await hold()
  expect(taken).toEqual([])
  await standIn.webhooks.release({ order: 'reversed', twice: true })
  expect(types()).toEqual(told.toReversed().flatMap((type) => [type, type]))
  expect(taken[0]?.id).toBe(taken[1]?.id)
})

test('a share of the events comes twice and late', async () => {
  await standIn.webhooks.behave({ seed: 1, twice: 1, lateMs: 50, forged: 1 })
  await hold()
  await standIn.webhooks.idle()
  await standIn.webhooks.behave({})
  expect(types()).toHaveLength(2 * told.length)
  expect((await standIn.webhooks.sent()).forged).toEqual({ 400: 4 * told.length })
})

test('what Stripe has not signed is refused', async () => {
  await hold()
  expect(await standIn.webhooks.forge()).toEqual({
    'no signature': 400,
    'another secret': 400,
    'another body': 400,
    'an old signature': 400,
  })
})
