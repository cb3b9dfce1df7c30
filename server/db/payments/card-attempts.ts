// The card attempts of the last hour, for the limits that all servers share (trust rule 24). Mailboxes and client addresses are
// stored as keyed hashes, with a new key every day.
import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Database, Engine } from '../engine/database.ts'
import type { Tables } from '../schema.ts'
import { hour } from '#domain/basics/time-units.ts'

// Somebody with a list of stolen cards could test them all here, and every decline hurts the restaurant's standing with the card
// companies. So after this many declines no more cards are tried.

/** Per hour. Enough for a customer who mistypes a number or tries another card. */
export const maxDeclinesPerMailbox = 5
/** Per hour and client address, which everybody in an office may share. */
export const maxDeclinesPerAddress = 10

/**
 * An attacker with many addresses and mailboxes shows only in the total: when more than this many cards are declined in an hour,
 * and they are at least half of all attempts, every card has to pass 3-D Secure.
 */
export const maxDeclinesAnHour = 60

export interface CardAttempt {
  /** Made from the checkout's key and the card's token: a resent order is the same attempt. */
  readonly id: string
  /** The hashes of the mailbox and of the client address: with today's key first, then with yesterday's while it still counts. */
  readonly mailbox: readonly [string, ...string[]]
  readonly client: readonly [string, ...string[]]
}

/** Longer than any attempt lasts: a pending attempt of a server that crashed stops counting after this time. */
const maxAttemptMs = 60_000
/** The first key of a two-key advisory lock: an arbitrary number that no other two-key lock uses. */
const attemptsLock = 1_997

const hourBefore = (now: Date) => new Date(now.getTime() - hour).toISOString()

export type AttemptReservation =
  | { readonly outcome: 'reserved'; readonly requires3DS: boolean }
  /** The same attempt was declined before. */
  | { readonly outcome: 'declined' }
  /** Too many cards were declined; no more are tried until this moment. */
  | { readonly outcome: 'refused'; readonly until: string }
  /** Not yet: the pending attempts might all be declined. */
  | { readonly outcome: 'wait' }

/**
 * Counts an attempt as declined before the gateway is called, so that concurrent attempts cannot exceed the limit.
 */
export async function reserveCardAttempt(
  trx: Transaction<Tables>,
  engine: Engine,
  card: CardAttempt,
  now: Date,
): Promise<AttemptReservation> {
  // A statement of its own, before any read (trust rule 2). The lower number is locked first, to avoid deadlocks.
  if (engine === 'postgres') {
    const keys = [lockOf(card.mailbox[0]), lockOf(card.client[0])].toSorted((a, b) => a - b)
    // Without parameters, so that BEGIN travels with it.
    const locks = keys.map(
      (key) => sql`pg_advisory_xact_lock(${sql.lit(attemptsLock)}, ${sql.lit(String(key))}::integer)`,
    )
    await sql`select ${sql.join(locks)}`.execute(trx)
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

/** PostgreSQL does not infer the type of a parameter in a select list. */
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
 * More than maxDeclinesAnHour declines, which are at least half of all attempts. Unanswered challenges are not counted as
 * attempts, so that an attacker cannot end the alarm with stolen cards whose banks ask for confirmation.
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
  // Already counted: the bank asks its customer, the answer was lost, or another server is handling the same attempt.
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

/** When the oldest of the last `most` declines will be an hour old; undefined if there are fewer. */
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

/** The money is held, and its order is refused. */
export async function markAttemptPassed(db: Kysely<Tables>, id: string): Promise<void> {
  await mark(db, id, 'passed').execute()
}

/** The same as a part of the statement that stores the order. */
export function attemptPassed(db: Kysely<Tables>, id: string): RawBuilder<unknown> {
  return sql`${mark(db, id, 'passed').returning('id')}`
}

/** The bank asks its customer. */
export async function markAttemptChallenged(db: Kysely<Tables>, id: string): Promise<void> {
  await mark(db, id, 'challenged').execute()
}

/** The gateway did not answer or was not called: the attempt no longer counts. */
export async function markAttemptOpen(db: Kysely<Tables>, id: string): Promise<void> {
  await mark(db, id, 'open').execute()
}

export async function markAttemptDeclined(db: Kysely<Tables>, id: string): Promise<void> {
  await db.updateTable('card_attempts').set({ outcome: 'declined' }).where('id', '=', id).execute()
}

function mark(db: Kysely<Tables>, id: string, outcome: 'challenged' | 'passed' | 'open') {
  return db
    .updateTable('card_attempts')
    .set({ outcome })
    .where('id', '=', id)
    .where('outcome', 'in', outcome === 'passed' ? ['pending', 'challenged'] : ['pending'])
}

async function countDeclines(db: Database['read'], now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from card_attempts where outcome = 'declined' and at > ${hourBefore(now)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** How many cards were declined in the last hour while every card has to pass 3-D Secure; otherwise 0. */
export async function countCardTestingDeclines(db: Database, now: Date): Promise<number> {
  const { rows } = await sql<{ testing: number }>`
    select case when ${isCardTesting(now)} then 1 else 0 end as testing`.execute(db.read)
  return rows[0]?.testing === 1 ? countDeclines(db.read, now) : 0
}

/** Deletes attempts that are over an hour old, and the keys that are no longer used. */
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

/** Lists all outcomes, because the index begins with the outcome. */
function isOld(hourAgo: string): RawBuilder<boolean> {
  return sql<boolean>`outcome in ('pending', 'declined', 'challenged', 'passed', 'open') and at <= ${hourAgo}`
}

/** In UTC, so that the restaurant's time zone does not matter. */
export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

/** The key of a day, which the first server that needs it stores, and the key of the day before, if there is one. */
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
