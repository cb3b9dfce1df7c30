// The ledger's table: adds an entry in the transaction that moves the money. Entries cannot be changed or deleted.
import type { Selectable, Transaction } from 'kysely'
import { isBalanced, type Entry } from '#domain/books/ledger.ts'
import type { LedgerTable } from './book-tables.ts'
import type { Tables } from '../schema.ts'

export type NewEntry = Omit<Entry, 'seq'>

export async function addEntry(trx: Transaction<Tables>, entry: NewEntry): Promise<void> {
  if (!isBalanced(entry)) throw new Error('an entry of the books that does not sum to nothing')
  const { order, refund, ...rest } = entry
  await trx
    .insertInto('ledger')
    .values({ ...rest, order_seq: order, refund_seq: refund })
    .execute()
}

export function entryOf({ order_seq, refund_seq, ...rest }: Selectable<LedgerTable>): Entry {
  return { ...rest, order: order_seq, refund: refund_seq }
}
