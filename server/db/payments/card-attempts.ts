// The tries with a card of the last hour, for the limits of all servers (trust rule 24). Whose they are stands here as keyed
// hashes, and the key is another one each day.
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Database, Engine } from '../engine/database.ts'
import { addNews } from '../people/owner-alerts.ts'
import type { Tables } from '../schema.ts'
import { hour } from '#domain/basics/time-units.ts'

// Whoever has a list of stolen cards would try them all here, and each of these tries costs the restaurant its good name with
// the card companies: so many cards may be declined before no more are tried.

/** In an hour, each. A customer mistypes a number, takes another card, and then knows. */
export const declinesByMailbox = 5
/** Per neighbour, which is a network address: in an office more than one card has expired. */
export const declinesByNeighbour = 10

/**
 * Whoever has many addresses and mailboxes shows in the whole shop: when more than this are declined in an hour, and they are
 * half of all tries, every card is asked for 3-D Secure.
 */
export const mostDeclines = 60

export interface CardTry {
  /** Of the checkout's key and its token: the same order sent again is the same try. */
  readonly id: string
  /** The hashes of one mailbox and of one neighbour: today's first, and yesterday's while those of that key count. */
  readonly mailbox: readonly [string, ...string[]]
  readonly neighbour: readonly [string, ...string[]]
}

/** Longer than any try lasts: what a server asked that has died meanwhile keeps nobody waiting. */
const longestTry = 60_000
/** Any number that nothing else in the database locks; PostgreSQL keeps locks of two numbers apart from those of one. */
const triesLock = 1_997

const hourBefore = (now: Date) => new Date(now.getTime() - hour).toISOString()

export type Reserved =
  | { readonly outcome: 'reserved'; readonly asksBank: boolean }
  /** The same try was declined before. */
  | { readonly outcome: 'declined' }
  /** Too many were declined, until this moment. */
  | { readonly outcome: 'refused'; readonly until: string }
  /** Not yet: the tries under way might all be declined. */
  | { readonly outcome: 'wait' }

/**
 * Counts a try before the gateway is asked, as if it were declined: of those that come at the same moment no more are let
 * through than may be declined.
 */
export async function reserveTry(
  trx: Transaction<Tables>,
  engine: Engine,
  card: CardTry,
  now: Date,
): Promise<Reserved> {
  // A statement of its own, before any read (trust rule 2). The lower number first, so that two never wait for each other.
  if (engine === 'postgres') {
    const [low, high] = [lockOf(card.mailbox[0]), lockOf(card.neighbour[0])].toSorted((a, b) => a - b)
    const lock = sql.lit(triesLock)
    await sql`select pg_advisory_xact_lock(${lock}, ${low}::integer), pg_advisory_xact_lock(${lock}, ${high}::integer)`.execute(
      trx,
    )
  }
  const isFree = (column: 'mailbox' | 'neighbour', most: number) =>
    sql`(select count(*) from card_tries where ${isOf(column, card)} and id <> ${card.id}
      and ${mayBeDeclined(now)}) < ${most}`
  const { rows } = await sql<{ asks_bank: number }>`
    insert into card_tries (id, mailbox, neighbour, at, outcome, asks_bank)
    select ${card.id}, ${card.mailbox[0]}, ${card.neighbour[0]}, ${at(now, engine)}, 'asked',
      case when ${isCardTesting(now)} then 1 else 0 end
    where ${isFree('mailbox', declinesByMailbox)} and ${isFree('neighbour', declinesByNeighbour)}
    on conflict (id) do update set outcome = 'asked', at = excluded.at where card_tries.outcome = 'open'
    returning asks_bank`.execute(trx)
  return rows[0] ? { outcome: 'reserved', asksBank: rows[0].asks_bank === 1 } : whyNot(trx, card, now)
}

/** PostgreSQL does not guess the type of a value that is selected. */
function at(now: Date, engine: Engine): RawBuilder<unknown> {
  return engine === 'postgres' ? sql`${now.toISOString()}::timestamptz` : sql`${now.toISOString()}`
}

function lockOf(hash: string): number {
  return Buffer.from(hash, 'base64url').readInt32BE(0)
}

