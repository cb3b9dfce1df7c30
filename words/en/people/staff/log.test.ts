import { expect, test } from 'vitest'
import {
  changed,
  orderTarget,
  passwordChange,
  staffTarget,
  type AuditAction,
  type AuditTarget,
  menuTarget,
  wholeMenu,
  wallTarget,
} from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import { groupChanges } from '#domain/menu/menu-changes.ts'
import { startingMenu } from '#domain/menu/starting-menu.ts'
import { formatAuditChanges, logMessages, formatTarget } from './log.ts'

const time = (instant: string) => instant.slice(11, 16)
const setting = (id: string): AuditTarget => ({ kind: 'setting', id, name: id })
const bean = menuTarget('item', { id: 'bean', name: { en: 'Bean' } })
const ben = staffTarget({ username: 'ben', name: 'Ben Okafor' })
const order = orderTarget({ id: 'AAAAAAAAAAAAAAAAAAAAAA', number: 147 })
const shop: AuditTarget = { kind: 'shop', id: 'shop', name: 'shop' }
const lunch10: AuditTarget = { kind: 'code', id: 'LUNCH10', name: 'LUNCH10' }

const near = { name: 'Near', zipcodes: ['93728', '93701'], fee: 0, minimumOrder: 1500, travelMinutes: 15 }
const manyZips = Array.from({ length: 100 }, (_one, nth) => String(10_000 + nth))
const salsa = startingMenu.groups[0]
const [nine, ten] = [
  [{ from: '09:00', to: '21:00' }],
  [
    { from: '10:00', to: '14:30' },
    { from: '17:00', to: '21:00' },
  ],
]
const week = {
  monday: nine,
  tuesday: nine,
  wednesday: nine,
  thursday: nine,
  friday: nine,
  saturday: nine,
  sunday: [],
}
const thanksgiving = {
  from: '2026-11-26',
  to: '2026-11-27',
  periods: [],
  words: { en: 'Happy Thanksgiving' },
}

