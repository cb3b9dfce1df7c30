// The settings table: the office's settings by name. A value is checked by its schema when it is read.
import type { Kysely, Transaction } from 'kysely'
import type * as z from 'zod/mini'
import type { SettingName } from '#domain/restaurant/restaurant-api.ts'
import { hours } from '#domain/restaurant/opening-hours-schema.ts'
import { paymentMethods } from '#domain/restaurant/payment-methods-schema.ts'
import { restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { checklist } from '#domain/restaurant/first-week-schema.ts'
import { ownerEmails } from '#domain/restaurant/owner-emails-schema.ts'
import { waitTimes } from '#domain/restaurant/wait-times-schema.ts'
import { fulfillmentSettings } from '#domain/restaurant/fulfillment-schema.ts'
import type { Wire } from '#domain/basics/values.ts'
import { startingRestaurant } from '#domain/restaurant/starting-restaurant.ts'
import {
  startingChecklist,
  startingHours,
  startingOwnerEmails,
  startingPaymentMethods,
  startingWaitTimes,
  startingFulfillment,
} from '#domain/restaurant/starting-settings.ts'
import type { Tables } from '../schema.ts'
import { raiseShopVersion } from './shop-version.ts'

const schemas = {
  restaurant,
  hours,
  fulfillmentSettings,
  waitTimes,
  paymentMethods,
  checklist,
  ownerEmails,
} satisfies Record<SettingName, z.ZodMiniType>

/** They change nothing for customers and orders. */
const ownerSettings = ['checklist', 'ownerEmails'] as const satisfies SettingName[]

/** The settings in the shop's value (shop-value.ts). */
export type ShopSettingName = Exclude<SettingName, (typeof ownerSettings)[number]>

export type SettingValue<Name extends SettingName> = Wire<(typeof schemas)[Name]>

export interface Setting<Name extends SettingName> {
  readonly value: SettingValue<Name>
  /** Grows with every change (optimistic lock). */
  readonly version: number
}

export async function readSetting<Name extends SettingName>(
  db: Kysely<Tables>,
  name: Name,
): Promise<Setting<Name>> {
  const row = await db
    .selectFrom('settings')
    .select(['value', 'version'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return { value: parseSetting(name, row.value), version: row.version }
}

/** No other transaction changes the setting until this one ends. */
export async function readSettingToChange<Name extends SettingName>(
  trx: Transaction<Tables>,
  name: Name,
): Promise<Setting<Name>> {
  // An UPDATE locks the row on both engines. Otherwise PostgreSQL would let two owners read the same version.
  const row = await trx
    .updateTable('settings')
    .set((set) => ({ version: set.ref('version') }))
    .where('name', '=', name)
    .returning(['value', 'version'])
    .executeTakeFirstOrThrow()
  return { value: parseSetting(name, row.value), version: row.version }
}

/** False when the setting is no longer at the version that the owner saw. */
export async function writeSetting<Name extends SettingName>(
  trx: Transaction<Tables>,
  name: Name,
  { value, version }: Setting<NoInfer<Name>>,
  at: string,
): Promise<boolean> {
  if (isOfShop(name)) await raiseShopVersion(trx)
  const row = await trx
    .updateTable('settings')
    .set({ value: JSON.stringify(value), version: version + 1, changed_at: at })
    .where('name', '=', name)
    .where('version', '=', version)
    .returning('name')
    .executeTakeFirst()
  return row !== undefined
}

function isOfShop(name: SettingName): name is ShopSettingName {
  return !(ownerSettings as readonly SettingName[]).includes(name)
}

/**
 * Writes the settings that the database lacks. A new database gets the time zone of the server's environment; from then on the
 * zone is a setting, and the environment no longer matters. Commands do not write settings, because their environment may differ
 * from the server's.
 */
export async function writeMissingSettings(
  trx: Transaction<Tables>,
  timeZone: string | undefined,
): Promise<void> {
  const starting = {
    restaurant: startingRestaurant(timeZone),
    hours: startingHours,
    fulfillmentSettings: startingFulfillment,
    waitTimes: startingWaitTimes,
    paymentMethods: startingPaymentMethods,
    checklist: startingChecklist,
    ownerEmails: startingOwnerEmails,
  } satisfies { [Name in SettingName]: SettingValue<Name> }
  const changed_at = new Date().toISOString()
  await trx
    .insertInto('settings')
    .values(
      Object.entries(starting).map(([name, value]) => ({
        name: name as SettingName,
        value: JSON.stringify(value),
        version: 1,
        changed_at,
      })),
    )
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export function parseSetting<Name extends SettingName>(name: Name, text: string): SettingValue<Name> {
  const schema: z.ZodMiniType = schemas[name]
  return schema.parse(JSON.parse(text)) as SettingValue<Name>
}
