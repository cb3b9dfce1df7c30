// What the server asks of its database to place an order, in its own words: recorded while one is placed. So the floor
// carries out the same statements, whatever placing an order comes to need.
import type { KyselyPlugin } from 'kysely'
import { orderSizes } from '../../domain/order-size.ts'
import { createOrderLimits } from '../../server/actions/limit-orders.ts'
import { placeOrder } from '../../server/actions/place-order.ts'
import { createDemoPayments } from '../../server/adapters/payments-demo.ts'
import { openDatabase, type Database, type Place } from '../../server/db/open.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'

export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
}

export interface OrderStatements {
  readonly statements: readonly Statement[]
  /** Stands among the parameters, and has to be another one for each order. */
  readonly key: string
  readonly email: string
  readonly id: string
}

export async function recordOrderStatements(place: Place): Promise<OrderStatements> {
  const db = await openDatabase(place)
  try {
    const statements: Statement[] = []
    const [key, email] = ['key-of-the-recorded-order', 'recorded@bench.example']
    const recording = record(db, statements)
    const { delivery, ...request } = { ...rosasOrder, email }
    const { id } = await placeOrder(
      {
        db: recording,
        feed: { announce: () => {}, subscribe: () => {}, close: async () => {} },
        payments: createDemoPayments(),
        now: () => new Date(),
        limits: createOrderLimits(recording),
        largestOrder: orderSizes.usual,
        ordersInFlight: new Map(),
        onOrder: () => {},
      },
      { key, rawBody: JSON.stringify(rosasOrder), request: { ...request, delivery }, address: '10.0.0.1' },
    )
    return { statements, key, email, id }
  } finally {
    await db.close()
  }
}

function record(db: Database, statements: Statement[]): Database {
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql, parameters } = db.write.getExecutor().compileQuery(node, queryId)
      statements.push({ sql, parameters })
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    ...db,
    read: db.read.withPlugin(recorder),
    transaction: (work) => db.transaction((trx) => work(trx.withPlugin(recorder))),
  }
}
