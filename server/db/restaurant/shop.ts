// The shop at a given moment: the restaurant, its hours, the menu, what is sold out, and whether orders are taken.
import type { MenuReply, Pause, SettingName } from '#domain/restaurant/restaurant-api.ts'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { openingAt, type OpeningNow } from '#domain/restaurant/open-spans.ts'
import { currentMarks } from '#domain/menu/menu-checks.ts'
import type { Hours, Opening } from '#domain/restaurant/opening-hours.ts'
import type { Choice, ItemId } from '#domain/menu/menu.ts'
import {
  acceptedPaymentMethods,
  type AcceptedCards,
  type PaymentMethods,
} from '#domain/restaurant/payment-methods.ts'
import type { WaitTimes } from '#domain/restaurant/wait-times.ts'
import { shopFulfillment } from '#domain/restaurant/fulfillment.ts'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { menuOf, readMenuRows } from '../menu/menu.ts'
import type { Database, Engine } from '../engine/database.ts'
import type { Tables } from '../schema.ts'
import { parseSetting } from './settings.ts'
import { checkoutFingerprintOf } from './checkout-fingerprint.ts'
import { readOnTimeShown } from '../kitchen/on-time-record.ts'
import { isUnattendedAt, checkAttendance } from '../kitchen/unattended.ts'
import type { ShopStateTable } from './restaurant-tables.ts'

/** Everything about the shop that customers see and that the kitchen goes by. */
export interface ShopNow extends Omit<MenuReply, 'paymentMethods'> {
  readonly paymentMethods: PaymentMethods
  readonly waitTimes: WaitTimes
  /** When the shop stops taking orders because the kitchen is unattended, in milliseconds (R48). */
  readonly stopsAt: number | null
  /** Changes whenever something changes that can refuse an order (checkout-fingerprint.ts). */
  readonly checkoutFingerprint: string
}

export async function readShop(db: Database, acceptedCards: AcceptedCards, now: Date): Promise<MenuReply> {
  return shopForCustomers(await readShopNow(db, now), acceptedCards)
}

export function shopForCustomers(
  {
    waitTimes: _waitTimes,
    stopsAt: _stopsAt,
    checkoutFingerprint: _checkoutFingerprint,
    paymentMethods,
    ...reply
  }: ShopNow,
  acceptedCards: AcceptedCards,
): MenuReply {
  return { ...reply, paymentMethods: acceptedPaymentMethods(paymentMethods, acceptedCards) }
}

/** `inside` is a transaction whose own view of the data is read. */
export async function readShopNow(
  db: Database,
  now: Date,
  inside: Kysely<Tables> = db.read,
): Promise<ShopNow> {
  const [menuRows, rows] = await Promise.all([
    readMenuRows(inside),
    // The settings and the pause come from a single statement, so that an order is priced and accepted by the same state.
    inside
      .selectFrom('settings')
      .leftJoin('shop_state', (join) => join.onTrue())
      .select([
        'settings.name',
        'settings.value',
        'shop_state.paused_at',
        'shop_state.paused_until',
        'shop_state.busy_minutes',
        'shop_state.busy_until',
        'shop_state.last_board_activity_at',
      ])
      .execute(),
  ])
  const setting = <Name extends SettingName>(name: Name) => {
    const row = rows.find((one) => one.name === name)
    if (!row) throw new Error(`the setting ${name} is missing`)
    return { ...row, value: parseSetting(name, row.value) }
  }
  const { value: restaurant, ...state } = setting('restaurant')
  const { value: hours } = setting('hours')
  const { value: waitTimes } = setting('waitTimes')
  const { stopAfter } = waitTimes
  const attendance = await checkAttendance(inside, db.engine, {
    stopAfter,
    lastBoardActivityAt: state.last_board_activity_at,
  })
  const menu = menuOf(menuRows, now, businessDayOf(now, restaurant.timeZone))
  return {
    ...menu,
    items: menu.items.map((item) => ({ ...item, marks: currentMarks(item) })),
    restaurant,
    hours,
    opening: openingNow(hours, restaurant.timeZone, now),
    fulfillmentSettings: shopFulfillment(setting('fulfillmentSettings').value),
    paymentMethods: setting('paymentMethods').value,
    pause: pauseOf(state, now),
    busy: busyOf(state, now),
    isUnattended: isUnattendedAt(attendance, now),
    record: waitTimes.showsOnTimeRecord
      ? await readOnTimeShown(db, { now, timeZone: restaurant.timeZone })
      : null,
    waitTimes,
    stopsAt: attendance.stopsAt,
    checkoutFingerprint: checkoutFingerprintOf({ settings: rows, state, ...menuRows }),
    now: now.toISOString(),
  }
}

