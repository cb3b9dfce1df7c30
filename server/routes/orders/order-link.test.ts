// Trust rule 25: what an order's bare link shows, and what only the device that placed the order is told.
import { describe, expect, onTestFinished, test } from 'vitest'
import type { OrderReply } from '#domain/orders/order-api.ts'
import { bothEngines } from '../../../test-support/databases.ts'
import { openLiveStream } from '../../../test-support/live-stream.ts'
import { logInAs } from '../../../test-support/staff.ts'
import { newKey, openTestApp, rosasOrder } from '../../../test-support/test-app.ts'

const { lines, ...rosa } = rosasOrder
const hidden = {
  ...rosa,
  lines: lines.map((line, at) => (at === 0 ? { ...line, note: 'no onion, for Maria upstairs' } : line)),
  phone: '(559) 555-0187',
  delivery: { address: '99 Hidden Lane', apartment: 'B', city: 'Salem', state: 'OR', zipcode: '97301' },
  note: 'The key is under the mat.',
}
/** Fields about the customer, and texts that the customer wrote. */
const secrets = /Delgado|D\.|rosa@|559|0187|99 |97301|OR"|"B"|apartment|onion|Maria|under the mat|4242/

describe.each(bothEngines)('the link of an order on %s', (engine) => {
  async function placeHidden() {
    const opened = await openTestApp(engine, { heartbeatMs: 200 })
    const key = newKey()
    const reply = await opened.order(hidden, key)
    expect(reply.statusCode).toBe(201)
    const { id } = reply.json<{ id: string }>()
    const look = async (as?: string) => {
      const headers = as === undefined ? {} : { 'idempotency-key': as }
      return opened.send({ method: 'GET', url: `/api/orders/${id}`, headers })
    }
    return { ...opened, id, key, look }
  }

  test('trust rule 25: the bare link shows first name, street and city; no number, no last name, no note', async () => {
    const { look } = await placeHidden()
    for (const bare of [await look(), await look(newKey()), await look('none')]) {
      expect(bare.statusCode).toBe(200)
      expect(bare.body).not.toMatch(secrets)
      const order = bare.json<OrderReply>()
      expect(order).toMatchObject({ name: 'Rosa', deliveredTo: { address: 'Hidden Lane', city: 'Salem' } })
      expect(order.lines.map(({ hasNote }) => hasNote)).toEqual([true, undefined, undefined])
      expect(order).not.toHaveProperty('own')
    }
  })

  test('trust rule 25: with its key the device that ordered is told everything, also when the order is gone', async () => {
    const { look, key, id, ...opened } = await placeHidden()
    const cook = await logInAs(opened, 'kitchen')
    const own = {
      lastName: 'Delgado',
      lastFour: '4242',
      notes: ['no onion, for Maria upstairs', null, null],
      deliveredTo: hidden.delivery,
    }
    expect((await look(key)).json<OrderReply>().own).toEqual(own)
    for (const [from, to] of [
      ['placed', 'cooking'],
      ['cooking', 'ready'],
      ['ready', 'handed-over'],
    ])
      await opened.send({
        method: 'POST',
        url: `/api/orders/${id}/move`,
        payload: { from, to },
        headers: { cookie: cook },
      })
    expect((await look(key)).json<OrderReply>().own).toEqual(own)
    expect((await look()).json<OrderReply>()).toMatchObject({ status: 'handed-over', deliveredTo: null })
  })

  test('trust rule 25: a stranger’s key opens nothing of another order', async () => {
    const { look, ...opened } = await placeHidden()
    const other = newKey()
    expect((await opened.order({ ...hidden, email: 'other@example.com' }, other)).statusCode).toBe(201)
    expect((await look(other)).json<OrderReply>()).not.toHaveProperty('own')
  })

  test('trust rule 25: the live stream and the answer to canceling show no more than the bare link', async () => {
    const { id, url, send } = await placeHidden()
    const stream = await openLiveStream(`${url}/api/live?order=${id}`)
    onTestFinished(() => stream.close())
    await expect.poll(() => stream.latest('order')?.status).toBe('placed')
    const canceled = await send({ method: 'POST', url: `/api/orders/${id}/cancel-own`, payload: {} })
    expect(canceled.statusCode).toBe(200)
    await expect.poll(() => stream.latest('order')?.status).toBe('canceled')
    expect(canceled.body).not.toMatch(secrets)
    const told = stream.events.filter(({ name }) => name === 'order')
    expect(JSON.stringify(told)).not.toMatch(secrets)
    expect(told[0]).toMatchObject({ data: { deliveredTo: { address: 'Hidden Lane', city: 'Salem' } } })
  })
})
