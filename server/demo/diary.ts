// The demo's diary: changes of prices, sold out, pauses, bad evenings and accounts in the month, and the menu at each moment.
import type { Deed } from '#domain/audit.ts'
import { instantAt } from '#domain/business-day.ts'
import { addDays } from '#domain/days.ts'
import type { ItemId, Menu, MenuItem } from '#domain/menu.ts'
import { cents } from '#domain/money.ts'
import type { NewEntry } from '../db/audit.ts'
import { demoMenu, retired } from './menu.ts'
import { ben, marisol, noor, owner, tess, type Worker } from './staff.ts'

const [beef, chix, bean, pork] = ['beef', 'chix', 'bean', 'pork'] as unknown as readonly [
  ItemId,
  ItemId,
  ItemId,
  ItemId,
]

/** Days ago, time on the wall clock, who, and what. The price changes end at the starting menu's prices. */
const happenings: readonly (readonly [daysAgo: number, time: string, who: Worker, deed: Deed])[] = [
  [62, '09:15', owner, { what: 'staff-added', username: 'marisol', role: 'owner' }],
  [61, '09:40', marisol, { what: 'staff-added', username: 'ben', role: 'kitchen' }],
  [61, '09:42', marisol, { what: 'staff-added', username: 'noor', role: 'kitchen' }],
  [44, '10:10', marisol, { what: 'staff-added', username: 'tess', role: 'kitchen' }],
  [28, '09:55', marisol, { what: 'menu', item: bean, changed: ['allergens', 'marks'] }],
  [28, '09:58', marisol, { what: 'menu', item: pork, changed: ['allergens', 'marks'] }],
  [26, '19:35', tess, { what: 'sold-out', item: pork, soldOut: 'today' }],
  [24, '15:20', marisol, { what: 'staff-off', username: noor.username }],
  [23, '18:45', tess, { what: 'pause', minutes: 15 }],
  [21, '13:40', ben, { what: 'sold-out', item: bean, soldOut: 'today' }],
  [21, '16:10', tess, { what: 'sold-out', item: bean, soldOut: 'no' }],
  [16, '12:50', ben, { what: 'pause', minutes: 15 }],
  [16, '12:58', ben, { what: 'resume' }],
  [15, '20:05', tess, { what: 'sold-out', item: beef, soldOut: 'today' }],
  [12, '10:24', marisol, { what: 'price', item: beef, from: cents(995), to: cents(1050) }],
  [12, '10:26', marisol, { what: 'price', item: chix, from: cents(975), to: cents(1000) }],
  [9, '11:05', marisol, { what: 'password-reset', username: tess.username }],
  [9, '15:50', tess, { what: 'password-changed', username: tess.username }],
  [9, '18:40', tess, { what: 'pause', minutes: 30 }],
  [8, '19:10', tess, { what: 'sold-out', item: pork, soldOut: 'today' }],
  [6, '10:40', marisol, { what: 'menu', item: pork, changed: ['description'] }],
  [3, '18:55', tess, { what: 'sold-out', item: chix, soldOut: 'today' }],
  [2, '19:05', tess, { what: 'pause', minutes: 15 }],
  [1, '20:10', tess, { what: 'sold-out', item: bean, soldOut: 'today' }],
]

/** The evenings on which two of three were missing for a while; when Tess said so, what she added to every wait, and for how long. */
const badEvenings = [
  { daysAgo: 23, busyAt: '19:00', minutes: 10, lasts: 60 },
  { daysAgo: 9, busyAt: '19:10', minutes: 20, lasts: 60 },
  { daysAgo: 2, busyAt: '18:55', minutes: 20, lasts: 60 },
] as const

export interface Diary {
  readonly entries: readonly NewEntry[]
  /** The menu at a moment of a business day. */
  menuAt(moment: Date, day: string): Menu
  /** When an item left the menu; null while it is on it. */
  retiredAt(item: string): string | null
  takesOrdersAt(moment: Date): boolean
  /** What the kitchen adds to every promise for now, in minutes. */
  busyAt(moment: Date): number
  /** Two of three are missing for a while. */
  isBadEvening(day: string): boolean
}

export function keepDiary(today: string, timeZone: string): Diary {
  const told = happenings.map(([daysAgo, time, who, deed]) => {
    const day = addDays(today, -daysAgo)
    return { day, at: instantAt(day, time, timeZone).toISOString(), by: who.username, deed }
  })
  const busy = badEvenings.map(({ daysAgo, busyAt, minutes, lasts }) => {
    const day = addDays(today, -daysAgo)
    const from = instantAt(day, busyAt, timeZone)
    const until = new Date(from.getTime() + lasts * 60_000).toISOString()
    const deed = { what: 'busy', minutes, until } as const
    return { day, at: from.toISOString(), by: tess.username, deed }
  })
  const entries = [...told, ...busy].toSorted((one, other) => (one.at < other.at ? -1 : 1))
  const leftAt = instantAt(addDays(today, -retired.daysAgo), retired.time, timeZone)
  const before = (moment: Date) => {
    const until = moment.toISOString()
    return entries.filter(({ at }) => at <= until)
  }

  return {
    entries: entries.map(({ at, by, deed }) => ({ at, by, deed })),
    menuAt(moment, day) {
      const isOn = ({ id }: MenuItem) => id !== retired.item || moment < leftAt
      const listed = { ...firstMenu, items: firstMenu.items.filter(isOn) }
      return before(moment).reduce<Menu>((menu, { day: then, deed }) => {
        if (deed.what === 'price') return change(menu, deed.item, { price: deed.to })
        // Sold out for today ends with the business day.
        if (deed.what === 'sold-out' && then === day)
          return change(menu, deed.item, { soldOut: deed.soldOut !== 'no' })
        return menu
      }, listed)
    },
    retiredAt: (item) => (item === retired.item ? leftAt.toISOString() : null),
    takesOrdersAt(moment) {
      const last = before(moment).findLast(({ deed }) => deed.what === 'pause' || deed.what === 'resume')
      if (last?.deed.what !== 'pause') return true
      return moment.getTime() - Date.parse(last.at) >= (last.deed.minutes ?? Infinity) * 60_000
    },
    busyAt(moment) {
      const now = moment.toISOString()
      return busy.find(({ at, deed }) => at <= now && now < deed.until)?.deed.minutes ?? 0
    },
    isBadEvening: (day) => badEvenings.some(({ daysAgo }) => day === addDays(today, -daysAgo)),
  }
}

/** The menu before the month's price changes. */
const firstMenu: Menu = happenings.reduceRight<Menu>(
  (menu, [, , , deed]) => (deed.what === 'price' ? change(menu, deed.item, { price: deed.from }) : menu),
  demoMenu,
)

function change(menu: Menu, id: MenuItem['id'], to: Partial<MenuItem>): Menu {
  return { ...menu, items: menu.items.map((item) => (item.id === id ? { ...item, ...to } : item)) }
}
