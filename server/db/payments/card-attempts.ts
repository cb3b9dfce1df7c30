// The tries with a card of the last hour, for the limits of all servers (trust rule 24). Whose they are stands here as keyed
// hashes, and the key is another one each day.
import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Database, Engine } from '../engine/database.ts'
import { addAlert } from '../people/owner-alerts.ts'
import type { Tables } from '../schema.ts'
import { hour } from '#domain/basics/time-units.ts'

// Whoever has a list of stolen cards would try them all here, and each of these tries costs the restaurant its good name with
// the card companies: so many cards may be declined before no more are tried.

/** In an hour, each. A customer mistypes a number, takes another card, and then knows. */
export const maxDeclinesPerMailbox = 5
/** Per client, which is a network address: in an office more than one card has expired. */
export const maxDeclinesPerAddress = 10

/**
 * Whoever has many addresses and mailboxes shows in the whole shop: when more than this are declined in an hour, and they are
 * half of all tries, every card is asked for 3-D Secure.
 */
export const maxDeclinesAnHour = 60

export interface CardAttempt {
  /** Of the checkout's key and its token: the same order sent again is the same try. */
  readonly id: string
  /** The hashes of one mailbox and of one client: today's first, and yesterday's while those of that key count. */
  readonly mailbox: readonly [string, ...string[]]
  readonly client: readonly [string, ...string[]]
}

/** Longer than any try lasts: what a server asked that has died meanwhile keeps nobody waiting. */
const maxAttemptMs = 60_000
/** Any number that nothing else in the database locks; PostgreSQL keeps locks of two numbers apart from those of one. */
const attemptsLock = 1_997

const hourBefore = (now: Date) => new Date(now.getTime() - hour).toISOString()

export type AttemptReservation =
  | { readonly outcome: 'reserved'; readonly requires3DS: boolean }
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
export async function reserveCardAttempt(
  trx: Transaction<Tables>,
  engine: Engine,
  card: CardAttempt,
  now: Date,
): Promise<AttemptReservation> {
  // A statement of its own, before any read (trust rule 2). The lower number first, so that two never wait for each other.
  if (engine === 'postgres') {
    const [low, high] = [lockOf(card.mailbox[0]), lockOf(card.client[0])].toSorted((a, b) => a - b)
    const lock = sql.lit(attemptsLock)
    await sql`select pg_advisory_xact_lock(${lock}, ${low}::integer), pg_advisory_xact_lock(${lock}, ${high}::integer)`.execute(
      trx,
    )
  }
  const isFree = (column: 'mailbox' | 'client', most: number) =>
    sql`(select count(*) from card_attempts where ${isOf(column, card)} and id <> ${card.id}
      and ${mayBeDeclined(now)}) < ${most}`
  const { rows } = await sql<{ requires_3ds: number }>`
    insert into card_attempts (id, mailbox, client, at, outcome, requires_3ds)
    select ${card.id}, ${card.mailbox[0]}, ${card.client[0]}, ${at(now, engine)}, 'pending',
      case when ${isCardTesting(now)} then 1 else 0 end
    where ${isFree('mailbox', maxDeclinesPerMailbox)} and ${isFree('client', maxDeclinesPerAddress)}
    on conflict (id) do update set outcome = 'pending', at = excluded.at where card_attempts.outcome = 'open'
    returning requires_3ds`.execute(trx)
  return rows[0]
    ? { outcome: 'reserved', requires3DS: rows[0].requires_3ds === 1 }
    : explainRefusal(trx, card, now)
}

/** PostgreSQL does not guess the type of a value that is selected. */
function at(now: Date, engine: Engine): RawBuilder<unknown> {
  return engine === 'postgres' ? sql`${now.toISOString()}::timestamptz` : sql`${now.toISOString()}`
}

function lockOf(hash: string): number {
  return Buffer.from(hash, 'base64url').readInt32BE(0)
}

