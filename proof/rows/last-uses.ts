// Fifty customers at once want the last uses of a code (R64): as many get them as there were, by a count of its own from the
// database, and nobody else is charged.
import type { ProblemReply } from '../../domain/api.ts'
import { cents } from '../../domain/money.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { read } from '../due-money.ts'
import { newKey } from '../load.ts'
import { firstPrices, noFee, workOut } from '../price-oracle.ts'
import { addCode } from '../random-codes.ts'
import { untilLetGo } from '../refused-holds.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, openPair, startGateway, withSetUp } from '../set-up.ts'
import { spoiledBy } from '../spoil.ts'
import { logIn } from '../staff-hands.ts'

const customers = 50
const amount = 333

export const lastUses: Row = {
  name: 'last use of a code',
  promise:
    '50 customers at once for the last use of a code, or the last few, on two servers, 100 rounds: as many uses as there were, the others told so, nothing charged, no hold left',
  engines: bothEngines,
  breaks: { 'gives-the-last-use-again': /\b[1-9]\d* rounds with a use too many/ },

  run: ({ engine, scale, random, broken }) =>
    withSetUp(async (setUp) => {
      const rounds = scale === 'long' ? 100 : 4
      const place = await freshProofPlace(engine)
      const gateway = await startGateway(setUp)
      const env = { PROOF_GATEWAY: gateway.url, PROOF_MAILS: 'unwritten', ...spoiledBy(broken) }
      const pair = await openPair(setUp, place, env)
      const owner = await logIn(pair[0].url)

      const found = { placed: 0, tooMany: 0, turnedAway: 0 }
      const refused = new Set<string>()
      const odd: string[] = []
      for (let round = 0; round < rounds; round += 1) {
        const [code, uses] = [`LAST-${round}`, round % 2 === 0 ? 1 : random.whole(2, 5)]
        await addCode(owner, { code, gives: { kind: 'amount', amount: cents(amount) }, firstUses: uses })
        const answers = await Promise.all(
          Array.from({ length: customers }, (_, nth) =>
            order(pair[nth % 2 === 0 ? 0 : 1].url, `use-${round}-${nth}@proof.example`, code),
          ),
        )
        const [kept] = await read<Kept>(place, usesOf(code))
        const orders = Number(kept?.orders)
        found.placed += orders
        if (orders > uses || Number(kept?.used) > uses) found.tooMany += 1
        if (orders < uses || Number(kept?.used) !== orders) found.turnedAway += 1
        for (const { status, key, body } of answers) {
          if (status === 201) continue
          refused.add(key)
          if (body.codeRefused?.why !== 'used-up') odd.push(`${status} ${body.code}`)
        }
        if (answers.filter(({ status }) => status === 201).length !== orders) odd.push('an answer')
      }

      const { charged, held } = await untilLetGo(gateway, refused)
      const { placed, tooMany, turnedAway } = found
      return {
        tried: `${rounds} rounds of ${customers} customers at two servers, every second round for one last use; ${placed} placed, ${refused.size} refused`,
        found: `${tooMany} rounds with a use too many, ${turnedAway} with somebody refused though there was a use; of the refused, ${charged} charged, ${held} with a hold left; other surprises: ${odd.slice(0, 3).join(', ') || 'none'}`,
        pass:
          tooMany + turnedAway + charged + held + odd.length === 0 && placed >= rounds && refused.size > 0,
      }
    }),
}

interface Kept {
  readonly used: number | string
  readonly orders: number | string
}

/** What the code has counted, and the orders that have its discount. */
function usesOf(code: string): string {
  return `select used, (select count(*) from order_charges where kind = 'discount' and code = '${code}') as orders
    from codes where code = '${code}'`
}

async function order(url: string, email: string, code: string) {
  const lines = [{ item: 'bean' as const, quantity: 1 }]
  const expectedTotal = workOut(lines, firstPrices, noFee, { off: { amount } }).total
  const key = newKey()
  const reply = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ ...rosasOrder, email, lines, expectedTotal, code, way: 'pickup' }),
  })
  return { status: reply.status, key, body: (await reply.json()) as Partial<ProblemReply> }
}
