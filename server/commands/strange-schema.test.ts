// A restore takes only the schema that it knows (trust rule 18).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import SqliteConnection from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { goodBackup, longest, neverStopped, openForAWhile, run } from '../../test-support/backups.ts'
import { engines, freshDataDir, freshPlace } from '../../test-support/databases.ts'
import { restoreBackup } from './restore-backup.ts'

const makeOwner = "after insert on orders begin update staff set role = 'owner'; end"

/** What somebody did to a backup, and what the refusal names. */
const changes: readonly (readonly [string, string, string])[] = [
  ['a trigger', `create trigger evil ${makeOwner}`, 'the trigger "evil"'],
  ['a table', 'create table extra (words text)', 'the table "extra"'],
  ['a view', 'create view staff_now as select * from staff', 'the view "staff_now"'],
  ['an index', 'create index quick on orders (total)', 'the index "quick"'],
  ['one index less', 'drop index sessions_by_staff', 'the index "sessions_by_staff"'],
  ['a column more', 'alter table staff add column spy text', 'the table "staff"'],
  [
    'a trigger by the name of a table of SQLite’s own',
    `pragma writable_schema = on; insert into sqlite_schema (type, name, tbl_name, rootpage, sql)
      values ('trigger', 'sqlite_stat1', 'orders', 0, 'create trigger sqlite_stat1 ${makeOwner.replaceAll("'", "''")}')`,
    'the trigger "sqlite_stat1"',
  ],
]

describe.each(engines)('a restore on %s', (engine) => {
  test.each(changes)(
    'refuses a backup with %s, by its name, and changes nothing',
    async (_what, statements, named) => {
      const file = path.join(await freshDataDir(), 'changed.gz')
      writeFileSync(file, changed(readFileSync(await goodBackup('sqlite')), statements))
      const target = await freshPlace(engine)
      await expect(restoreBackup(file, target, neverStopped)).rejects.toThrow(
        `is not as Burritoful made it (${named}). Somebody has changed it. Restore another backup. Nothing was changed.`,
      )
      expect(readdirSync(target.dataDir)).toEqual([])
    },
    longest,
  )
})

test(
  'the statistics that SQLite keeps for itself are nobody’s change',
  async () => {
    const file = path.join(await freshDataDir(), 'analyzed.gz')
    writeFileSync(file, changed(readFileSync(await goodBackup('sqlite')), 'analyze'))
    const counts = await restoreBackup(file, await freshPlace('sqlite'), neverStopped)
    expect(counts.get('orders')).toBe(3)
  },
  longest,
)

test(
  'a backup of a database with something strange in it is kept, and says that no restore takes it',
  async () => {
    const { place, db } = await openForAWhile('sqlite')
    const folder = await freshDataDir()
    expect(await run('backup', place, ['--folder', folder, '--keep', '1'])).toMatchObject({ code: 0 })
    await db.write.schema.createIndex('quick').on('orders').column('total').execute()
    expect(await run('backup', place, ['--folder', folder, '--keep', '1'])).toEqual({
      code: 2,
      output: expect.stringContaining(
        'no restore takes it: your database is not as Burritoful made it (the index "quick")',
      ),
    })
    // It replaces nothing: the one that can be restored stays.
    expect(readdirSync(folder)).toHaveLength(2)
  },
  longest,
)

function changed(backup: Buffer, statements: string): Buffer {
  const connection = new SqliteConnection(gunzipSync(backup))
  connection.unsafeMode().exec(statements)
  const bytes = connection.serialize()
  connection.close()
  return gzipSync(bytes)
}
