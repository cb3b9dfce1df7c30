// The shop at a given moment: the restaurant, its hours, the menu, what is sold out, and whether orders are taken.
import type { Kysely, Transaction } from 'kysely'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import {
  acceptedPaymentMethods,
  type AcceptedCards,
  type PaymentMethods,
} from '#domain/restaurant/payment-methods.ts'
import type { WaitTimes } from '#domain/restaurant/wait-times.ts'
import type { Database } from '../engine/database.ts'
import { checkAttendance, isUnattendedAt } from '../kitchen/unattended.ts'
import { withCounts } from '../menu/menu.ts'
import type { Tables } from '../schema.ts'
import type { OpenCalendar } from './open-calendar.ts'
import { busyAt, countsOn, pauseAt, readShopState, type ShopState } from './shop-state.ts'
import { readShopValue, type ShopValue } from './shop-value.ts'

/** What was read of the shop, which its state at any moment is computed from. */
export interface StoredShop {
  readonly value: ShopValue
  readonly state: ShopState
  /** When the shop stops taking orders because the kitchen is unattended, in milliseconds (R48). */
  readonly stopsAt: number | null
}

/** Everything about the shop that customers see and that the kitchen goes by. */
export interface ShopNow extends Omit<MenuReply, 'paymentMethods' | 'record'> {
  readonly paymentMethods: PaymentMethods
  readonly waitTimes: WaitTimes
  readonly calendar: OpenCalendar
  readonly stopsAt: StoredShop['stopsAt']
  readonly stored: StoredShop
}

/** A value that is still the stored one is not read again. */
export async function readStoredShop(db: Database, known: ShopValue | undefined): Promise<StoredShop> {
  const state = await readShopState(db.read)
  const value = known?.version === state.version ? known : await readShopValue(db)
  return { value, state, stopsAt: await readStopsAt(db, db.read, { value, state }) }
}

/** The shop as the transaction sees it. */
export async function readShopInside(
  trx: Transaction<Tables>,
  db: Database,
  state: ShopState,
  known: ShopValue,
): Promise<StoredShop> {
  const value = known.version === state.version ? known : await readShopValue(db, trx)
  return { value, state, stopsAt: await readStopsAt(db, trx, { value, state }) }
}

async function readStopsAt(
  { engine }: Database,
  db: Kysely<Tables>,
  { value, state }: Omit<StoredShop, 'stopsAt'>,
): Promise<number | null> {
  const { stopAfter } = value.waitTimes
  const { lastBoardActivityAt } = state
  return (await checkAttendance(db, engine, { stopAfter, lastBoardActivityAt })).stopsAt
}

export function shopAt(stored: StoredShop, now: Date): ShopNow {
  const { value, state } = stored
  const { restaurant, hours, calendar, fulfillmentSettings, paymentMethods, waitTimes } = value
  const day = businessDayOf(now, restaurant.timeZone)
  return {
    ...withCounts(value.menuAt(now), countsOn(day, state)),
    restaurant,
    hours,
    calendar,
    opening: calendar.opening(now),
    fulfillmentSettings,
    paymentMethods,
    waitTimes,
    pause: pauseAt(state, now),
    busy: busyAt(state, now),
    isUnattended: isUnattendedAt(stored, now),
    stopsAt: stored.stopsAt,
    stored,
    now: now.toISOString(),
  }
}

export function shopForCustomers(
  {
    waitTimes: _waitTimes,
    calendar: _calendar,
    stopsAt: _stopsAt,
    stored: _stored,
    paymentMethods,
    ...reply
  }: ShopNow,
  acceptedCards: AcceptedCards,
  record: MenuReply['record'],
): MenuReply {
  return { ...reply, paymentMethods: acceptedPaymentMethods(paymentMethods, acceptedCards), record }
}
