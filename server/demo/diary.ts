// The demo's diary: what happened to menu, prices, stock, pauses, bad evenings and accounts, and the menu at each moment.
import {
  added as addedNow,
  changed,
  changeOf,
  passwordChange,
  staffSubject,
  type Deed,
} from '#domain/audit.ts'
import { instantAt } from '#domain/business-day.ts'
import type { CodeSet } from '#domain/codes.ts'
import { addDays } from '#domain/days.ts'
import { diff } from '#domain/diff.ts'
import { groupChanges, menuSubject } from '#domain/menu-changes.ts'
import type { ItemId, Menu, MenuItem } from '#domain/menu.ts'
import { cents, type Cents } from '#domain/money.ts'
import type { NewEntry } from '../db/audit.ts'
import { demoCodes } from './codes.ts'
import { added, demoMenu, retired } from './menu.ts'
import { ben, marisol, noor, owner, tess, type Worker } from './staff.ts'

const [beef, chix, bean, pork] = ['beef', 'chix', 'bean', 'pork'] as unknown as readonly [
  ItemId,
  ItemId,
  ItemId,
  ItemId,
]
const crema = { id: 'crema', name: { en: 'Chipotle crema' } }
const theShop = { kind: 'shop', id: 'shop', name: 'shop' } as const

/** Days ago, time on the wall clock, who, and what. The price changes end at the starting menu's prices. */
const happenings: readonly (readonly [daysAgo: number, time: string, who: Worker, deed: Deed])[] = [
  [62, '09:15', owner, hired(marisol)],
  [61, '09:40', marisol, hired(ben)],
  [61, '09:42', marisol, hired(noor)],
  [44, '10:10', marisol, hired(tess)],
  [58, '10:05', marisol, sectionAdded('sides')],
  [58, '10:12', marisol, itemAdded('chips-guacamole')],
  [58, '10:15', marisol, itemAdded('chips-salsa')],
  [58, '10:21', marisol, itemAdded('elote')],
  [57, '10:02', marisol, sectionAdded('drinks')],
  [57, '10:08', marisol, itemAdded('horchata')],
  [57, '10:19', marisol, groupAdded('size')],
  [55, '09:50', marisol, groupAdded('dips')],
  ...demoCodes.map((to, at) => [49 - at, '09:30', marisol, codeAdded(to)] as const),
  [28, '09:55', marisol, ofItem(bean, { marks: [] }, { marks: ['vegetarian'] })],
  [28, '09:58', marisol, ofItem(pork, { marks: [] }, { marks: ['spicy'] })],
  [26, '19:35', tess, ofItem(pork, null, { soldOut: 'today' })],
  [24, '15:20', marisol, changed(staffSubject(noor), diff({ on: true }, { on: false }))],
  [23, '18:45', tess, changed(theShop, diff(null, { pause: 15 }))],
  [21, '13:40', ben, ofItem(bean, null, { soldOut: 'today' })],
  [21, '16:10', tess, ofItem(bean, null, { soldOut: 'no' })],
  [16, '12:50', ben, changed(theShop, diff(null, { pause: 15 }))],
  [16, '12:58', ben, changed(theShop, diff(null, { pause: false }))],
  [
    18,
    '10:40',
    marisol,
    changed(menuSubject('ingredient', crema), diff({ allergens: ['milk'] }, { allergens: ['milk', 'eggs'] })),
  ],
  [15, '20:05', tess, ofItem(beef, null, { soldOut: 'today' })],
  [retired.daysAgo, retired.time, marisol, ofItem(retired.item, { retired: false }, { retired: true })],
  [12, '10:24', marisol, ofItem(beef, { price: cents(995) }, { price: cents(1050) })],
  [12, '10:26', marisol, ofItem(chix, { price: cents(975) }, { price: cents(1000) })],
  [9, '11:05', marisol, changed(staffSubject(tess), [passwordChange])],
  [9, '15:50', tess, changed(staffSubject(tess), [passwordChange])],
  [9, '18:40', tess, changed(theShop, diff(null, { pause: 30 }))],
  [8, '19:10', tess, ofItem(pork, null, { soldOut: 'today' })],
  [
    6,
    '10:40',
    marisol,
    ofItem(
      pork,
      { description: { en: 'Pork in red chile, pineapple, onion, cilantro.' } },
      { description: find(pork).description },
    ),
  ],
  [added.daysAgo, added.time, marisol, itemAdded(added.item)],
  [3, '18:55', tess, ofItem(chix, null, { soldOut: 'today' })],
  [2, '19:05', tess, changed(theShop, diff(null, { pause: 15 }))],
  [1, '20:10', tess, ofItem(bean, null, { soldOut: 'today' })],
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
    const deed = changed(theShop, diff(null, { busy: { minutes, until } }))
    return { day, at: from.toISOString(), by: tess.username, deed, minutes, until }
  })
  const entries = [...told, ...busy].toSorted((one, other) => (one.at < other.at ? -1 : 1))
  const [cameAt, leftAt] = [added, retired].map(({ daysAgo, time }) =>
    instantAt(addDays(today, -daysAgo), time, timeZone),
  ) as [Date, Date]
  const before = (moment: Date) => {
    const until = moment.toISOString()
    return entries.filter(({ at }) => at <= until)
  }

  return {
    entries: entries.map(({ at, by, deed }) => ({ at, by, deed })),
    menuAt(moment, day) {
      const isOn = ({ id }: MenuItem) =>
        (id !== retired.item || moment < leftAt) && (id !== added.item || moment >= cameAt)
      const listed = { ...firstMenu, items: firstMenu.items.filter(isOn) }
      return before(moment).reduce<Menu>((menu, { day: then, deed }) => {
        const [price, soldOut] = [priceIn(deed), changeOf(deed, 'soldOut')]
        if (price) return change(menu, deed.subject.id, { price: price.to })
        // Sold out for today ends with the business day.
        if (soldOut && then === day) return change(menu, deed.subject.id, { soldOut: soldOut.to !== 'no' })
        return menu
      }, listed)
    },
    retiredAt: (item) => (item === retired.item ? leftAt.toISOString() : null),
    takesOrdersAt(moment) {
      const last = before(moment).findLast(({ deed }) => changeOf(deed, 'pause'))
      const minutes = last && changeOf(last.deed, 'pause')?.to
      return !last || moment.getTime() - Date.parse(last.at) >= Number(minutes) * 60_000
    },
    busyAt(moment) {
      const now = moment.toISOString()
      return busy.find(({ at, until }) => at <= now && now < until)?.minutes ?? 0
    },
    isBadEvening: (day) => badEvenings.some(({ daysAgo }) => day === addDays(today, -daysAgo)),
  }
}

