// Faults put into the proof's own server on purpose, so that each row can be seen to fail. Production never loads this.
import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import {
  AndNode,
  ColumnNode,
  InsertQueryNode,
  sql,
  UpdateQueryNode,
  type KyselyPlugin,
  type Transaction,
} from 'kysely'
import type { Letter, Mailer } from '../server/adapters/mailer.ts'
import type { Authorisation, AuthoriseRequest, PaymentGateway } from '../server/adapters/payments.ts'
import type { Feed } from '../server/db/feed.ts'
import { openDatabase, type Database, type Place } from '../server/db/open.ts'
import type { Tables } from '../server/db/schema.ts'
import { timeOuts, type TimeOuts } from '../server/http/time-outs.ts'

const late = 40

/** Opens the database as main.ts does, and then spoils it as asked. */
export async function openBrokenDatabase(place: Place, broken: string | undefined): Promise<Database> {
  const db = await openDatabase(place)
  if (broken === 'no-sync' && db.engine === 'sqlite') await sql`pragma synchronous = OFF`.execute(db.write)
  if (broken === 'no-unique-key') return withoutUniqueKey(db)
  return broken === 'answer-early' ? answeringEarly(db) : db
}

/** The key of an order may come twice: only those who look before they write find a twin. */
async function withoutUniqueKey(db: Database): Promise<Database> {
  if (db.engine === 'sqlite') await rebuildOrders(db)
  else await sql`alter table orders drop constraint if exists orders_idempotency_key_key`.execute(db.write)
  const forgetful: KyselyPlugin = {
    transformQuery({ node }) {
      if (UpdateQueryNode.is(node)) return withKeyAlone(node)
      if (!InsertQueryNode.is(node) || node.into?.table.identifier.name !== 'orders') return node
      const { onConflict: _forgotten, ...rest } = node
      return rest
    },
    transformResult: async ({ result }) => result,
  }
  return { ...db, transaction: (work) => db.transaction((trx) => work(trx.withPlugin(forgetful))) }
}

/** The payment of an order follows the last order of its key, whether or not it has one. */
function withKeyAlone(node: UpdateQueryNode): UpdateQueryNode {
  const links = node.updates?.some(
    ({ column }) => ColumnNode.is(column) && column.column.name === 'order_seq',
  )
  if (!links || !node.where) return node
  let { where } = node.where
  while (AndNode.is(where)) where = where.left
  return { ...node, where: { ...node.where, where } }
}

/** SQLite drops no constraint of a column: the table, which is empty yet, is made again without it. */
async function rebuildOrders({ write }: Database): Promise<void> {
  const { rows } = await sql<{ sql: string; type: string }>`
    select type, sql from sqlite_master where tbl_name = 'orders' and sql is not null order by rowid`.execute(
    write,
  )
  const unique = /(idempotency_key text not null) unique/
  if (!rows.some((row) => unique.test(row.sql))) return
  await sql`drop table orders`.execute(write)
  for (const row of rows) await sql.raw(row.sql.replace(unique, '$1')).execute(write)
}

/** Every write is acknowledged first and stored a little later: the oldest way to lose an order. */
function answeringEarly(db: Database): Database {
  return {
    ...db,
    async transaction<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
      const rehearsal = Symbol('taken back')
      let answer: { result: Result } | undefined
      await db.write
        .transaction()
        .execute(async (trx) => {
          answer = { result: await work(trx) }
          throw rehearsal as unknown as Error
        })
        .catch((error: unknown) => {
          if (error !== rehearsal) throw error
        })
      setTimeout(() => void db.transaction(work).catch(() => {}), late)
      if (!answer) throw new Error('the rehearsal gave no answer')
      return answer.result
    },
  }
}

export function breakPayments(payments: PaymentGateway, broken: string | undefined): PaymentGateway {
  switch (broken) {
    // As if the gateway knew no keys.
    case 'careless-gateway':
      return { ...payments, authorise: (request) => payments.authorise({ ...request, key: randomUUID() }) }
    case 'recapture':
      return { ...payments, capture: (request) => payments.capture({ ...request, key: randomUUID() }) }
    // As if each try were another refund.
    case 'refunds-again':
      return { ...payments, refund: (request) => payments.refund({ ...request, refundKey: randomUUID() }) }
    // As if nothing were held where no name came.
    case 'lets-nothing-go':
      return {
        ...payments,
        void: async (request) => (request.authorisation === null ? 'voided' : payments.void(request)),
      }
    case 'capture-before-store':
      return { ...payments, authorise: (request) => holdAndTake(payments, request) }
    default:
      return payments
  }
}

async function holdAndTake(payments: PaymentGateway, request: AuthoriseRequest): Promise<Authorisation> {
  const held = await payments.authorise(request)
  if (held.outcome === 'held') await payments.capture({ ...request, authorisation: held.authorisation })
  return held
}

/** SIGTERM as a program hears it that nobody has taught to stop in order, or that never stops. */
export function breakStop(broken: string | undefined): void {
  if (broken !== 'exit-at-once' && broken !== 'deaf-to-sigterm') return
  process.removeAllListeners('SIGTERM')
  process.on('SIGTERM', () => (broken === 'exit-at-once' ? process.exit(0) : undefined))
}

/** In milliseconds of the thread's time. */
const costOfARequest = 25

/** Every request costs much before anybody can refuse it, whatever the server is built with. */
export function breakThread(broken: string | undefined): void {
  if (broken !== 'slow-to-refuse') return
  subscribe('http.server.request.start', () => {
    const ends = performance.now() + costOfARequest
    while (performance.now() < ends);
  })
}

/** A letter that fails once is not tried again. */
export function breakMailer(mailer: Mailer, broken: string | undefined): Mailer {
  if (broken !== 'mail-forgotten') return mailer
  return { ...mailer, send: (letter, hurry) => mailer.send(letter, hurry).catch(() => 'refused' as const) }
}

/** Every order writes to its customer before it is placed. */
export function mailFirst(payments: PaymentGateway, mailer: Mailer): PaymentGateway {
  const person = { name: 'Rosa Delgado', address: 'rosa@proof.example' }
  const letter: Letter = {
    messageId: '<first@proof.example>',
    firstMessageId: '<first@proof.example>',
    name: 'first',
    date: new Date(),
    from: person,
    to: person,
    subject: 'Your order',
    text: 'It will be placed in a moment.',
    html: '',
    pictures: [],
  }
  return {
    ...payments,
    async authorise(request) {
      await mailer.send(letter, new AbortController().signal)
      return payments.authorise(request)
    },
  }
}

const never = 2 ** 31 - 1

/** The rules of the house, so many times as hasty: a short proof has no half minute to wait. */
export function breakRules(haste: number, broken: string | undefined): TimeOuts {
  const { longestRequest, longestAnswer, lookEvery } = timeOuts
  if (broken === 'no-time-outs') {
    return { ...timeOuts, longestRequest: never, longestAnswer: never, lookEvery: never }
  }
  return {
    longestRequest: longestRequest / haste,
    longestAnswer: longestAnswer / haste,
    lookEvery: lookEvery / haste,
  }
}

/** Every third change is not told. */
export function breakFeed(feed: Feed, broken: string | undefined): Feed {
  if (broken !== 'forgetful-feed') return feed
  let changes = 0
  return {
    ...feed,
    announce(change) {
      changes += 1
      if (changes % 3 !== 0) feed.announce(change)
    },
  }
}
