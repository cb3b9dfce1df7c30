// The keys of the card company that the office has saved, encrypted. Replaced keys stay: a refund or a
// dispute may come long after the payment.
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { Tables } from '../schema.ts'
import type { CardKeysTable } from './payment-tables.ts'

/** One account at the card company, in one of its modes. */
export interface CardAccount {
  readonly account: string
  readonly isTestMode: boolean
}

export interface StoredCardKeys extends CardAccount {
  readonly publishableKey: string
  /** Sealed (secrets/secret-box.ts). */
  readonly sealedSecretKey: string
  readonly sealedWebhookSecret: string | null
  readonly webhookId: string | null
  /** The last four characters of the secret key, by which the owner knows the key again. */
  readonly ending: string
  readonly state: CardKeysTable['state']
  readonly savedAt: string
  readonly version: number
}

export async function readCardKeys(db: Kysely<Tables>): Promise<StoredCardKeys[]> {
  const rows = await db.selectFrom('card_keys').selectAll().orderBy('saved_at').execute()
  return rows.map(fromRow)
}

/** Locks all of them, so that two owners change them one after the other. */
export async function readCardKeysToChange(trx: Transaction<Tables>): Promise<StoredCardKeys[]> {
  const rows = await trx
    .updateTable('card_keys')
    .set((set) => ({ version: set.ref('version') }))
    .returningAll()
    .execute()
  return rows.map(fromRow)
}

/** Keys of an account and mode that are there already are replaced in place: its payments stay within reach. */
export async function writeCardKeys(
  trx: Transaction<Tables>,
  keys: Omit<StoredCardKeys, 'version'>,
): Promise<void> {
  const columns = {
    publishable_key: keys.publishableKey,
    secret_key: keys.sealedSecretKey,
    webhook_secret: keys.sealedWebhookSecret,
    webhook_id: keys.webhookId,
    ending: keys.ending,
    state: keys.state,
    saved_at: keys.savedAt,
  }
  await trx
    .insertInto('card_keys')
    .values({ account: keys.account, is_test_mode: Number(keys.isTestMode), ...columns, version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'is_test_mode'])
        .doUpdateSet((set) => ({ ...columns, version: sql<number>`${set.ref('card_keys.version')} + 1` })),
    )
    .execute()
}

export async function setCardKeysState(
  trx: Transaction<Tables>,
  { account, isTestMode }: CardAccount,
  state: CardKeysTable['state'],
): Promise<void> {
  await trx
    .updateTable('card_keys')
    .set((set) => ({ state, version: set('version', '+', 1) }))
    .where('account', '=', account)
    .where('is_test_mode', '=', Number(isTestMode))
    .execute()
}

function fromRow(row: Selectable<CardKeysTable>): StoredCardKeys {
  return {
    account: row.account,
    isTestMode: row.is_test_mode === 1,
    publishableKey: row.publishable_key,
    sealedSecretKey: row.secret_key,
    sealedWebhookSecret: row.webhook_secret,
    webhookId: row.webhook_id,
    ending: row.ending,
    state: row.state,
    savedAt: row.saved_at,
    version: row.version,
  }
}