/** A cache: an answer stays valid for hours and is not computed again for every order. */
let lastOpening: { hours: Hours; timeZone: string; from: number; answer: OpeningNow } | undefined

function openingNow(hours: Hours, timeZone: string, now: Date): Opening {
  const at = now.getTime()
  const isTrue =
    lastOpening?.hours === hours &&
    lastOpening.timeZone === timeZone &&
    lastOpening.from <= at &&
    at < lastOpening.answer.changesAt
  if (!lastOpening || !isTrue)
    lastOpening = { hours, timeZone, from: at, answer: openingAt(hours, timeZone, now) }
  return lastOpening.answer.opening
}

type PauseColumns = Pick<Selectable<ShopStateTable>, 'paused_at' | 'paused_until'>

function pauseOf(state: PauseColumns, now: Date): Pause | null {
  if (!state.paused_at) return null
  // A pause ends when its time is over; no write is needed.
  if (state.paused_until !== null && state.paused_until <= now.toISOString()) return null
  return { until: state.paused_until }
}

type BusyColumns = Pick<Selectable<ShopStateTable>, 'busy_minutes' | 'busy_until'>

/** Like a pause, it ends when its time is over. */
function busyOf({ busy_minutes, busy_until }: BusyColumns, now: Date): MenuReply['busy'] {
  if (busy_minutes === null || busy_until === null || busy_until <= now.toISOString()) return null
  return { minutes: busy_minutes, until: busy_until }
}

export async function setPause(
  trx: Transaction<Tables>,
  pause: { at: string; until: string | null } | null,
): Promise<void> {
  await trx
    .updateTable('shop_state')
    .set({ paused_at: pause?.at ?? null, paused_until: pause?.until ?? null })
    .execute()
}

export async function setBusy(
  trx: Transaction<Tables>,
  busy: { minutes: number; until: string } | null,
): Promise<void> {
  await trx
    .updateTable('shop_state')
    .set({ busy_minutes: busy?.minutes ?? null, busy_until: busy?.until ?? null })
    .execute()
}

export async function setSoldOut(
  trx: Transaction<Tables>,
  item: ItemId,
  until: string | null,
): Promise<void> {
  await trx.updateTable('menu_items').set({ sold_out_until: until }).where('id', '=', item).execute()
}

/** Writes the choice's entry in its group's sold_out column. The rows are locked, so that no concurrent entry is lost. */
export async function setChoiceSoldOut(
  trx: Transaction<Tables>,
  engine: Engine,
  choice: string,
  until: string | null,
): Promise<void> {
  const groups = trx.selectFrom('option_groups').select(['id', 'choices', 'sold_out']).orderBy('id')
  // SQLite has no FOR UPDATE, and needs none: it has one writer at a time.
  const rows = await (engine === 'postgres' ? groups.forUpdate() : groups).execute()
  const group = rows.find(({ choices }) => (JSON.parse(choices) as Choice[]).some(({ id }) => id === choice))
  if (!group) return
  const { [choice]: _before, ...others } = JSON.parse(group.sold_out) as Readonly<Record<string, string>>
  await trx
    .updateTable('option_groups')
    .set({ sold_out: JSON.stringify(until === null ? others : { ...others, [choice]: until }) })
    .where('id', '=', group.id)
    .execute()
}