function isOf(column: 'mailbox' | 'neighbour', card: CardTry): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${sql.join(card[column])})`
}

function mayBeDeclined(now: Date): RawBuilder<boolean> {
  const longAgo = new Date(now.getTime() - longestTry).toISOString()
  return sql<boolean>`((outcome = 'declined' and at > ${hourBefore(now)}) or (outcome = 'asked' and at > ${longAgo}))`
}

/**
 * More than so many declines in an hour, and half of all tries, which are counted only then. A challenge is none of them until it
 * is answered: while every bank asks, nobody ends the alarm with cards that are not theirs.
 */
function isCardTesting(now: Date): RawBuilder<boolean> {
  const hourAgo = hourBefore(now)
  const declined = sql`(select count(*) from card_tries where outcome = 'declined' and at > ${hourAgo})`
  return sql<boolean>`case when ${declined} > ${sql.lit(mostDeclines)}
    then 2 * ${declined} >= (select count(*) from card_tries
      where outcome in ('asked', 'declined', 'passed') and at > ${hourAgo})
    else 1 = 0 end`
}

async function whyNot(trx: Transaction<Tables>, card: CardTry, now: Date): Promise<Reserved> {
  const known = await trx
    .selectFrom('card_tries')
    .select(['outcome', 'asks_bank'])
    .where('id', '=', card.id)
    .executeTakeFirst()
  if (known?.outcome === 'declined') return { outcome: 'declined' }
  // Counted already: the bank asks its customer, the answer was lost, or a twin is under way at another server.
  if (known && known.outcome !== 'open') return { outcome: 'reserved', asksBank: known.asks_bank === 1 }
  const ends = await Promise.all([
    untilFree(trx, 'mailbox', declinesByMailbox, card, now),
    untilFree(trx, 'neighbour', declinesByNeighbour, card, now),
  ])
  const until = ends
    .filter((end) => end !== undefined)
    .toSorted()
    .at(-1)
  return until === undefined ? { outcome: 'wait' } : { outcome: 'refused', until }
}

/** When the oldest of so many declines is an hour ago. */
async function untilFree(
  trx: Transaction<Tables>,
  column: 'mailbox' | 'neighbour',
  most: number,
  card: CardTry,
  now: Date,
): Promise<string | undefined> {
  const declined = await trx
    .selectFrom('card_tries')
    .select('at')
    .where(isOf(column, card))
    .where('outcome', '=', 'declined')
    .where('at', '>', hourBefore(now))
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  const oldest = declined[most - 1]
  return oldest && new Date(Date.parse(oldest.at) + hour).toISOString()
}

/** The money is held. In the transaction that stores the order, where there is one. */
export async function markPassed(trx: Transaction<Tables>, id: string): Promise<void> {
  await mark(trx, id, 'passed')
}

/** The bank asks its customer. */
export async function markChallenged(trx: Transaction<Tables>, id: string): Promise<void> {
  await mark(trx, id, 'challenged')
}

/** The gateway has said nothing, or was not asked: the try is taken back. */
export async function markOpen(trx: Transaction<Tables>, id: string): Promise<void> {
  await mark(trx, id, 'open')
}

async function mark(
  trx: Transaction<Tables>,
  id: string,
  outcome: 'challenged' | 'passed' | 'open',
): Promise<void> {
  await trx
    .updateTable('card_tries')
    .set({ outcome })
    .where('id', '=', id)
    .where('outcome', 'in', outcome === 'passed' ? ['asked', 'challenged'] : ['asked'])
    .execute()
}

/** True where the owner is to hear of it: once a day at most. */
export async function markTryDeclined(trx: Transaction<Tables>, id: string, now: Date): Promise<boolean> {
  await trx.updateTable('card_tries').set({ outcome: 'declined' }).where('id', '=', id).execute()
  const dayAgo = new Date(now.getTime() - 24 * hour).toISOString()
  const alarmed = await trx
    .updateTable('gateway_state')
    .set({ testing_told_at: now.toISOString() })
    .where((is) => is.or([is('testing_told_at', 'is', null), is('testing_told_at', '<=', dayAgo)]))
    .where(isCardTesting(now))
    .returning('id')
    .executeTakeFirst()
  if (!alarmed) return false
  const news = { kind: 'card-testing', declined: await countDeclines(trx, now) } as const
  await addNews(trx, { at: now.toISOString(), orderSeq: null, news })
  return true
}

async function countDeclines(db: Database['read'], now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from card_tries where outcome = 'declined' and at > ${hourBefore(now)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** How many cards were declined in the last hour, while every card is asked for 3-D Secure; 0 else. */
export async function countTestedCards(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ testing: number }>`
    select case when ${isCardTesting(now)} then 1 else 0 end as testing`.execute(db.read)
  return rows[0]?.testing === 1 ? countDeclines(db.read, now) : 0
}

/** Deletes what is over an hour old, and the keys that nothing is hashed with any more. */
export async function deleteOldTries(db: Database, now: Date): Promise<void> {
  const hourAgo = hourBefore(now)
  const day = dayOf(new Date(hourAgo))
  const old = await sql`select 1 from card_tries where ${isOld(hourAgo)} union all
    select 1 from card_keys where day < ${day} limit 1`.execute(db.read)
  if (old.rows.length === 0) return
  await db.transaction(async (trx) => {
    await sql`delete from card_tries where ${isOld(hourAgo)}`.execute(trx)
    await trx.deleteFrom('card_keys').where('day', '<', day).execute()
  })
}

/** By the index, which begins with the outcome. */
function isOld(hourAgo: string): RawBuilder<boolean> {
  return sql<boolean>`outcome in ('asked', 'declined', 'challenged', 'passed', 'open') and at <= ${hourAgo}`
}

/** In UTC: no zone changes when the key does. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** The key of a day, which the first server that needs it makes, and that of the day before, where there is one. */
export async function readCardKeys(
  db: Database,
  { day, before, fresh }: { readonly day: string; readonly before: string; readonly fresh: string },
): Promise<readonly [string, ...string[]]> {
  return db.transaction(async (trx) => {
    await trx
      .insertInto('card_keys')
      .values({ day, key: fresh })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute()
    const keys = await trx.selectFrom('card_keys').selectAll().where('day', 'in', [day, before]).execute()
    const earlier = keys.filter((one) => one.day !== day).map(({ key }) => key)
    return [keys.find((one) => one.day === day)?.key ?? fresh, ...earlier]
  })
}
