import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { LocalText } from '#domain/local-text.ts'
import { startingMenu } from '#domain/starting-menu.ts'
import { bothEngines, freshPlace } from '../../test-support/databases.ts'
import { runSql } from '../../test-support/old-restaurants.ts'
import { migrationNames } from './migrate.ts'
import { openDatabase } from './open.ts'

const run = promisify(execFile)

describe.each(bothEngines)('migrations on %s', (engine) => {
  test('six servers that open an empty database in the same moment all succeed', async () => {
    const place = await freshPlace(engine)
    const { dataDir, databaseUrl } = place
    const moment = String(Date.now() + 2_500)
    const script = 'test-support/open-database-at.ts'
    await Promise.all(
      Array.from({ length: 6 }, () => run(process.execPath, [script, moment, dataDir, databaseUrl ?? ''])),
    )
    const db = await openDatabase(place)
    onTestFinished(() => db.close())
    const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db.read)
    expect(rows.map((row) => row.name)).toEqual(migrationNames)
    const menu = await db.read
      .selectFrom('menu_items')
      .select(['id', 'name', 'description', 'price', 'colour', 'picture'])
      .orderBy('position')
      .execute()
    const read = (words: string) => JSON.parse(words) as LocalText
    expect(menu.map((row) => ({ ...row, name: read(row.name), description: read(row.description) }))).toEqual(
      startingMenu.items.map(({ id, name, description, price, look: { colour } }) => ({
        id,
        name,
        description,
        price,
        colour,
        picture: id,
      })),
    )
  })

  test('a database that a newer version has migrated is refused by all, with a sentence, and left as it is', async () => {
    const place = await freshPlace(engine)
    await (await openDatabase(place)).close()
    await runSql(place, "insert into migrations values ('9999-of-tomorrow', '2099-01-01T00:00:00.000Z')")
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place
    const env = { PATH: process.env['PATH'], PORT: '0', DATA_DIR, DATABASE_URL }
    for (const command of ['main.ts', 'commands/backup.ts', 'commands/reset-password.ts']) {
      const refused = run(process.execPath, [`server/${command}`], { env, timeout: 50_000 })
      await expect(refused, command).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(
          /^This restaurant was last opened by a newer version of Burritoful \(9999-of-tomorrow\)\. Use that version/,
        ),
      })
    }
    await expect(openDatabase(place)).rejects.toThrow('newer version')
  }, 200_000)
})
