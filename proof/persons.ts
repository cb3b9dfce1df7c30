// One session of each kind on a started server: staff at work, and those whom nothing opens any more.
import { createHash } from 'node:crypto'
import { onPostgres, onSqlite } from './ledger.ts'
import type { PersonKind } from './role-answers.ts'
import type { Place } from './set-up.ts'
import { givenPassword, hire, hireAndLogIn, logIn, type Hand } from './staff-hands.ts'

export async function gatherPersons(
  url: string,
  place: Place,
  owner: Hand,
): Promise<Readonly<Record<PersonKind, string>>> {
  const kitchen = await hireAndLogIn(url, owner, 'cook', 'kitchen')
  const disabled = await hireAndLogIn(url, owner, 'gone', 'owner')
  await owner.post('/api/office/staff/gone/change', { on: false })
  const expired = await hireAndLogIn(url, owner, 'late', 'owner')
  await hire(owner, 'newcomer', 'owner')
  const newcomer = await logIn(url, 'newcomer', givenPassword)
  // Last, since every login sweeps away what has expired: this one is to be found, and refused.
  await expire(place, expired.cookie)
  return {
    anonymous: '',
    kitchen: kitchen.cookie,
    owner: owner.cookie,
    disabled: disabled.cookie,
    expired: expired.cookie,
    'must-change': newcomer.cookie,
  }
}

/** As the clock does it, to one session alone. */
async function expire(place: Place, cookie: string): Promise<void> {
  const token = cookie.slice(cookie.indexOf('=') + 1)
  const hash = createHash('sha256').update(token).digest('base64url')
  const past = new Date(Date.now() - 1_000).toISOString()
  const change = (first: string, second: string) =>
    `update sessions set expires_at = ${first} where token_hash = ${second}`
  const changed = place.databaseUrl
    ? await onPostgres(
        place.databaseUrl,
        async (client) => (await client.query(change('$1', '$2'), [past, hash])).rowCount,
      )
    : onSqlite(place, (db) => db.prepare(change('?', '?')).run(past, hash).changes)
  if (changed !== 1) throw new Error('there is no such session to end')
}
