// What the Log screen calls each field that can be changed, and how it says the field's values.
import { formatMoney, formatRate, milliPercent, cents } from '#domain/basics/money.ts'
import type { PromoCodeSettings } from '#domain/orders/promo-codes.ts'
import type { Period } from '#domain/restaurant/opening-hours.ts'
import type { Weekday } from '#domain/basics/days.ts'
import { plural } from '../../basics/counts.ts'
import { anyMoment, monthAndDay, zoneTime } from '../../basics/dates.ts'
import { allergenNames, markNames } from '../../menu/food.ts'
import { periodName, periodsName, weekdayName } from '../../restaurant/hours.ts'
import { accountMessages } from './accounts.ts'
import { cancelMessages } from '../../orders/staff/cancel.ts'
import { formatDiscount, shortWeekday } from '../../orders/staff/promo-codes.ts'
import { colorNames } from '../../menu/staff/colors.ts'
import { groupKindNames, ticketStyleFormats } from '../../menu/staff/group-rules.ts'
import { statusNames } from '../../orders/staff/orders.ts'
import { refundMessages } from '../../payments/staff/refund.ts'

export interface Field {
  readonly label: string
  /** Without one, a value is said as it is; of a list of names, each. `time` tells an instant by the restaurant's clock. */
  readonly say?: (value: never, time: (instant: string) => string) => string
  /** What is said of each in a list. */
  readonly each?: (name: string) => string
  /** What is said where there is no value. */
  readonly none?: string
  /** Too long to be said, or only for machines. */
  readonly isUnsaid?: true
}

const money = (amount: number) => formatMoney(cents(amount))
const minutes = (some: number) => plural(some, { one: `${some} minute`, other: `${some} minutes` })
const day = (one: string) => monthAndDay(one, { from: '' })
const onOff = (isOn: boolean) => (isOn ? 'on' : 'off')
/** From a list of words, by the code that is kept. */
const inWords = (words: Readonly<Record<string, string>>) => (code: string) => words[code] ?? code

const soldOut = {
  label: 'sold out',
  say: inWords({ today: 'for today', later: 'until further notice', no: 'no longer' }),
}
const allergens = inWords(allergenNames)
const dayHours = (weekday: Parameters<typeof weekdayName>[0]) => ({
  label: weekdayName(weekday),
  say: (periods: readonly Period[]) => periodsName(periods),
  none: 'all hours',
})

