import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { LocalText } from '#domain/basics/local-text.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { bothEngines, freshPlace, type FreshPlace } from '../../test-support/databases.ts'
import { beforeVersionOne, runSql } from '../../test-support/run-sql.ts'
import { version } from '../version.ts'
import { tablesIn } from './copies/known-schema.ts'
import { migrationNames } from './migrate.ts'
import { connectDatabase, openDatabase } from './engine/open.ts'

const run = promisify(execFile)
const commands = ['backup', 'books', 'move', 'reset-password'].map((name) => `commands/${name}`)

describe.each(bothEngines)('migrations on %s', (engine) => {
  test('six servers that open an empty database in the same moment all succeed', async () => {
    const place = await freshPlace(engine)
    // Waiting for SQLite's lock blocks a whole process, so each server needs a process of its own.
    const opening = `import { openDatabase } from './server/db/engine/open.ts'
      await new Promise((go) => setTimeout(go, ${Date.now() + 2_500} - Date.now()))
      await (await openDatabase(${JSON.stringify(place)})).close()`
    const script = ['--input-type=module', '--eval', opening]
    await Promise.all(Array.from({ length: 6 }, () => run(process.execPath, script)))
    const db = await openDatabase(place)
    onTestFinished(() => db.close())
    const { rows } = await sql`select name, version from migrations order by name`.execute(db.read)
    expect(rows).toEqual(migrationNames.map((name) => ({ name, version })))
    const menu = await db.read
      .selectFrom('menu_items')
      .select(['id', 'name', 'description', 'price', 'color', 'picture'])
      .orderBy('position')
      .execute()
    const read = (words: string) => JSON.parse(words) as LocalText
    expect(menu.map((row) => ({ ...row, name: read(row.name), description: read(row.description) }))).toEqual(
      startingMenu.items.map(({ id, name, description, price, look: { color } }) => ({
        id,
        name,
        description,
        price,
        color,
        picture: id,
      })),
    )
  })

  test('a database of a newer version, and one from before 1.0, is refused in a sentence', async () => {
    const newer = await freshPlace(engine)
    await (await openDatabase(newer)).close()
    await runSql(newer, "insert into migrations values ('9999-of-tomorrow', '2099-01-01', '9.9.9')")
    const earlier = await freshPlace(engine)
    await runSql(earlier, beforeVersionOne)
    expect(await refusalOf('main', newer)).toBe(
      'This restaurant was last opened by a newer version of Burritoful (9.9.9). Use that version, or restore a backup from before it with this one. Nothing was changed.\n',
    )
    // One after the other: the move command refuses a database that another process has open.
    for (const command of ['main', ...commands])
      expect(await refusalOf(command, earlier), command).toBe(
        'This restaurant was made by a version before 1.0, which this version cannot open. Nothing was changed.\n',
      )
    const db = await connectDatabase(earlier)
    onTestFinished(() => db.close())
    expect(await tablesIn(db.read, engine)).toEqual(['migrations'])
  }, 200_000)
})

async function refusalOf(command: string, { dataDir, databaseUrl }: FreshPlace): Promise<unknown> {
  const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const { dataDir: elsewhere } = await freshPlace('sqlite')
  const to = command.endsWith('move') ? ['--to', elsewhere] : []
  const refused = run(process.execPath, [`server/${command}.ts`, ...to], { env })
  return refused.catch((error: { code: number; stderr: string }) => (error.code === 1 ? error.stderr : error))
}
