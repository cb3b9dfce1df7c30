import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { engines, freshPlace } from '../../test-support/databases.ts'
import { openDatabase } from './open.ts'

const run = promisify(execFile)

describe.each(engines)('migrations on %s', (engine) => {
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
    expect(rows.map((row) => row.name)).toEqual([
      '0001-open-restaurant',
      '0002-live-kitchen',
      '0003-office',
      '0004-forget-customers',
      '0005-sales-by-cart',
      '0006-carts-as-text',
      '0007-failed-captures',
    ])
    expect(await db.read.selectFrom('menu_items').select('id').execute()).toHaveLength(4)
  })
})
