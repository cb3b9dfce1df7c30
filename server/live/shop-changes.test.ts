// When the shop changes with time alone.
import { expect, test } from 'vitest'
import {
  startingHours,
  startingPaymentMethods,
  startingWaitTimes,
  startingFulfillment,
} from '../../domain/restaurant/starting-settings.ts'
import type { MenuItem } from '../../domain/menu/menu.ts'
import { startingMenu } from '../../domain/menu/starting-menu.ts'
import { shopFulfillment } from '../../domain/restaurant/fulfillment.ts'
import { restaurant } from '../../test-support/restaurant.ts'
import { mayStopSooner, nextShopChange, type ChangingShop } from './shop-changes.ts'

const now = new Date('2026-11-16T20:00:00.000Z')
const minutesOn = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const after = (minutes: number) => minutesOn(minutes).toISOString()

const [first] = startingMenu.items as [MenuItem, ...MenuItem[]]

function withChoiceBackAt(backAt: string): ChangingShop['groups'] {
  return startingMenu.groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice, at) => (at === 0 ? { ...choice, soldOut: true, backAt } : choice)),
  }))
}

function shop(change: Partial<ChangingShop> = {}): ChangingShop {
  return {
    ...startingMenu,
    restaurant,
    hours: startingHours,
    opening: { open: true, until: null },
    fulfillmentSettings: shopFulfillment(startingFulfillment),
    paymentMethods: startingPaymentMethods,
    pause: null,
    busy: null,
    isUnattended: false,
    waitTimes: { ...startingWaitTimes, stopAfter: 5 },
    stopsAt: null,
    now: now.toISOString(),
    ...change,
  }
}

test.each<[string, Partial<ChangingShop>, number]>([
  ['never', {}, Infinity],
  ['when the pause ends', { pause: { until: after(15) } }, 15],
  ['when busy ends', { busy: { minutes: 10, until: after(30) }, pause: { until: after(60) } }, 30],
  ['when it closes', { opening: { open: true, until: after(45) } }, 45],
  ['when it opens', { opening: { open: false, opensAt: after(50), words: null } }, 50],
  ['when an item can be had again', { items: [{ ...first, soldOut: true, backAt: after(20) }] }, 20],
  ['R59 when a choice can be had again', { groups: withChoiceBackAt(after(25)) }, 25],
  // The business day ends at 4 AM in Los Angeles.
  ['R59 when the counts of what is left end', { items: [{ ...first, remaining: 3 }] }, 16 * 60],
  ['R48 when nobody has touched a new order', { stopsAt: minutesOn(3).getTime() }, 3],
  ['R48 never again by itself once it has stopped', { stopsAt: now.getTime(), isUnattended: true }, Infinity],
])('the shop turns %s', (_when, change, minutes) => {
  const turn = Number.isFinite(minutes) ? minutesOn(minutes).getTime() : Infinity
  expect(nextShopChange(shop(change), now)).toBe(turn)
})

test.each<[string, ChangingShop | undefined, boolean]>([
  ['of a shop that was never read', undefined, false],
  ['where the guard is off', shop({ waitTimes: startingWaitTimes }), false],
  ['where none waited', shop(), true],
  ['where only a scheduled one waited', shop({ stopsAt: minutesOn(90).getTime() }), true],
  ['where another waited already', shop({ stopsAt: minutesOn(4).getTime() }), false],
])('R48 a new order is looked at %s: %s', (_where, known, isLooked) => {
  expect(mayStopSooner(known, now)).toBe(isLooked)
})
