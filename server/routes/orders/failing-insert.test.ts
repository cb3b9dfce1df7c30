// A bug of ours while an order is stored: nothing is stored, and the customer's money is not kept for a retry that cannot succeed.
import { describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { bothEngines, type Engine } from '../../../test-support/databases.ts'
import { newKey, openTestApp, rosasOrder } from '../../../test-support/test-app.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import type { PaymentGateway } from '../../adapters/payments.ts'
import type { Database } from '../../db/engine/database.ts'

/** Like a bug in the code that stores the last part of an order. */
async function refuseCharges({ write }: Database, engine: Engine): Promise<void> {
  if (engine === 'sqlite') {
    await sql`create trigger broken before insert on order_charges begin select raise(abort, 'broken'); end`.execute(
      write,
    )
    return
  }
  await sql`create function break() returns trigger language plpgsql
    as $$ begin raise exception 'broken'; end $$`.execute(write)
  await sql`create trigger broken before insert on order_charges for each row execute function break()`.execute(
    write,
  )
}

async function mend({ write }: Database, engine: Engine): Promise<void> {
  await sql`drop trigger broken ${engine === 'postgres' ? sql`on order_charges` : sql``}`.execute(write)
}

describe.each(bothEngines)('an order that cannot be stored, on %s', (engine) => {
  test('is answered with 500, and its hold is released at once', async () => {
    const demo = createDemoPayments()
    const voided: string[] = []
    const payments: PaymentGateway = {
      ...demo,
      void: (request) => (voided.push(request.key), demo.void(request)),
    }
    const { order, db, countOrders } = await openTestApp(engine, { payments })
    await refuseCharges(db, engine)
    const key = newKey()
    const reply = await order(rosasOrder, key)
    expect(reply.statusCode).toBe(500)
    expect(reply.body).not.toContain('unconfirmed')
    expect(reply.headers['retry-after']).toBeUndefined()
    expect(await countOrders()).toBe(0)
    expect(voided).toEqual([key])
    expect(await db.read.selectFrom('payments').select(['key', 'state']).execute()).toEqual([
      { key, state: 'voided' },
    ])

    await mend(db, engine)
    expect((await order(rosasOrder, key)).json()).toMatchObject({ code: 'hold-released' })
    expect((await order(rosasOrder)).statusCode).toBe(201)
  })
})