function isOf(column: 'mailbox' | 'client', card: CardAttempt): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${sql.join(card[column])})`
}

function mayBeDeclined(now: Date): RawBuilder<boolean> {
  const longAgo = new Date(now.getTime() - maxAttemptMs).toISOString()
  return sql<boolean>`((outcome = 'declined' and at > ${hourBefore(now)}) or (outcome = 'pending' and at > ${longAgo}))`
}

/**
 * More than so many declines in an hour, and half of all tries, which are counted only then. A challenge is none of them until it
 * is answered: while every bank asks, nobody ends the alarm with cards that are not theirs.
 */
function isCardTesting(now: Date): RawBuilder<boolean> {
  const hourAgo = hourBefore(now)
  const declined = sql`(select count(*) from card_attempts where outcome = 'declined' and at > ${hourAgo})`
  return sql<boolean>`case when ${declined} > ${sql.lit(maxDeclinesAnHour)}
    then 2 * ${declined} >= (select count(*) from card_attempts
      where outcome in ('pending', 'declined', 'passed') and at > ${hourAgo})
    else 1 = 0 end`
}

async function explainRefusal(
  trx: Transaction<Tables>,
  card: CardAttempt,
  now: Date,
): Promise<AttemptReservation> {
  const known = await trx
    .selectFrom('card_attempts')
    .select(['outcome', 'requires_3ds'])
    .where('id', '=', card.id)
    .executeTakeFirst()
  if (known?.outcome === 'declined') return { outcome: 'declined' }
  // Counted already: the bank asks its customer, the answer was lost, or a twin is under way at another server.
  if (known && known.outcome !== 'open') return { outcome: 'reserved', requires3DS: known.requires_3ds === 1 }
  const ends = await Promise.all([
    allowedAgainAt(trx, 'mailbox', maxDeclinesPerMailbox, card, now),
    allowedAgainAt(trx, 'client', maxDeclinesPerAddress, card, now),
  ])
  const until = ends
    .filter((end) => end !== undefined)
    .toSorted()
    .at(-1)
  return until === undefined ? { outcome: 'wait' } : { outcome: 'refused', until }
}

/** When the oldest of so many declines is an hour ago. */
async function allowedAgainAt(
  trx: Transaction<Tables>,
  column: 'mailbox' | 'client',
  most: number,
  card: CardAttempt,
  now: Date,
): Promise<string | undefined> {
  const declined = await trx
    .selectFrom('card_attempts')
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
export async function markAttemptPassed(trx: Transaction<Tables>, id: string): Promise<void> {
  await mark(trx, id, 'passed')
}

/** The bank asks its customer. */
export async function markAttemptChallenged(trx: Transaction<Tables>, id: string): Promise<void> {
  await mark(trx, id, 'challenged')
}

/** The gateway has said nothing, or was not asked: the try is taken back. */
export async function markAttemptOpen(trx: Transaction<Tables>, id: string): Promise<void> {
  await mark(trx, id, 'open')
}

async function mark(
  trx: Transaction<Tables>,
  id: string,
  outcome: 'challenged' | 'passed' | 'open',
): Promise<void> {
  await trx
    .updateTable('card_attempts')
    .set({ outcome })
    .where('id', '=', id)
    .where('outcome', 'in', outcome === 'passed' ? ['pending', 'challenged'] : ['pending'])
    .execute()
}

/** True where the owner is to hear of it: once a day at most. */
export async function markAttemptDeclined(trx: Transaction<Tables>, id: string, now: Date): Promise<boolean> {
  await trx.updateTable('card_attempts').set({ outcome: 'declined' }).where('id', '=', id).execute()
  const dayAgo = new Date(now.getTime() - 24 * hour).toISOString()
  const alarmed = await trx
    .updateTable('gateway_state')
    .set({ card_testing_alerted_at: now.toISOString() })
    .where((is) =>
      is.or([is('card_testing_alerted_at', 'is', null), is('card_testing_alerted_at', '<=', dayAgo)]),
    )
    .where(isCardTesting(now))
    .returning('id')
    .executeTakeFirst()
  if (!alarmed) return false
  const news = { kind: 'card-testing', declined: await countDeclines(trx, now) } as const
  await addAlert(trx, { at: now.toISOString(), orderSeq: null, news })
  return true
}

async function countDeclines(db: Database['read'], now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from card_attempts where outcome = 'declined' and at > ${hourBefore(now)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** How many cards were declined in the last hour, while every card is asked for 3-D Secure; 0 else. */
export async function countCardTestingDeclines(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ testing: number }>`
    select case when ${isCardTesting(now)} then 1 else 0 end as testing`.execute(db.read)
  return rows[0]?.testing === 1 ? countDeclines(db.read, now) : 0
}

/** Deletes what is over an hour old, and the keys that nothing is hashed with any more. */
export async function deleteOldCardAttempts(db: Database, now: Date): Promise<void> {
  const hourAgo = hourBefore(now)
  const day = dayOf(new Date(hourAgo))
  const old = await sql`select 1 from card_attempts where ${isOld(hourAgo)} union all
    select 1 from card_hash_keys where day < ${day} limit 1`.execute(db.read)
  if (old.rows.length === 0) return
  await db.transaction(async (trx) => {
    await sql`delete from card_attempts where ${isOld(hourAgo)}`.execute(trx)
    await trx.deleteFrom('card_hash_keys').where('day', '<', day).execute()
  })
}

/** By the index, which begins with the outcome. */
function isOld(hourAgo: string): RawBuilder<boolean> {
  return sql<boolean>`outcome in ('pending', 'declined', 'challenged', 'passed', 'open') and at <= ${hourAgo}`
}

/** In UTC: no zone changes when the key does. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** The key of a day, which the first server that needs it makes, and that of the day before, where there is one. */
export async function readCardHashKeys(
  db: Database,
  { day, before, fresh }: { readonly day: string; readonly before: string; readonly fresh: string },
): Promise<readonly [string, ...string[]]> {
  return db.transaction(async (trx) => {
    await trx
      .insertInto('card_hash_keys')
      .values({ day, key: fresh })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute()
    const keys = await trx
      .selectFrom('card_hash_keys')
      .selectAll()
      .where('day', 'in', [day, before])
      .execute()
    const earlier = keys.filter((one) => one.day !== day).map(({ key }) => key)
    return [keys.find((one) => one.day === day)?.key ?? fresh, ...earlier]
  })
}
