// Whether the server says that it can serve while its database has no room for another order.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { bothEngines, migratedPlace } from '../../test-support/databases.ts'
import { openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import type { Database } from '../db/engine/database.ts'

/** As the engine itself says it when the disk is full. */
async function takeRoomAway({ engine, write }: Database): Promise<void> {
  if (engine === 'sqlite') return void (await sql`pragma max_page_count = 1`.execute(write))
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception using errcode = 'disk_full', message = 'no room'; end $$`.execute(write)
  await sql`create trigger no_room before insert on orders execute function no_room()`.execute(write)
}

describe.each(bothEngines)('readiness on %s', (engine) => {
  test('is gone, with a reason, once an order found the disk full; the process is alive', async () => {
    const { send, order, db } = await openTestApp(engine, { place: await migratedPlace(engine) })
    const get = (url: string) => send({ method: 'GET', url })
    expect((await get('/readyz')).json()).toEqual({ ready: true })
    await takeRoomAway(db)
    // SQLite fills the pages that it has before it asks for more.
    let refused = await order(rosasOrder)
    for (let tries = 0; refused.statusCode === 201 && tries < 500; tries += 1)
      refused = await order(rosasOrder)
    expect(refused.statusCode).toBe(503)
    const ready = await get('/readyz')
    expect([ready.statusCode, ready.json()]).toMatchObject([503, { code: 'disk-full' }])
    expect((await get('/healthz')).statusCode).toBe(200)
  })
})
