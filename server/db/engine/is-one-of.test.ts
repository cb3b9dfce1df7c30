// A list as one parameter: the same statement for lists of any length, with the same answer on both engines.
import { expect, onTestFinished, test } from 'vitest'
import { statementsOf } from '../../../test-support/count-statements.ts'
import { bothEngines, migratedPlace } from '../../../test-support/databases.ts'
import { isOneOf } from './is-one-of.ts'
import { openDatabase } from './open.ts'

test.each(bothEngines)(
  'lists of any length are one statement on %s, of texts and of numbers',
  async (engine) => {
    const db = await openDatabase(await migratedPlace(engine))
    onTestFinished(() => db.close())
    const days = ['2026-11-15', '2026-11-16', 'a day with "quotes", commas and {braces}']
    for (const day of days)
      await db.runStatement((write) => write.insertInto('card_hash_keys').values({ day, key: 'k' }).execute())
    const among = async (values: readonly string[]) => {
      const rows = await db.read
        .selectFrom('card_hash_keys')
        .select('day')
        .where(isOneOf(db.read, 'day', values))
        .orderBy('day')
        .execute()
      return rows.map(({ day }) => day)
    }
    expect(await among([])).toEqual([])
    expect(await among(days.slice(1))).toEqual(days.slice(1))
    const texts = await statementsOf(async () => {
      await among(days)
      await among(['another day'])
    })
    expect(new Set(texts).size).toBe(1)

    const versions = db.read
      .selectFrom('settings')
      .select('version')
      .where(isOneOf(db.read, 'version', [1, 2]))
    await db.write
      .insertInto('settings')
      .values({ name: 'hours', value: '{}', version: 2, changed_at: '2026-11-15T20:00:00.000Z' })
      .execute()
    expect(await versions.execute()).toEqual([{ version: 2 }])
  },
)
