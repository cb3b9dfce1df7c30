// The ledger's table: adds an entry to the chain, in the transaction that moves the money.
import { hash } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { entryText, type Entry } from '#domain/ledger.ts'
import type { LedgerTable } from './book-tables.ts'
import type { Tables } from './schema.ts'

export type NewEntry = Omit<Entry, 'seq'>

/** The head of the chain is locked from here to the COMMIT: nothing else may be locked after it. */
export async function addEntry(trx: Transaction<Tables>, entry: NewEntry): Promise<void> {
  const head = await trx
    .updateTable('ledger_head')
    .set((set) => ({ seq: set('seq', '+', 1) }))
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow()
  const { order, refund, ...rest } = { ...entry, seq: head.seq }
  const sealed = hashEntry({ order, refund, ...rest }, head.hash)
  await trx
    .insertInto('ledger')
    .values({ ...rest, order_seq: order, refund_seq: refund, hash: sealed })
    .execute()
  await trx.updateTable('ledger_head').set({ hash: sealed }).execute()
}

export function hashEntry(entry: Entry, hashBefore: string): string {
  return hash('sha256', entryText(entry, hashBefore), 'hex')
}

export function entryOf({ order_seq, refund_seq, hash: _hash, ...rest }: Selectable<LedgerTable>): Entry {
  return { ...rest, order: order_seq, refund: refund_seq }
}
