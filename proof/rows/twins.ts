// The same order sent 50 times at once, to two servers on one database: one order, one hold, one capture.
import { setTimeout as wait } from 'node:timers/promises'
import { bothEngines } from '../../test-support/databases.ts'
import { sendStart } from '../cooking.ts'
import { readStoredOrders } from '../ledger.ts'
import { newKey, sendOrder, type Intent } from '../load.ts'
import type { Row } from '../row.ts'
import { logIn } from '../staff-actions.ts'
import { freshProofPlace, prepareRestaurant, startGateway, withSetUp } from '../set-up.ts'

const submissions = 50
const atOnce = 4
const longestCapture = 60_000
const longestPlacing = 30_000

export const twins: Row = {
  name: 'twins',
  promise: '200 keys × 50 parallel submissions each: exactly 1 order, 1 hold and 1 capture a key',
  engines: bothEngines,

  run: ({ engine, scale }) =>
    withSetUp(async (setUp) => {
      const count = scale === 'long' ? 200 : 8
      const place = await freshProofPlace(engine)
      const gateway = await startGateway(setUp)
      const env = { PROOF_GATEWAY: gateway.url }
      // Two servers: within one server twins wait for each other; between two, only the database and the gateway decide.
      const pair = await Promise.all([
        prepareRestaurant(setUp, place, env),
        prepareRestaurant(setUp, place, env),
      ])
      for (const restaurant of pair) await restaurant.open()
      const { cookie } = await logIn(pair[0].url)

      const intents = Array.from({ length: count }, (_, nth) => ({
        email: `twin-${nth}@proof.example`,
        key: newKey(),
      }))
      const answers = new Map<string, Set<string>>()
      const waiting = [...intents]
      const submitOne = async (intent: Intent, url: string) => {
        const reply = await sendUntilPlaced(url, intent)
        answers.set(intent.email, (answers.get(intent.email) ?? new Set()).add(reply))
      }
      const submitter = async () => {
        for (let intent = waiting.shift(); intent; intent = waiting.shift()) {
          const one = intent
          const sending = Array.from({ length: submissions }, (_, nth) =>
            submitOne(one, pair[nth % 2]?.url ?? ''),
          )
          await Promise.all(sending)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, submitter))

      // Two cooks, one at each server: an order's money is due when its cooking starts.
      for (const [at, { id }] of (await readStoredOrders(place)).entries())
        await sendStart(pair[at % 2]?.url ?? '', cookie, id)
      const deadline = Date.now() + longestCapture
      let book = await gateway.readBook()
      while (book.filter(({ captures }) => captures === 1).length < count && Date.now() < deadline) {
        await wait(100)
        book = await gateway.readBook()
      }
      const orders = await readStoredOrders(place)
      const wrong = intents.filter(({ email, key }) => {
        const own = orders.filter((order) => order.email === email)
        const holds = book.filter((hold) => hold.key === key)
        const rightful = holds.length === 1 && holds[0]?.captures === 1 && !holds[0].voided
        return own.length !== 1 || answers.get(email)?.size !== 1 || !rightful
      })
      const captures = book.reduce((sum, hold) => sum + hold.captures, 0)
      return {
        tried: `${count} keys × ${submissions} submissions, to two servers on one database`,
        found: `${orders.length} orders, ${book.length} holds, ${captures} captures; ${orders.length - count} orders too many, ${captures - count} captures too many; ${wrong.length} keys with other than one of each`,
        pass: wrong.length === 0 && orders.length === count && book.length === count && captures === count,
      }
    }),
}

/** A twin in flight on the other server may be told to retry; every twin ends with the same order. */
async function sendUntilPlaced(url: string, intent: Intent): Promise<string> {
  const deadline = Date.now() + longestPlacing
  for (;;) {
    const { status, id } = await sendOrder(url, intent)
    if (status === 201 && id) return id
    const mayWait = status === 503 || status === 409 || status === 429
    if (!mayWait || Date.now() > deadline) return `answered ${status}`
    await wait(100)
  }
}
