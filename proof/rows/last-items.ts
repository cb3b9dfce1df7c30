// Fifty customers at once want the last few of an item (R59): as many get them as there were, by a count of its own from the
// database, and nobody else is charged.
import type { ProblemReply } from '../../domain/api.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { clearBoard, moveToNoon, readLeft, readPromises, setLeft } from '../kitchen-book.ts'
import { newKey } from '../load.ts'
import { firstPrices, noFee, workOut } from '../price-oracle.ts'
import { untilLetGo } from '../refused-holds.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, startGateway, withSetUp } from '../set-up.ts'
import { spoiledBy } from '../spoil.ts'

const customers = 50

export const lastItems: Row = {
  name: 'last items',
  promise:
    '50 customers at once for the last few of an item, on one server (SQLite) and on two (PostgreSQL), 100 rounds: as many sold as there were, the others told so, nothing charged, no hold left',
  engines: bothEngines,
  breaks: { 'sells-what-is-not-there': /\b[1-9]\d* rounds oversold/ },

  run: ({ engine, scale, random, broken }) =>
    withSetUp(async (setUp) => {
      const rounds = scale === 'long' ? 100 : 6
      const place = await freshProofPlace(engine)
      const gateway = await startGateway(setUp)
      const env = { PROOF_GATEWAY: gateway.url, PROOF_MAILS: 'unwritten', ...spoiledBy(broken) }
      const servers = await Promise.all(
        Array.from({ length: engine === 'postgres' ? 2 : 1 }, () => prepareRestaurant(setUp, place, env)),
      )
      for (const server of servers) await server.open()
      const urls = servers.map(({ url }) => url)
      const { day } = await moveToNoon(place)

      const found = { placed: 0, oversold: 0, turnedAway: 0 }
      const refused = new Set<string>()
      const odd: string[] = []
      for (let round = 0; round < rounds; round += 1) {
        const [left, each] = [random.whole(1, 6), random.whole(1, 2)]
        await clearBoard(place)
        await setLeft(place, left, day)
        const answers = await Promise.all(
          Array.from({ length: customers }, (_, nth) =>
            order(urls[nth % urls.length] ?? '', `items-${round}-${nth}@proof.example`, each),
          ),
        )
        const sold = (await readPromises(place)).reduce((sum, { weight }) => sum + weight, 0)
        const rest = await readLeft(place)
        found.placed += sold / each
        if (sold > left || rest < 0) found.oversold += 1
        if (sold < Math.floor(left / each) * each || rest !== left - sold) found.turnedAway += 1
        for (const { status, key, body } of answers) {
          if (status === 201) continue
          refused.add(key)
          const isTold =
            body.code === 'sold-out' || (body.code === 'not-enough-left' && (body.left ?? each) < each)
          if (!isTold || body.items?.join() !== 'bean') odd.push(`${status} ${body.code}`)
        }
        if (answers.filter(({ status }) => status === 201).length * each !== sold) odd.push('an answer')
      }

      const { charged, held } = await untilLetGo(gateway, refused)
      const { placed, oversold, turnedAway } = found
      return {
        tried: `${rounds} rounds of ${customers} customers at ${urls.length} server${urls.length > 1 ? 's' : ''}, each round with another number left; ${placed} placed, ${refused.size} refused`,
        found: `${oversold} rounds oversold, ${turnedAway} with somebody refused though there was enough; of the refused, ${charged} charged, ${held} with a hold left; other surprises: ${odd.slice(0, 3).join(', ') || 'none'}`,
        pass:
          oversold + turnedAway + charged + held + odd.length === 0 &&
          placed >= rounds / 2 &&
          refused.size > 0,
      }
    }),
}

async function order(url: string, email: string, quantity: number) {
  const lines = [{ item: 'bean' as const, quantity }]
  const expectedTotal = workOut(lines, firstPrices, noFee).total
  const key = newKey()
  const reply = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...rosasOrder, email, lines, expectedTotal, way: 'pickup' }),
  })
  return { status: reply.status, key, body: (await reply.json()) as Partial<ProblemReply> }
}