const sentences: [string, AuditTarget, object | null, object | null, AuditAction['what']?][] = [
  ['changed Bean: price $9.50 → $10.00', bean, { price: 950 }, { price: 1000 }],
  ['added Bean: price $9.50', bean, null, { price: 950 }, 'added'],
  ['changed Bean: sold out for today', bean, null, { soldOut: 'today' }],
  ['changed Bean: sold out until further notice', bean, null, { soldOut: 'later' }],
  ['changed Bean: sold out no longer', bean, null, { soldOut: 'no' }],
  ['changed Bean: left today not counted → 12', bean, { remaining: null }, { remaining: 12 }],
  ['changed Bean: left today 12 → not counted', bean, { remaining: 12 }, { remaining: null }],
  ['changed Bean: retired no → yes', bean, { retired: false }, { retired: true }],
  [
    'changed Bean: name “Bean” → “Black bean” (“Frijol”) · marks added Vegan and Spicy, took out Vegetarian',
    bean,
    { name: { en: 'Bean' }, marks: ['vegetarian'] },
    { name: { en: 'Black bean', es: 'Frijol' }, marks: ['vegan', 'spicy'] },
  ],
  [
    'changed Bean: ingredient Onion, optional no → yes · ingredient Rice added (optional yes)',
    bean,
    { inside: [{ name: 'Onion', canLeaveOut: false }] },
    {
      inside: [
        { name: 'Onion', canLeaveOut: true },
        { name: 'Rice', canLeaveOut: true },
      ].toReversed(),
    },
  ],
  ['changed Bean: picture replaced', bean, { picture: { url: 'a' } }, { picture: { url: 'b' } }],
  [
    'changed Bean: picture added · description of the picture its name → “In a bowl.”',
    bean,
    { picture: null },
    { picture: { url: 'b', alt: { en: 'In a bowl.' } } },
  ],
  ['changed Bean: background Teal → Lilac', bean, { color: 'jade' }, { color: 'lila' }],
  [
    'changed the menu: items Beef and Pork → Pork and Beef',
    wholeMenu,
    { items: ['Beef', 'Pork'] },
    { items: ['Pork', 'Beef'] },
  ],
  ['added the section Sides', { kind: 'section', id: 'sides', name: 'Sides' }, null, {}, 'added'],
  [
    'removed the ingredient Crema: allergens milk and eggs',
    { kind: 'ingredient', id: 'crema', name: 'Crema' },
    { allergens: ['milk', 'eggs'] },
    null,
    'removed',
  ],
  ['changed the shop: orders paused for 15 minutes', shop, null, { pause: 15 }],
  ['changed the shop: orders paused until someone resumes', shop, null, { pause: true }],
  ['changed the shop: orders paused no longer', shop, null, { pause: false }],
  [
    'changed the shop: busy, every wait longer by 20 minutes · until 20:31',
    shop,
    null,
    { busy: { minutes: 20, until: '2026-11-15T20:31:00.000Z' } },
  ],
  ['changed the shop: busy no longer', shop, null, { busy: false }],
  [
    'changed the restaurant: tax rate 9.5% → 8.875% · phone number (559) 555-0195 · story replaced · logo added',
    setting('restaurant'),
    { taxRate: 9500, phone: null, words: { story: { en: 'Old' } }, logo: null },
    { taxRate: 8875, phone: '(559) 555-0195', words: { story: { en: 'New' } }, logo: { id: 'x' } },
  ],
  [
    'changed the restaurant: time zone Pacific time → Arizona time',
    setting('restaurant'),
    { timeZone: 'America/Los_Angeles' },
    { timeZone: 'America/Phoenix' },
  ],
  [
    'changed the opening hours: Monday, Tuesday, Wednesday, Thursday, Friday and Saturday all hours → 9 AM to 9 PM · Sunday all hours → closed',
    setting('hours'),
    { week: null },
    { week },
  ],
  [
    'changed the opening hours: Monday 9 AM to 9 PM → 10 AM to 2:30 PM and 5 PM to 9 PM · special day November 26, 2026 added (last day November 27, 2026, closed, words “Happy Thanksgiving”)',
    setting('hours'),
    { week, specialDays: [] },
    { week: { ...week, monday: ten }, specialDays: [thanksgiving] },
  ],
  [
    'changed pickup and delivery: pickup on → off · zone Near added (ZIP codes 93728 and 93701, fee $0.00, smallest order $15.00, on the road 15 minutes)',
    setting('fulfillmentSettings'),
    { pickup: true, zones: [] },
    { pickup: false, zones: [near] },
  ],
  [
    'changed pickup and delivery: zone Near, ZIP codes added 10000, 10001, 10002, 10003, 10004, 10005 and 94 more, took out 93701 · zone Near, fee $0.00 → $3.50',
    setting('fulfillmentSettings'),
    { zones: [near] },
    { zones: [{ ...near, zipcodes: ['93728', ...manyZips], fee: 350 }] },
  ],
  [
    'changed the wait times: minutes a burrito not set → 2.0 · people rolling not set → 3 · shortest wait 10 minutes → 15 minutes',
    setting('waitTimes'),
    { speed: null, shortestWait: 10 },
    { speed: { minutesPerBurrito: 2, hands: 3 }, shortestWait: 15 },
  ],
  [
    'changed how customers pay: tips and paying at the door on → off · share of each hour without a card 25% → 10%',
    setting('paymentMethods'),
    { tips: true, counter: { delivery: true }, withoutCard: { share: 25 } },
    { tips: false, counter: { delivery: false }, withoutCard: { share: 10 } },
  ],
  [
    'added the code LUNCH10: 10% off · smallest order $20.00 · days Mon and Fri · hours 11 AM to 2 PM · switched on',
    lunch10,
    null,
    {
      gives: { kind: 'percent', percent: 10 },
      minimumOrder: 2000,
      firstDay: null,
      days: ['monday', 'friday'],
      hours: { from: '11:00', to: '14:00' },
      oncePerEmail: false,
      isOn: true,
    },
    'added',
  ],
  [
    'changed the code LUNCH10: last day any → December 22, 2026',
    lunch10,
    { lastDay: null },
    { lastDay: '2026-12-22' },
  ],
  [
    'changed the books of Sunday, November 15: closed',
    { kind: 'day', id: '2026-11-15', name: '2026-11-15' },
    null,
    { closed: true },
  ],
  ['moved order 147: New → Cooking', order, { status: 'placed' }, { status: 'cooking' }, 'moved'],
  ['took back order 147: Cooking → New', order, { status: 'cooking' }, { status: 'placed' }, 'undone'],
  [
    'canceled order 147: New → Canceled · We ran out',
    order,
    { status: 'placed' },
    { status: 'canceled', reason: 'ran-out' },
    'canceled',
  ],
  ['re-sent the email for order 147', order, null, {}, 'mailed'],
  ['took the payment for order 147: $45.99', order, null, { amount: 4599 }, 'paid'],
  ['settled the failed payment of order 147', order, null, {}, 'settled'],
  ['refunded part of order 147: $5.00 · Too late', order, null, { amount: 500, reason: 'late' }, 'refunded'],
  [
    'changed order 147: ready by 20:25 → 20:40',
    order,
    { readyBy: '2026-11-15T20:25:00.000Z' },
    { readyBy: '2026-11-15T20:40:00.000Z' },
  ],
  ['added Ben Okafor: role Kitchen', ben, null, { role: 'kitchen' }, 'added'],
  [
    'removed the wall link “TV at the counter”',
    wallTarget({ id: 1, name: 'TV at the counter' }),
    null,
    {},
    'removed',
  ],
  [
    'changed Ben Okafor: role Kitchen → Owner · account on → off',
    ben,
    { role: 'kitchen', on: true },
    { role: 'owner', on: false },
  ],
]

function said(action: AuditAction): string {
  const changes = formatAuditChanges(action, time)
  const sentence = `${logMessages.done[action.what]} ${formatTarget(action.target)}`
  return (changes.length > 0 ? `${sentence}: ${changes.join(' · ')}` : sentence).replaceAll('\u00A0', ' ')
}

test.each(sentences)('Marisol %s', (words, target, from, to, what = 'changed') => {
  expect(said({ what, target, changes: diff(from, to) })).toBe(words)
})

test('a password is told as changed, and is not told', () => {
  expect(said(changed(ben, [passwordChange]))).toBe('changed Ben Okafor: password')
})

test('a group of options is told with its choices', () => {
  if (!salsa) throw new Error('there is a group')
  const group = { ...salsa, choices: salsa.choices.slice(0, 1), serves: [] }
  const target = menuTarget('group', salsa)
  const changes = groupChanges(null, group, startingMenu)
  expect(said({ what: 'added', target, changes })).toMatch(
    /^added the group Salsa: customers Choose one · at least and at most 1 · on the ticket … · choice Mild/,
  )
})
