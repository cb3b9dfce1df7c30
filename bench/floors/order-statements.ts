// Records the statements that the server sends to its database to place an order, so that the floor always runs the same
// statements.
import type { KyselyPlugin } from 'kysely'
import type { KitchenSpeed } from '../../domain/kitchen/capacity.ts'
import { orderSizes } from '../../domain/orders/order-size.ts'
import { startingWaitTimes } from '../../domain/restaurant/starting-settings.ts'
import { noCardLimits } from '../../server/actions/payments/limit-cards.ts'
import { noPromoCodeLimits } from '../../server/actions/orders/limit-promo-codes.ts'
import { createOrderLimits } from '../../server/actions/orders/limit-orders.ts'
import { placeOrder } from '../../server/actions/orders/place-order.ts'
import { createDemoPayments } from '../../server/adapters/payments-demo.ts'
import { openDatabase } from '../../server/db/engine/open.ts'
import { writeMissingSettings, writeSetting } from '../../server/db/restaurant/settings.ts'
import { timeZone } from '../../test-support/databases.ts'
import type { Feed } from '../../server/db/engine/feed.ts'
import { openRestaurant, type RestaurantNow } from '../../server/live/restaurant-now.ts'
import { benchOrder } from '../load/bench-order.ts'
import type { Database, Place } from '../../server/db/engine/database.ts'

export interface Statement {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** The indexes of the parameters that are the seq of the order, which an earlier INSERT returned. */
  readonly seqAt: readonly number[]
}

export interface OrderStatements {
  readonly statements: readonly Statement[]
  /** A parameter that must differ from order to order. */
  readonly key: string
  readonly email: string
  readonly id: string
}

const feed: Feed = { announce: () => {}, subscribe: () => {}, close: async () => {} }

/** Places two orders: a parameter that equals the seq in both orders is not a count or price by coincidence. */
export async function recordOrderStatements(
  place: Place,
  speed: KitchenSpeed | null,
): Promise<OrderStatements> {
  const db = await openDatabase(place)
  try {
    await db.transaction(async (trx) => {
      await writeMissingSettings(trx, timeZone)
      const value = { ...startingWaitTimes, speed }
      await writeSetting(trx, 'waitTimes', { value, version: 1 }, new Date().toISOString())
    })
    const restaurant = await openRestaurant({ db, feed, timeZone, onError: () => {} })
    const first = await placeRecorded(db, restaurant, 'key-of-the-first-order')
    const { statements, ...recorded } = await placeRecorded(db, restaurant, 'key-of-the-recorded-order')
    const isSeq = (value: unknown, at: number, of: number) =>
      value === recorded.seq && first.statements[of]?.parameters[at] === first.seq
    return {
      ...recorded,
      statements: statements.map((statement, of) => ({
        ...statement,
        seqAt: statement.parameters.flatMap((value, at) => (isSeq(value, at, of) ? [at] : [])),
      })),
    }
  } finally {
    await db.close()
  }
}

async function placeRecorded(db: Database, restaurant: RestaurantNow, key: string) {
  const statements: Omit<Statement, 'seqAt'>[] = []
  const email = 'recorded@bench.example'
  const recording = record(db, statements)
  const { id } = await placeOrder(
    {
      db: recording,
      feed,
      restaurant,
      payments: createDemoPayments(),
      acceptedCards: { cards: 'demo' },
      now: () => new Date(),
      orderLimits: createOrderLimits(recording),
      // Their statements name one mailbox and lock it: recorded, all orders of the floor would wait for each other.
      cardLimits: noCardLimits(recording),
      promoCodeLimits: noPromoCodeLimits,
      largestOrder: orderSizes.usual,
      ordersInFlight: new Map(),
      onOrderPlaced: () => {},
      log: { error: () => {} },
    },
    { key, rawBody: JSON.stringify(benchOrder), request: { ...benchOrder, email }, ip: '10.0.0.1' },
  )
  const { seq } = await db.read
    .selectFrom('orders')
    .select('seq')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { statements, key, email, id, seq }
}

function record(db: Database, statements: Omit<Statement, 'seqAt'>[]): Database {
  const asked = new WeakMap<object, Omit<Statement, 'seqAt'>>()
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql, parameters } = db.write.getExecutor().compileQuery(node, queryId)
      asked.set(queryId, { sql, parameters })
      return node
    },
    // A part of another statement has no result of its own.
    async transformResult({ result, queryId }) {
      const statement = asked.get(queryId)
      if (statement) statements.push(statement)
      return result
    },
  }
  return {
    ...db,
    read: db.read.withPlugin(recorder),
    transaction: (work) => db.transaction((trx) => work(trx.withPlugin(recorder))),
    runStatement: (work) => db.runStatement((write) => work(write.withPlugin(recorder))),
  }
}