/** By what they are of, a setting's by its name; in the order in which a form asks for them. */
export const fields: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  item: {
    name: { label: 'name' },
    shortName: { label: 'short name' },
    description: { label: 'description' },
    price: { label: 'price', say: money },
    section: { label: 'section' },
    ownAllergens: { label: 'allergens', each: allergens },
    marks: { label: 'marks', each: inWords(markNames) },
    weight: { label: 'kitchen load' },
    inside: { label: 'ingredient' },
    'inside.canLeaveOut': { label: 'optional' },
    'inside.order': { label: 'order of the ingredients' },
    groups: { label: 'options' },
    'picture.url': { label: 'picture', isUnsaid: true },
    'picture.alt': { label: 'description of the picture', none: 'its name' },
    color: { label: 'background', say: inWords(colorNames) },
    retired: { label: 'retired' },
    soldOut,
    remaining: { label: 'left today', none: 'not counted' },
  },
  choice: { soldOut },
  section: { name: { label: 'name' } },
  ingredient: { name: { label: 'name' }, allergens: { label: 'allergens', each: allergens } },
  group: {
    name: { label: 'name' },
    kind: { label: 'customers', say: inWords(groupKindNames) },
    smallest: { label: 'at least' },
    largest: { label: 'at most' },
    onTicket: {
      label: 'on the ticket',
      say: (word: keyof typeof ticketStyleFormats) => ticketStyleFormats[word]('…'),
    },
    choices: { label: 'choice' },
    'choices.name': { label: 'name' },
    'choices.price': { label: 'price', say: money },
    'choices.allergens': { label: 'allergens', each: allergens },
    'choices.isDefault': { label: 'default' },
    'choices.order': { label: 'order of the choices' },
    serves: { label: 'used by' },
  },
  menu: {
    sections: { label: 'sections' },
    items: { label: 'items' },
    groups: { label: 'groups of options' },
  },
  order: {
    status: { label: '', say: inWords(statusNames) },
    reason: { label: '', say: inWords({ ...cancelMessages.reasons, ...refundMessages.reasons }) },
    readyBy: { label: 'ready by', say: (instant: string, time) => time(instant) },
    amount: { label: '', say: money },
  },
  staff: {
    role: { label: 'role', say: inWords(accountMessages.roles) },
    on: { label: 'account', say: onOff },
    password: { label: 'password' },
  },
  shop: {
    pause: {
      label: 'orders paused',
      say: (pause: number | boolean) =>
        pause === true ? 'until someone resumes' : pause ? `for ${minutes(pause)}` : 'no longer',
    },
    busy: { label: 'busy', say: () => 'no longer' },
    'busy.minutes': { label: 'busy, every wait longer by', say: minutes },
    'busy.until': { label: 'until', say: (instant: string, time) => time(instant) },
  },
  day: { closed: { label: 'closed', say: () => '' } },
  code: {
    code: { label: 'code' },
    gives: { label: '', say: (gives: PromoCodeSettings['gives']) => formatDiscount(gives) },
    minimumOrder: { label: 'smallest order', say: money },
    firstDay: { label: 'first day', say: day, none: 'any' },
    lastDay: { label: 'last day', say: day, none: 'any' },
    days: { label: 'days', each: (name) => shortWeekday(name as Weekday) },
    hours: { label: 'hours', say: periodName, none: 'all day' },
    maxUses: { label: 'first uses', none: 'no limit' },
    oncePerEmail: { label: 'once per email' },
    isOn: { label: 'switched', say: onOff },
  },
  restaurant: {
    name: { label: 'name' },
    'logo.id': { label: 'logo', isUnsaid: true },
    since: { label: 'the year it opened', say: String },
    // A zone's name is the same all year.
    timeZone: { label: 'time zone', say: (zone: string) => zoneTime(anyMoment, zone) },
    taxRate: { label: 'tax rate', say: (rate: number) => formatRate(milliPercent(rate)) },
    'address.street': { label: 'street' },
    'address.city': { label: 'city' },
    'address.state': { label: 'state' },
    'address.zipcode': { label: 'ZIP code' },
    phone: { label: 'phone number' },
    email: { label: 'email address' },
    directions: { label: 'directions' },
    'words.headline': { label: 'headline' },
    'words.lead': { label: 'line below the headline' },
    'words.storyTitle': { label: 'title of the story' },
    'words.story': { label: 'story', isUnsaid: true },
    'words.lastLine': { label: 'last line of the story' },
  },
  hours: {
    'week.monday': dayHours('monday'),
    'week.tuesday': dayHours('tuesday'),
    'week.wednesday': dayHours('wednesday'),
    'week.thursday': dayHours('thursday'),
    'week.friday': dayHours('friday'),
    'week.saturday': dayHours('saturday'),
    'week.sunday': dayHours('sunday'),
    specialDays: { label: 'special day', each: day },
    'specialDays.to': { label: 'last day', say: day },
    'specialDays.periods': { label: '', say: (periods: readonly Period[]) => periodsName(periods) },
    'specialDays.words': { label: 'words' },
  },
  fulfillmentSettings: {
    delivery: { label: 'delivery', say: onOff },
    pickup: { label: 'pickup', say: onOff },
    chosenFirst: { label: 'first at checkout' },
    zones: { label: 'zone' },
    'zones.zipcodes': { label: 'ZIP codes' },
    'zones.fee': { label: 'fee', say: money },
    'zones.minimumOrder': { label: 'smallest order', say: money },
    'zones.travelMinutes': { label: 'on the road', say: minutes },
    'zones.order': { label: 'order of the zones' },
    feeIsTaxed: { label: 'tax on the delivery fee', say: onOff },
    'phoneRequired.delivery': { label: 'phone number required for delivery' },
    'phoneRequired.pickup': { label: 'phone number required for pickup' },
  },
  waitTimes: {
    'speed.minutesPerBurrito': {
      label: 'minutes a burrito',
      say: (some: number) => some.toFixed(1),
      none: 'not set',
    },
    'speed.hands': { label: 'people rolling', none: 'not set' },
    shortestWait: { label: 'shortest wait', say: minutes },
    slotInterval: { label: 'times to order for every', say: minutes },
    daysAhead: { label: 'days to order ahead' },
    stopAfter: { label: 'stopping when nobody is at the board', say: minutes, none: 'off' },
    showsOnTimeRecord: { label: 'customers see how often you’re on time' },
  },
  paymentMethods: {
    tips: { label: 'tips', say: onOff },
    'counter.delivery': { label: 'paying at the door', say: onOff },
    'counter.pickup': { label: 'paying at the counter', say: onOff },
    'withoutCard.most': { label: 'largest order without a card, in burritos' },
    'withoutCard.share': { label: 'share of each hour without a card', say: (share: number) => `${share}%` },
  },
  checklist: {
    dismissed: { label: 'put away' },
  },
}
