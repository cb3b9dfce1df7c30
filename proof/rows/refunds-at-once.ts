// Refunds in part from two owners at once (R67, R68): never more than was paid, the parts of the tax are the tax, and the
// books balance to the cent.
import { setTimeout as wait } from 'node:timers/promises'
import type { PlacedOrder } from '../../domain/order.ts'
import type { Random } from '../../server/demo/random.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { isInOrder, judgeBooks, sayBooks } from '../books.ts'
import { sendStart } from '../cooking.ts'
import { isMoneyWaiting } from '../due-money.ts'
import { newKey } from '../load.ts'
import { firstPrices, noFee, randomLines, workOut, type Fee } from '../price-oracle.ts'
import { addCodes, drawCode, type DrawnCode } from '../random-codes.ts'
import { judgeRefunds } from '../refunded-orders.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, openPair, startGateway, withSetUp, type Place } from '../set-up.ts'
import { spoiledBy } from '../spoil.ts'
import { hireAndLogIn, logIn, type Hand } from '../staff-hands.ts'
import { refundTogether, type Asked, type PaidOrder } from '../two-owners.ts'
import { drawZones } from '../zones.ts'

const atOnce = 4
const longestSettling = 60_000

export const refundsAtOnce: Row = {
  name: 'refunds in part',
  promise:
    'refunds in part, random, from two owners at once at two servers, 400 orders: never more sent back than was paid, the parts of the tax sum to the tax, the books balance to the cent',
  engines: bothEngines,
  breaks: {
    'forgets-earlier-refunds': /\b[1-9]\d* orders with more sent back than was paid/,
    'forgets-an-entry': /\b[1-9]\d* off/,
  },

  run: ({ engine, scale, random, broken }) =>
    withSetUp(async (setUp) => {
      const count = scale === 'long' ? 400 : 12
      const place = await freshProofPlace(engine)
      const gateway = await startGateway(setUp)
      const env = { PROOF_GATEWAY: gateway.url, PROOF_MAILS: 'unwritten', ...spoiledBy(broken) }
      const pair = await openPair(setUp, place, env)
      const owner = await logIn(pair[0].url)
      const owners = [owner, await hireAndLogIn(pair[1].url, owner, 'second', 'owner')]

      const orders: PaidOrder[] = []
      const codes = await addCodes(owner, 0, random)
      for (const isTaxed of [true, false]) {
        const fee = { amount: random.whole(1, 999), isTaxed }
        await drawZones(place, fee)
        for (let nth = 0; nth < count / 2; nth += 1)
          orders.push(await sell(owner, { fee, codes, random, nth }))
      }
      await untilMoved(place)

      const asked: Asked = { sent: 0, late: 0, odd: [] }
      for (let from = 0; from < orders.length; from += atOnce)
        await Promise.all(
          orders
            .slice(from, from + atOnce)
            .map((order, nth) => refundTogether(owners, order, { random, wantsRest: nth % 2 === 0, asked })),
        )
      await untilMoved(place)

      const { over, taxOff, untrue, emptied } = await judgeRefunds(place, await gateway.readBook())
      const books = await judgeBooks(place)
      return {
        tried: `${orders.length} paid orders, some with a code, a fee or a tip, at two servers; ${asked.sent} parts sent back, ${asked.late} times the other owner was first, ${emptied} orders sent back whole`,
        found: `${over} orders with more sent back than was paid, ${taxOff} whose parts of the tax are not the tax, ${untrue} of which the gateway sent something else; ${sayBooks(books)}; other surprises: ${asked.odd.slice(0, 3).join(', ') || 'none'}`,
        pass:
          over + taxOff + untrue + asked.odd.length === 0 &&
          isInOrder(books) &&
          asked.sent >= orders.length &&
          asked.late > 0 &&
          emptied > 0,
      }
    }),
}

interface Sale {
  readonly fee: Fee
  readonly codes: readonly DrawnCode[]
  readonly random: Random
  readonly nth: number
}

/** An order whose cooking has started: its money is due. */
async function sell({ url, cookie }: Hand, { fee, codes, random, nth }: Sale): Promise<PaidOrder> {
  const way = random.chance(0.3) ? 'pickup' : 'delivery'
  const [lines, code] = [randomLines(random), drawCode(codes, random)]
  const tip = random.chance(0.5) ? { percent: random.pick([10, 15, 20] as const) } : undefined
  const due = workOut(lines, firstPrices, way === 'pickup' ? noFee : fee, { off: code?.off, tip })
  const reply = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'idempotency-key': newKey() },
    body: JSON.stringify({
      ...rosasOrder,
      ...(code && { code: code.terms.code }),
      ...(tip && { tip }),
      email: `back-${fee.isTaxed ? 'taxed' : 'untaxed'}-${nth}@proof.example`,
      way,
      lines,
      expectedTotal: due.total,
    }),
  })
  if (reply.status !== 201) throw new Error(`an order was answered ${reply.status} ${await reply.text()}`)
  const { id } = (await reply.json()) as PlacedOrder
  await sendStart(url, cookie, id)
  return { id, isFeeTaxed: fee.isTaxed }
}

async function untilMoved(place: Place): Promise<void> {
  const deadline = Date.now() + longestSettling
  while ((await isMoneyWaiting(place)) && Date.now() < deadline) await wait(100)
}
