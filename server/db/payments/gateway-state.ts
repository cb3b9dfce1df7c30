// How far the gateway was looked at, and how its hints arrive (R66). One row.
import type { hintTrouble } from '#domain/payments/set-up-schema.ts'
import type { Wire } from '#domain/basics/values.ts'
import type { Database } from '../engine/database.ts'

/** Everything before this moment was looked at; null: nothing so far. */
export async function readLookedUntil(db: Database): Promise<string | null> {
  const row = await db.read.selectFrom('gateway_state').select('looked_until').executeTakeFirstOrThrow()
  return row.looked_until
}

/** Never back: another server may have looked further. */
export async function noteLooked(db: Database, until: string): Promise<void> {
  await db.transaction((trx) =>
    trx
      .updateTable('gateway_state')
      .set({ looked_until: until })
      .where((is) => is.or([is('looked_until', 'is', null), is('looked_until', '<', until)]))
      .execute(),
  )
}

/** The account of other keys was looked at meanwhile: what happened in this one since then is not known. */
export async function lookAgainFrom(db: Database, since: string): Promise<void> {
  await db.transaction((trx) =>
    trx.updateTable('gateway_state').set({ looked_until: since }).where('looked_until', '>', since).execute(),
  )
}

export type HintTrouble = Wire<typeof hintTrouble>

export interface HintState {
  readonly lastAt: string | null
  readonly trouble: HintTrouble | null
}

export async function readHintState(db: Database): Promise<HintState> {
  const row = await db.read
    .selectFrom('gateway_state')
    .select(['last_hint_at', 'last_hint_trouble'])
    .executeTakeFirstOrThrow()
  return { lastAt: row.last_hint_at, trouble: troubleIn(row.last_hint_trouble) }
}

/** Kept as `signature`, or as `clock 7`: minutes. */
function troubleIn(text: string | null): HintTrouble | null {
  if (text === null) return null
  const [kind, minutes] = text.split(' ')
  return kind === 'clock' ? { kind, minutes: Number(minutes) } : { kind: 'signature' }
}

/** A good hint ends the trouble. */
export async function noteHint(db: Database, at: string): Promise<void> {
  await db.transaction((trx) =>
    trx.updateTable('gateway_state').set({ last_hint_at: at, last_hint_trouble: null }).execute(),
  )
}

/**
 * Anybody may knock with a wrong signature, or with one that was overheard. A key that was right so short a time
 * ago is not to blame for it, nor is a clock; where one of them is wrong, the gateway tries for days.
 */
const isRightFor = 6 * 60 * 60_000

/** A bad hint leaves when the last good one came. */
export async function noteHintTrouble(db: Database, at: string, trouble: HintTrouble): Promise<void> {
  const before = new Date(Date.parse(at) - isRightFor).toISOString()
  await db.transaction((trx) =>
    trx
      .updateTable('gateway_state')
      .set({ last_hint_trouble: trouble.kind === 'clock' ? `clock ${trouble.minutes}` : trouble.kind })
      .where((is) => is.or([is('last_hint_at', 'is', null), is('last_hint_at', '<', before)]))
      .execute(),
  )
}
