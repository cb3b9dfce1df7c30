// A fingerprint of everything that can refuse an order while its money is being held: the pause, what is sold out, and the
// settings that an order depends on. Equal fingerprints mean that nothing has changed, which takes only one statement to check.
import { sql, type Kysely } from 'kysely'
import type { Tables } from '../schema.ts'
import type { SettingName } from '#domain/restaurant/restaurant-api.ts'

/** The settings that an order is checked against before its money is held. */
const fingerprintedSettings: readonly SettingName[] = [
  'hours',
  'paymentMethods',
  'waitTimes',
  'fulfillmentSettings',
]

interface FingerprintPart {
  readonly kind: 'shop' | 'setting' | 'item' | 'group'
  readonly id: string
  readonly since: string | null
  readonly until: string | null
  /** JSON, as the database writes it. */
  readonly value: string | null
}

interface ShopRows {
  readonly settings: readonly { readonly name: string; readonly value: string }[]
  readonly state: { readonly paused_at: string | null; readonly paused_until: string | null }
  readonly items: readonly {
    readonly id: string
    readonly sold_out_until: string | null
    readonly retired_at: string | null
  }[]
  readonly groups: readonly { readonly id: string; readonly sold_out: string }[]
}

/** Makes the fingerprint from rows that were read anyway. */
export function checkoutFingerprintOf({ settings, state, items, groups }: ShopRows): string {
  return textOf([
    { kind: 'shop', id: '', since: state.paused_at, until: state.paused_until, value: null },
    ...settings
      .filter(({ name }) => fingerprintedSettings.some((one) => one === name))
      .map(({ name, value }) => ({ kind: 'setting', id: name, since: null, until: null, value }) as const),
    ...items.map(
      ({ id, sold_out_until: until, retired_at: since }) =>
        ({ kind: 'item', id, since, until, value: null }) as const,
    ),
    ...groups.map(
      ({ id, sold_out: value }) => ({ kind: 'group', id, since: null, until: null, value }) as const,
    ),
  ])
}

export async function readCheckoutFingerprint(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<FingerprintPart>`
    select 'shop' as kind, '' as id, paused_at as since, paused_until as until, null as value from shop_state
    union all select 'setting', name, null, null, value from settings where name in (${sql.join(fingerprintedSettings)})
    union all select 'item', id, retired_at, sold_out_until, null from menu_items
    union all select 'group', id, null, null, sold_out from option_groups`.execute(db)
  return textOf(rows)
}

function textOf(parts: readonly FingerprintPart[]): string {
  return parts
    .map(({ kind, id, since, until, value }) => JSON.stringify([kind, id, since, until, value]))
    .toSorted()
    .join('\n')
}
