// Somebody tries stolen cards, for one mailbox and from one address, while honest customers order (trust rule 24). Two servers
// on PostgreSQL, one on SQLite; the gateway itself says which cards were tried.
import { declinesByMailbox, declinesByNeighbour } from '../../domain/card-limits.ts'
import { demoCards, demoToken } from '../../domain/demo-card.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { readFiles, readTables } from '../kept-things.ts'
import { newKey, sayAnswers } from '../load.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, openPair, prepareRestaurant, startGateway, withSetUp } from '../set-up.ts'
import { spoiledBy } from '../spoil.ts'

const tries = 50
const honest = 10

export const declinedCards: Row = {
  name: 'declined cards',
  promise:
    '50 stolen cards at once for one mailbox and 50 from one address, 20 rounds, on two servers (SQLite: one): five and ten of them reach the gateway and the others get a sentence, honest customers from elsewhere all order, also those whose first card is declined, and nobody’s address is in the database',
  engines: bothEngines,
  breaks: {
    'declines-without-end': /\b[1-9]\d* tries too many for a mailbox/,
    'writes-addresses-down': /\b[1-9]\d* addresses in clear/,
  },
  breaksOn: { postgres: { 'counts-without-the-others': /\b[1-9]\d* tries too many/ } },

  run: ({ engine, scale, random, broken }) =>
    withSetUp(async (setUp) => {
      const rounds = scale === 'long' ? 20 : 2
      const place = await freshProofPlace(engine)
      const gateway = await startGateway(setUp)
      await gateway.follow({ seed: 1, share: 0, slowMs: 20 })
      const env = {
        RATE_LIMITS: 'on',
        TRUST_PROXY: 'loopback',
        PROOF_GATEWAY: gateway.url,
        PROOF_MAILS: 'unwritten',
        ...spoiledBy(broken),
      }
      const servers =
        engine === 'postgres'
          ? await openPair(setUp, place, env)
          : [await prepareRestaurant(setUp, place, env)]
      if (engine === 'sqlite') await servers[0]?.open()

      const answers = new Map<string, number>()
      const unkind: string[] = []
      const found = { forMailbox: 0, fromAddress: 0, unplaced: 0, tested: 0 }
      for (let round = 0; round < rounds; round += 1) {
        const keys = { mailbox: new Set<string>(), address: new Set<string>() }
        const steal = async (kind: keyof typeof keys, email: string, from: string, nth: number) => {
          const key = newKey()
          keys[kind].add(key)
          const { status, body } = await order(servers[nth % servers.length]?.url, 'decline', {
            key,
            email,
            from,
          })
          answers.set(`flood ${status}`, (answers.get(`flood ${status}`) ?? 0) + 1)
          const isSentence = /"title":"[A-Z][^"]*\. [A-Z][^"]*\."/.test(body)
          if (status !== 402 && !((status === 429 || status === 503) && isSentence))
            unkind.push(String(status))
        }
        const eat = async (nth: number) => {
          const url = servers[nth % servers.length]?.url
          const person = { email: `home-${round}-${nth}@homes.example`, from: `10.${round}.${nth}.1` }
          if (nth % 3 === 0) await order(url, 'decline', { ...person, key: newKey() })
          const { status } = await order(url, 'approve', { ...person, key: newKey() })
          answers.set(`honest ${status}`, (answers.get(`honest ${status}`) ?? 0) + 1)
          if (status !== 201) found.unplaced += 1
        }
        const all = [
          ...Array.from({ length: tries }, (_, nth) => () => {
            const email =
              nth % 2 === 0 ? `victim-${round}@target.example` : `Victim-${round}+${nth}@target.example`
            return steal('mailbox', email, `198.51.${round}.${nth}`, nth)
          }),
          ...Array.from(
            { length: tries },
            (_, nth) => () =>
              steal('address', `many-${round}-${nth}@strangers.example`, `203.0.113.${round + 1}`, nth),
          ),
          ...Array.from({ length: honest }, (_, nth) => () => eat(nth)),
        ]
        const shuffled = all.map((go) => ({ go, at: random.between(0, 1) })).toSorted((a, b) => a.at - b.at)
        await Promise.all(shuffled.map(({ go }) => go()))
        const tried = await gateway.readDeclined()
        const count = (own: ReadonlySet<string>) => tried.filter((key) => own.has(key)).length
        found.forMailbox += Math.max(0, count(keys.mailbox) - declinesByMailbox)
        found.fromAddress += Math.max(0, count(keys.address) - declinesByNeighbour)
        found.tested += count(keys.mailbox) + count(keys.address)
      }

      const kept = [...(await readTables(place)), ...(await readFiles(place, undefined))]
      const isNamed = (address: string) => kept.some(({ content }) => content.includes(address))
      const addresses = Array.from({ length: rounds }, (_, round) => [
        `203.0.113.${round + 1}`,
        `198.51.${round}.`,
      ])
      const inClear = addresses.flat().filter(isNamed).length
      const { forMailbox, fromAddress, unplaced, tested } = found
      return {
        tried: `${rounds} rounds of ${2 * tries} stolen cards at once at ${servers.length} servers, with ${honest} honest customers; ${tested} of the cards reached the gateway; answers: ${sayAnswers(answers)}`,
        found: `${forMailbox} tries too many for a mailbox, ${fromAddress} tries too many from an address, ${unplaced} honest orders refused, ${inClear} addresses in clear; unkind refusals: ${[...new Set(unkind)].join(', ') || 'none'}`,
        pass: forMailbox + fromAddress + unplaced + inClear + unkind.length === 0 && tested > 0,
      }
    }),
}

interface Sent {
  readonly key: string
  readonly email: string
  readonly from: string
}

async function order(url: string | undefined, card: keyof typeof demoCards, { key, email, from }: Sent) {
  if (url === undefined) throw new Error('there is no server')
  const reply = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: {
      origin: url,
      'content-type': 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': from,
    },
    body: JSON.stringify({ ...rosasOrder, email, paymentToken: demoToken(demoCards[card]) }),
  })
  return { status: reply.status, body: await reply.text() }
}
