// Faults put into the proof's own server on purpose, so that each row can be seen to fail. Production never loads this.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { PaymentGateway } from '../server/adapters/payments.ts'
import { openDatabase, type Database, type Place } from '../server/db/open.ts'

export type ServerBreak = 'answer-early' | 'no-sync' | 'careless-gateway'

const late = 40

/** Opens the database as main.ts does, and then spoils it as asked. */
export async function openBrokenDatabase(place: Place, broken: string | undefined): Promise<Database> {
  const db = await openDatabase(place)
  if (broken === 'no-sync' && db.engine === 'sqlite') await sql`pragma synchronous = OFF`.execute(db.write)
  return broken === 'answer-early' ? answeringEarly(db) : db
}

/** Every single write is acknowledged first and stored a little later: the oldest way to lose an order. */
function answeringEarly(db: Database): Database {
  return {
    ...db,
    async writeOne<Result>(statement: (write: Database['write']) => Promise<Result>): Promise<Result> {
      const rehearsal = Symbol('taken back')
      let answer: { result: Result } | undefined
      await db.write
        .transaction()
        .execute(async (trx) => {
          answer = { result: await statement(trx) }
          throw rehearsal as unknown as Error
        })
        .catch((error: unknown) => {
          if (error !== rehearsal) throw error
        })
      setTimeout(() => void db.writeOne(statement).catch(() => {}), late)
      if (!answer) throw new Error('the rehearsal gave no answer')
      return answer.result
    },
  }
}

/** Asks for a new hold each time, as if the gateway knew no keys. */
export function breakPayments(payments: PaymentGateway, broken: string | undefined): PaymentGateway {
  if (broken !== 'careless-gateway') return payments
  return { ...payments, authorise: (request) => payments.authorise({ ...request, key: randomUUID() }) }
}
