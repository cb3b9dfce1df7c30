// Limits declined cards (trust rule 24) by mailbox and by client address, across all servers, before the gateway is asked.
import { createHmac, hash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { mailboxOf } from '#domain/orders/order-limits.ts'
import { Problem } from '#domain/basics/problems.ts'
import {
  dayOf,
  markAttemptChallenged,
  markAttemptOpen,
  markAttemptPassed,
  markAttemptDeclined,
  readCardHashKeys,
  reserveCardAttempt,
  type CardAttempt,
} from '../../db/payments/card-attempts.ts'
import type { Database } from '../../db/engine/database.ts'
import type { Tables } from '../../db/schema.ts'
import { clientAddressOf } from '../../limits/client-address.ts'
import { hour } from '#domain/basics/time-units.ts'

export interface CardLimits {
  /**
   * Counts a card attempt in the transaction that records its payment, or refuses the attempt. `start` is one statement.
   * Undefined when its result is: the payment can no longer be made.
   */
  begin<Started>(
    request: CardAttemptRequest,
    start: (trx: Kysely<Tables>) => Promise<Started | undefined>,
  ): Promise<(CardAttemptHandle & { readonly started: Started }) | undefined>
}

export interface CardAttemptRequest {
  readonly key: string
  readonly token: string
  readonly email: string
  readonly ip: string
  /** The restaurant's phone number, which a refusal names. */
  readonly phone: string | null
  readonly now: Date
}

export interface CardAttemptHandle {
  /** 3-D Secure is required, even if the card's bank would not ask for it. */
  readonly requires3DS: boolean
  /** Storing the order marks the attempt as passed. Undefined without limits. */
  readonly id: string | undefined
  /**
   * Must be called when the attempt is over. 'open': the gateway has not answered, or was not asked. 'challenged': the bank
   * has a question for the customer, and the order that follows belongs to the same attempt.
   */
  end(how: 'stored' | 'passed' | 'challenged' | 'declined' | 'open'): Promise<void>
}

/** Without limits, as in load tests (RATE_LIMITS=off). */
export function noCardLimits({ runStatement }: Pick<Database, 'runStatement'>): CardLimits {
  const attempt = { requires3DS: false, id: undefined, end: async () => {} }
  return {
    async begin(_request, start) {
      const started = await runStatement(start)
      return started === undefined ? undefined : { ...attempt, started }
    },
  }
}

/** Together with the gateway's own timeout, this is still within the time in which an order must be answered. */
const maxWaitMs = 3_000
/** An attempt on another server ends without telling this server. */
const recheckAfterMs = 250

export interface CardLimitsDeps {
  readonly db: Database
  /** Part of every hash, and never in the database or a backup: a thief of either cannot find addresses by trying them all. */
  readonly pepper: () => string
}

export function createCardLimits({ db, pepper }: CardLimitsDeps): CardLimits {
  const hashersFor = createHashes(db, pepper)
  /** Requests that wait for another attempt of the same client to end, by client, in order of arrival. */
  const waiting = new Map<string, (() => void)[]>()

  return {
    async begin(request, start) {
      const hashes = await hashersFor(request.now)
      const card: CardAttempt = {
        id: hash('sha256', `${request.key}\n${request.token}`, 'base64url'),
        mailbox: hashes(`mailbox ${mailboxOf(request.email)}`),
        client: hashes(`client ${clientAddressOf(request.ip)}`),
      }
      const [client] = card.client
      const deadline = performance.now() + maxWaitMs
      for (;;) {
        const answer = await db.transaction(async (trx) => {
          const reserved = await reserveCardAttempt(trx, db.engine, card, request.now)
          if (reserved.outcome !== 'reserved') return reserved
          return { ...reserved, started: await start(trx) }
        })
        if (answer.outcome === 'declined') throw new Problem('card-declined')
        if (answer.outcome === 'refused') throw tooMany(answer.until, request)
        if (answer.outcome === 'reserved') {
          const attempt = { requires3DS: answer.requires3DS, ...endHandlers(card.id, client) }
          if (answer.started !== undefined) return { ...attempt, started: answer.started }
          await attempt.end('open')
          return undefined
        }
        if (performance.now() > deadline) throw new Problem('busy', { retryAfter: 2 })
        await waitInLine(client)
      }
    },
  }

  function endHandlers(id: string, client: string): Pick<CardAttemptHandle, 'id' | 'end'> {
    return {
      id,
      async end(how) {
        if (how === 'declined') await db.runStatement((write) => markAttemptDeclined(write, id))
        if (how === 'passed') await db.runStatement((write) => markAttemptPassed(write, id))
        if (how === 'challenged') await db.runStatement((write) => markAttemptChallenged(write, id))
        if (how === 'open') await db.runStatement((write) => markAttemptOpen(write, id))
        // Wakes the next in line.
        waiting.get(client)?.shift()?.()
      },
    }
  }

  async function waitInLine(client: string): Promise<void> {
    const line = waiting.get(client) ?? []
    waiting.set(client, line)
    const { promise, resolve } = Promise.withResolvers<void>()
    line.push(resolve)
    await Promise.race([promise, wait(recheckAfterMs)])
    const place = line.indexOf(resolve)
    if (place >= 0) line.splice(place, 1)
    if (line.length === 0) waiting.delete(client)
  }
}

function tooMany(until: string, { now, phone }: CardAttemptRequest): Problem {
  const retryAfter = Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / 1000))
  return new Problem('too-many-declined', { retryAfter, phone })
}

type Hashes = (whose: string) => readonly [string, ...string[]]

/** Hashes with today's key, and with yesterday's while attempts of yesterday still count. All servers share the keys. */
function createHashes(db: Database, pepper: () => string): (now: Date) => Promise<Hashes> {
  let cached: { readonly days: string; readonly hashes: Hashes } | undefined
  return async (now) => {
    const [day, before] = [dayOf(now), dayOf(new Date(now.getTime() - hour))]
    const days = `${before} ${day} ${pepper()}`
    if (cached?.days === days) return cached.hashes
    const fresh = randomBytes(32).toString('base64url')
    const [today, ...earlier] = await readCardHashKeys(db, { day, before, fresh })
    const hashWith = (key: string, whose: string) =>
      createHmac('sha256', `${key} ${pepper()}`).update(whose).digest('base64url')
    const hashes: Hashes = (whose) => [hashWith(today, whose), ...earlier.map((key) => hashWith(key, whose))]
    cached = { days, hashes }
    return hashes
  }
}
