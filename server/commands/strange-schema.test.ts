// A restore takes only the schema that it knows (trust rule 18).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { goodBackup, longest, openForAWhile, run } from '../../test-support/backups.ts'
import { engines, freshDataDir, freshPlace } from '../../test-support/databases.ts'
import { runSql } from '../../test-support/run-sql.ts'
import { restoreBackup } from '../db/copies/load.ts'

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
      const file = path.join(await freshDataDir(), 'changed.db')
      writeFileSync(file, changed(readFileSync(await goodBackup('sqlite')), statements))
      const target = await freshPlace(engine)
      await expect(restoreBackup(file, target)).rejects.toThrow(
        `is not as Burritoful made it: somebody has changed ${named}.`,
      )
      expect(readdirSync(target.dataDir)).toEqual([])
    },
    longest,
  )
})

test(
  'the statistics that SQLite keeps for itself are nobody’s change',
  async () => {
    const file = path.join(await freshDataDir(), 'analyzed.db')
    writeFileSync(file, changed(readFileSync(await goodBackup('sqlite')), 'analyze'))
    const counts = await restoreBackup(file, await freshPlace('sqlite'))
    expect(counts.get('orders')).toBe(3)
  },
  longest,
)

test.each([
  ['something strange', 'create index quick on orders (total)', 'changed the index "quick"'],
  ['lines of no order', 'pragma foreign_keys = off; delete from orders where seq = 1', 'is damaged'],
])(
  'a copy of a database with %s is kept apart and says so',
  async (_what, statements, why) => {
    const { place } = await openForAWhile('sqlite')
    const folder = await freshDataDir()
    await runSql(place, statements)
    const outcome = await run('backup', { ...place, settings: { BACKUP_DIR: folder } }, [])
    expect(outcome).toMatchObject({
      code: 2,
      output: expect.stringMatching(
        /^No restore takes this copy\. Your database is .*\nIt was kept as .*\.unproved\n$/,
      ),
    })
    expect(outcome.output).toContain(why)
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^burritoful-[\dT-]+\.db\.unproved$/)])
  },
  longest,
)

function changed(backup: Buffer, statements: string): Buffer {
  const connection = new SqliteConnection(backup)
  connection.unsafeMode().exec(statements)
  const bytes = connection.serialize()
  connection.close()
  return bytes
}
