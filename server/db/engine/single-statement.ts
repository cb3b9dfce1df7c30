// Holds a write without a transaction to one statement: a second one could be stored without the first.
import type { Kysely } from 'kysely'
import type { Tables } from '../schema.ts'

/** The single statement is all or nothing by itself. */
export type WriteStatement<Result> = (db: Kysely<Tables>) => Promise<Result>

export function forOneStatement(db: Kysely<Tables>): Kysely<Tables> {
  let isSent = false
  return db.withPlugin({
    transformQuery({ node }) {
      if (isSent) throw new Error('two statements need a transaction')
      isSent = true
      return node
    },
    transformResult: async ({ result }) => result,
  })
}
