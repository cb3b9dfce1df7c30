// What the owner of the demo's restaurant sets on the first morning: the restaurant, its settings, codes and menu. The street
// and the phone number are nobody's.
import { openingAt } from '#domain/restaurant/open-spans.ts'
import type { Hours, Week } from '#domain/restaurant/opening-hours.ts'
import { addDays, weekdays } from '#domain/basics/days.ts'

export const restaurant = {
  address: { street: '1995 Comal Street', city: 'Fresno', state: 'CA', zipcode: '93721' },
  phone: '(559) 555-0195',
  email: 'hello@burritoful.example',
  directions: { en: 'Between the laundromat and the moon. Follow the cumin.' },
}

/** Whoever starts the demo can order: when these hours are over, or will be within the hour, it is open at all hours. */
export function hoursFor(now: Date, timeZone: string, today: string): Hours {
  const openFrom = (from: string, to: string) =>
    Object.fromEntries(weekdays.map((day) => [day, [{ from, to }]])) as unknown as Week
  const [off, short] = [addDays(today, 8), addDays(today, 12)]
  const specialDays = [
    { from: off, to: off, periods: [], words: { en: 'Closed to season the new comal.' } },
    {
      from: short,
      to: short,
      periods: [{ from: '11:00', to: '15:00' }],
      words: { en: 'Short day. Order early.' },
    },
  ]
  const usual = { week: openFrom('06:00', '02:00'), specialDays }
  const isOpen = (inMinutes: number) =>
    openingAt(usual, timeZone, new Date(now.getTime() + inMinutes * 60_000)).opening.open
  return isOpen(0) && isOpen(60) ? usual : { week: openFrom('00:00', '00:00'), specialDays }
}

export const waitTimes = { speed: { minutesPerBurrito: 3, hands: 3 }, stopAfter: 10 }

export const zones = [
  zone('Near', ['93701', '93704', '93721'], 0, 0, 15),
  zone('Across town', ['93710', '93726'], 350, 1500, 25),
  zone('Clovis', ['93611', '93612'], 600, 3000, 35),
]

/** Whoever picks an order up may pay there. */
export const paymentMethods = {
  tips: true,
  counter: { delivery: false, pickup: true },
  withoutCard: { most: 20, share: 25 },
}

const always = { firstDay: null, lastDay: null, days: [], hours: null, maxUses: null, isOn: true } as const
export const codes = [
  {
    ...always,
    code: 'LUNCH10',
    gives: { kind: 'percent', percent: 10 },
    minimumOrder: 0,
    days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
    hours: { from: '11:00', to: '14:00' },
    oncePerEmail: false,
  },
  {
    ...always,
    code: 'FAMILY15',
    gives: { kind: 'percent', percent: 15 },
    minimumOrder: 4500,
    oncePerEmail: false,
  },
]

const plain = { shortName: '', ownAllergens: [], marks: [], inside: [], groups: [] }
const side = { ...plain, section: 'sides', marks: ['vegan', 'gluten-free'] }
export const photographed = 'chips-and-salsa'
/** The ids are made from the names. */
export const items = [
  {
    ...plain,
    name: 'Fish',
    section: 'burritos',
    description: 'Battered cod, slaw, chipotle crema. It was only ever a summer thing.',
    price: 1150,
    color: 'cielo',
    ownAllergens: ['fish', 'wheat', 'milk', 'eggs'],
    groups: ['salsa', 'extras'],
    weight: 1,
  },
  {
    ...side,
    name: 'Chips and guac',
    shortName: 'Guac chips',
    description: 'Corn chips fried this morning, guacamole mashed since.',
    price: 475,
    color: 'lima',
    weight: 0.3,
  },
  {
    ...side,
    name: 'Chips and salsa',
    shortName: 'Salsa chips',
    description: 'The same chips, with salsa roja.',
    price: 325,
    color: 'chile',
    weight: 0.2,
  },
  {
    ...side,
    name: 'Street corn',
    description: 'Grilled corn, cotija, chipotle crema. On a stick if you ask.',
    price: 425,
    color: 'maiz',
    ownAllergens: ['milk', 'eggs'],
    marks: ['vegetarian'],
    weight: 0.5,
  },
  {
    ...plain,
    name: 'Horchata',
    section: 'drinks',
    description: 'Rice and cinnamon, cold.',
    price: 300,
    color: 'arena',
    marks: ['vegan'],
    weight: 0,
  },
]

export const groups = [
  {
    name: 'Dips',
    kind: 'many',
    smallest: 0,
    largest: 3,
    onTicket: 'add',
    choices: [choice('Salsa roja', 75), choice('Queso', 125, 'milk')],
    items: ['chips-and-guac', photographed],
  },
  {
    name: 'Size',
    kind: 'one',
    smallest: 1,
    largest: 1,
    onTicket: 'word',
    choices: [{ ...choice('Regular'), isDefault: true }, choice('Large', 100)],
    items: ['horchata'],
  },
]

function choice(name: string, price = 0, ...allergens: string[]) {
  return { id: null, name, price, allergens, isDefault: false }
}

function zone(name: string, zipcodes: string[], fee: number, minimumOrder: number, travelMinutes: number) {
  return { name, zipcodes, fee, minimumOrder, travelMinutes }
}
