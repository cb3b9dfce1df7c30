// The tests that count statements rely on this: every statement is counted once, and nothing else.
import { expect, test } from 'vitest'
import { openDatabase } from '../server/db/engine/open.ts'
import { statementsOf } from './count-statements.ts'
import { bothEngines, migratedPlace } from './databases.ts'

test.each(bothEngines)(
  'on %s a read is one statement, and a transaction says where it begins and ends',
  async (engine) => {
    const db = await openDatabase(await migratedPlace(engine))
    const read = () => db.read.selectFrom('settings').select('name').execute()
    const write = () =>
      db.transaction((trx) => trx.updateTable('orders').set({ version: 2 }).where('seq', '=', 1).execute())
    const update = `update "orders" set "version" = ${engine === 'sqlite' ? '? where "seq" = ?' : '$1 where "seq" = $2'}`

    expect(await statementsOf(read)).toEqual(['select "name" from "settings"'])
    expect(await statementsOf(write)).toEqual(
      engine === 'sqlite'
        ? ['begin immediate', 'savepoint one', update, 'release one', 'commit']
        : ['begin', update, 'commit'],
    )
    await db.close()
  },
)
