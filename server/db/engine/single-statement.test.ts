// A write that is a single statement: durable like a transaction, without BEGIN and COMMIT on PostgreSQL.
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { statementsOf } from '../../../test-support/count-statements.ts'
import { bothEngines, migratedPlace } from '../../../test-support/databases.ts'
import { openDatabase } from './open.ts'

async function open(engine: (typeof bothEngines)[number]) {
  const db = await openDatabase(await migratedPlace(engine))
  onTestFinished(() => db.close())
  return db
}

test.each(bothEngines)(
  'one statement is stored, with nothing around it on PostgreSQL: %s',
  async (engine) => {
    const db = await open(engine)
    const sent = await statementsOf(() =>
      db.runStatement((write) =>
        write.insertInto('card_hash_keys').values({ day: 'a day', key: 'k' }).execute(),
      ),
    )
    const inserted = expect.stringMatching(/^insert into "card_hash_keys"/)
    const inBatch = ['begin immediate', 'savepoint one', inserted, 'release one', 'commit']
    expect(sent).toEqual(engine === 'sqlite' ? inBatch : [inserted])
    expect(await db.read.selectFrom('card_hash_keys').select('day').execute()).toEqual([{ day: 'a day' }])
  },
)

test.each(bothEngines)('a second statement is refused: %s', async (engine) => {
  const db = await open(engine)
  const twice = db.runStatement(async (write) => {
    await sql`select 1`.execute(write)
    await sql`select 2`.execute(write)
  })
  await expect(twice).rejects.toThrow('two statements need a transaction')
})

test('a COMMIT without BEGIN syncs as well', async () => {
  const db = await open('postgres')
  const { rows } = await db.runStatement((write) =>
    sql<{ synced: string }>`select current_setting('synchronous_commit') as synced`.execute(write),
  )
  expect(rows).toEqual([{ synced: 'on' }])
})