function find(id: string): MenuItem {
  const item = demoMenu.items.find((one) => one.id === id)
  if (!item) throw new Error(`the demo has no ${id}`)
  return item
}

function hired(worker: Worker): Deed {
  return addedNow(staffSubject(worker), diff(null, { role: worker.role }))
}

function codeAdded(set: CodeSet): Deed {
  return addedNow({ kind: 'code', id: set.code, name: set.code }, diff(null, set))
}

function itemAdded(id: string): Deed {
  const item = find(id)
  return addedNow(menuSubject('item', item), diff(null, { price: item.price }))
}

function sectionAdded(id: string): Deed {
  const name = demoMenu.sections.find((one) => one.id === id)?.name ?? { en: '' }
  return addedNow(menuSubject('section', { id, name }), [])
}

function groupAdded(id: string): Deed {
  const group = demoMenu.groups.find((one) => one.id === id)
  if (!group) throw new Error(`the demo has no ${id}`)
  const serves = demoMenu.items
    .filter((item) => item.groups.includes(id) && item.id !== added.item)
    .map((item) => item.id)
  return addedNow(menuSubject('group', group), groupChanges(null, { ...group, serves }, demoMenu))
}

function ofItem(id: string, before: object | null, after: object): Deed {
  return changed(menuSubject('item', find(id)), diff(before, after))
}

function priceIn(deed: Deed) {
  return deed.what === 'changed'
    ? (changeOf(deed, 'price') as { from: Cents; to: Cents } | undefined)
    : undefined
}

/** The menu before the month's price changes. */
const firstMenu: Menu = happenings.reduceRight<Menu>((menu, [, , , deed]) => {
  const price = priceIn(deed)
  return price ? change(menu, deed.subject.id, { price: price.from }) : menu
}, demoMenu)

function change(menu: Menu, id: string, to: Partial<MenuItem>): Menu {
  return { ...menu, items: menu.items.map((item) => (item.id === id ? { ...item, ...to } : item)) }
}
