// The demo's diary: what happened to menu, prices, stock, pauses, bad evenings and accounts, and the menu at each moment.
import type { Deed, MenuChange } from '#domain/audit.ts'
import { instantAt } from '#domain/business-day.ts'
import { addDays } from '#domain/days.ts'
import { groupChanges } from '#domain/menu-changes.ts'
import type { ItemId, Menu, MenuItem } from '#domain/menu.ts'
import { cents } from '#domain/money.ts'
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
const crema = { name: { en: 'Chipotle crema' }, allergens: ['milk'] } satisfies Named
const eggsToo = { ...crema, allergens: ['milk', 'eggs'] } satisfies Named
type Named = NonNullable<Extract<Deed, { what: 'ingredient' }>['to']>

/** Days ago, time on the wall clock, who, and what. The price changes end at the starting menu's prices. */
const happenings: readonly (readonly [daysAgo: number, time: string, who: Worker, deed: Deed])[] = [
  [62, '09:15', owner, { what: 'staff-added', username: 'marisol', role: 'owner' }],
  [61, '09:40', marisol, { what: 'staff-added', username: 'ben', role: 'kitchen' }],
  [61, '09:42', marisol, { what: 'staff-added', username: 'noor', role: 'kitchen' }],
  [44, '10:10', marisol, { what: 'staff-added', username: 'tess', role: 'kitchen' }],
  [58, '10:05', marisol, sectionAdded('sides')],
  [58, '10:12', marisol, itemAdded('chips-guacamole')],
  [58, '10:15', marisol, itemAdded('chips-salsa')],
  [58, '10:21', marisol, itemAdded('elote')],
  [57, '10:02', marisol, sectionAdded('drinks')],
  [57, '10:08', marisol, itemAdded('horchata')],
  [57, '10:19', marisol, groupAdded('size')],
  [55, '09:50', marisol, groupAdded('dips')],
  ...demoCodes.map((to, at) => [49 - at, '09:30', marisol, { what: 'code', from: null, to }] as const),
  [28, '09:55', marisol, changed(bean, { fact: 'marks', from: [], to: ['vegetarian'] })],
  [28, '09:58', marisol, changed(pork, { fact: 'marks', from: [], to: ['spicy'] })],
  [26, '19:35', tess, { what: 'sold-out', item: pork, soldOut: 'today' }],
  [24, '15:20', marisol, { what: 'staff-off', username: noor.username }],
  [23, '18:45', tess, { what: 'pause', minutes: 15 }],
  [21, '13:40', ben, { what: 'sold-out', item: bean, soldOut: 'today' }],
  [21, '16:10', tess, { what: 'sold-out', item: bean, soldOut: 'no' }],
  [16, '12:50', ben, { what: 'pause', minutes: 15 }],
  [16, '12:58', ben, { what: 'resume' }],
  [18, '10:40', marisol, { what: 'ingredient', ingredient: 'crema', from: crema, to: eggsToo }],
  [15, '20:05', tess, { what: 'sold-out', item: beef, soldOut: 'today' }],
  [
    retired.daysAgo,
    retired.time,
    marisol,
    { what: 'item-retired', item: retired.item as ItemId, name: nameOf(retired.item) },
  ],
  [12, '10:24', marisol, { what: 'price', item: beef, from: cents(995), to: cents(1050) }],
  [12, '10:26', marisol, { what: 'price', item: chix, from: cents(975), to: cents(1000) }],
  [9, '11:05', marisol, { what: 'password-reset', username: tess.username }],
  [9, '15:50', tess, { what: 'password-changed', username: tess.username }],
  [9, '18:40', tess, { what: 'pause', minutes: 30 }],
  [8, '19:10', tess, { what: 'sold-out', item: pork, soldOut: 'today' }],
  [
    6,
    '10:40',
    marisol,
    changed(pork, {
      fact: 'description',
      from: { en: 'Pork in red chile, pineapple, onion, cilantro.' },
      to: find(pork).description,
    }),
  ],
  [added.daysAgo, added.time, marisol, itemAdded(added.item)],
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

function find(id: string): MenuItem {
  const item = demoMenu.items.find((one) => one.id === id)
  if (!item) throw new Error(`the demo has no ${id}`)
  return item
}

function nameOf(id: string) {
  return find(id).name
}

function itemAdded(id: string): Deed {
  const { id: item, name, price } = find(id)
  return { what: 'item-added', item, name, price }
}

function sectionAdded(id: string): Deed {
  const to = demoMenu.sections.find((one) => one.id === id)?.name ?? null
  return { what: 'section', section: id, from: null, to }
}

function groupAdded(id: string): Deed {
  const group = demoMenu.groups.find((one) => one.id === id)
  if (!group) throw new Error(`the demo has no ${id}`)
  const serves = demoMenu.items
    .filter((item) => item.groups.includes(id) && item.id !== added.item)
    .map((item) => item.id)
  return {
    what: 'group',
    group: id,
    name: group.name,
    step: 'added',
    changed: groupChanges(undefined, { ...group, serves }),
  }
}

function changed(item: ItemId, how: MenuChange): Deed {
  return { what: 'menu', item, changed: [how] }
}

/** The menu before the month's price changes. */
const firstMenu: Menu = happenings.reduceRight<Menu>(
  (menu, [, , , deed]) => (deed.what === 'price' ? change(menu, deed.item, { price: deed.from }) : menu),
  demoMenu,
)

function change(menu: Menu, id: MenuItem['id'], to: Partial<MenuItem>): Menu {
  return { ...menu, items: menu.items.map((item) => (item.id === id ? { ...item, ...to } : item)) }
}
