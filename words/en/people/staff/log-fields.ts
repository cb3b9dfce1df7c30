// The Log screen's label for each field that can be changed, and how it formats the field's values.
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
  /** Formats the value; without it, the value is shown as stored. `time` formats an instant by the restaurant's clock. */
  readonly format?: (value: never, time: (instant: string) => string) => string
  /** Formats each name of a list. */
  readonly formatEach?: (name: string) => string
  /** Shown in place of a missing value. */
  readonly none?: string
  /** The value is too long to show, or only for machines. */
  readonly isValueHidden?: true
}

const money = (amount: number) => formatMoney(cents(amount))
const minutes = (some: number) => plural(some, { one: `${some} minute`, other: `${some} minutes` })
const day = (one: string) => monthAndDay(one, { from: '' })
const onOff = (isOn: boolean) => (isOn ? 'on' : 'off')
/** Looks up the words for a stored code. */
const inWords = (words: Readonly<Record<string, string>>) => (code: string) => words[code] ?? code

const soldOut = {
  label: 'sold out',
  format: inWords({ today: 'for today', later: 'until further notice', no: 'no longer' }),
}
const allergens = inWords(allergenNames)
const dayHours = (weekday: Parameters<typeof weekdayName>[0]) => ({
  label: weekdayName(weekday),
  format: (periods: readonly Period[]) => periodsName(periods),
  none: 'all hours',
})

/** By the target's kind, or by the setting's name; in the order in which the forms ask for them. */
export const fields: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  item: {
    name: { label: 'name' },
    shortName: { label: 'short name' },
    description: { label: 'description' },
    price: { label: 'price', format: money },
    section: { label: 'section' },
    ownAllergens: { label: 'allergens', formatEach: allergens },
    marks: { label: 'marks', formatEach: inWords(markNames) },
    weight: { label: 'kitchen load' },
    inside: { label: 'ingredient' },
    'inside.canLeaveOut': { label: 'optional' },
    'inside.order': { label: 'order of the ingredients' },
    groups: { label: 'options' },
    'picture.url': { label: 'picture', isValueHidden: true },
    'picture.alt': { label: 'description of the picture', none: 'its name' },
    color: { label: 'background', format: inWords(colorNames) },
    retired: { label: 'retired' },
    soldOut,
    remaining: { label: 'left today', none: 'not counted' },
  },
  choice: { soldOut },
  section: { name: { label: 'name' } },
  ingredient: { name: { label: 'name' }, allergens: { label: 'allergens', formatEach: allergens } },
  group: {
    name: { label: 'name' },
    kind: { label: 'customers', format: inWords(groupKindNames) },
    smallest: { label: 'at least' },
    largest: { label: 'at most' },
    onTicket: {
      label: 'on the ticket',
      format: (word: keyof typeof ticketStyleFormats) => ticketStyleFormats[word]('…'),
    },
    choices: { label: 'choice' },
    'choices.name': { label: 'name' },
    'choices.price': { label: 'price', format: money },
    'choices.allergens': { label: 'allergens', formatEach: allergens },
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
    status: { label: '', format: inWords(statusNames) },
    reason: { label: '', format: inWords({ ...cancelMessages.reasons, ...refundMessages.reasons }) },
    readyBy: { label: 'ready by', format: (instant: string, time) => time(instant) },
    amount: { label: '', format: money },
  },
  staff: {
    role: { label: 'role', format: inWords(accountMessages.roles) },
    on: { label: 'account', format: onOff },
    password: { label: 'password' },
  },
  shop: {
    pause: {
      label: 'orders paused',
      format: (pause: number | boolean) =>
        pause === true ? 'until someone resumes' : pause ? `for ${minutes(pause)}` : 'no longer',
    },
    busy: { label: 'busy', format: () => 'no longer' },
    'busy.minutes': { label: 'busy, every wait longer by', format: minutes },
    'busy.until': { label: 'until', format: (instant: string, time) => time(instant) },
  },
  day: { closed: { label: 'closed', format: () => '' } },
  code: {
    code: { label: 'code' },
    gives: { label: '', format: (gives: PromoCodeSettings['gives']) => formatDiscount(gives) },
    minimumOrder: { label: 'smallest order', format: money },
    firstDay: { label: 'first day', format: day, none: 'any' },
    lastDay: { label: 'last day', format: day, none: 'any' },
    days: { label: 'days', formatEach: (name) => shortWeekday(name as Weekday) },
    hours: { label: 'hours', format: periodName, none: 'all day' },
    maxUses: { label: 'first uses', none: 'no limit' },
    oncePerEmail: { label: 'once per email' },
    isOn: { label: 'switched', format: onOff },
  },
  restaurant: {
    name: { label: 'name' },
    'logo.id': { label: 'logo', isValueHidden: true },
    since: { label: 'the year it opened', format: String },
    // A zone's name is the same all year.
    timeZone: { label: 'time zone', format: (zone: string) => zoneTime(anyMoment, zone) },
    taxRate: { label: 'tax rate', format: (rate: number) => formatRate(milliPercent(rate)) },
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
    'words.story': { label: 'story', isValueHidden: true },
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
    specialDays: { label: 'special day', formatEach: day },
    'specialDays.to': { label: 'last day', format: day },
    'specialDays.periods': { label: '', format: (periods: readonly Period[]) => periodsName(periods) },
    'specialDays.words': { label: 'words' },
  },
  fulfillmentSettings: {
    delivery: { label: 'delivery', format: onOff },
    pickup: { label: 'pickup', format: onOff },
    chosenFirst: { label: 'first at checkout' },
    zones: { label: 'zone' },
    'zones.zipcodes': { label: 'ZIP codes' },
    'zones.fee': { label: 'fee', format: money },
    'zones.minimumOrder': { label: 'smallest order', format: money },
    'zones.travelMinutes': { label: 'on the road', format: minutes },
    'zones.order': { label: 'order of the zones' },
    feeIsTaxed: { label: 'tax on the delivery fee', format: onOff },
    'phoneRequired.delivery': { label: 'phone number required for delivery' },
    'phoneRequired.pickup': { label: 'phone number required for pickup' },
  },
  cardKeys: {
    ending: { label: 'secret key ending in' },
    mode: { label: 'mode', format: inWords({ test: 'test', live: 'real money' }) },
    account: { label: 'Stripe account' },
    on: { label: 'switched', format: onOff },
  },
  mailServer: {
    host: { label: 'server' },
    port: { label: 'port' },
    tls: { label: 'encrypted from the start', format: (tls: boolean) => (tls ? 'yes' : 'no') },
    user: { label: 'username', none: 'no login' },
    from: { label: 'sender' },
    on: { label: 'switched', format: onOff },
    password: { label: 'password' },
  },
  waitTimes: {
    'speed.minutesPerBurrito': {
      label: 'minutes a burrito',
      format: (some: number) => some.toFixed(1),
      none: 'not set',
    },
    'speed.hands': { label: 'people rolling', none: 'not set' },
    shortestWait: { label: 'shortest wait', format: minutes },
    slotInterval: { label: 'times to order for every', format: minutes },
    daysAhead: { label: 'days to order ahead' },
    stopAfter: { label: 'stopping when nobody is at the board', format: minutes, none: 'off' },
    showsOnTimeRecord: { label: 'customers see how often you’re on time' },
  },
  paymentMethods: {
    tips: { label: 'tips', format: onOff },
    'counter.delivery': { label: 'paying at the door', format: onOff },
    'counter.pickup': { label: 'paying at the counter', format: onOff },
    'withoutCard.most': { label: 'largest order without a card, in burritos' },
    'withoutCard.share': {
      label: 'share of each hour without a card',
      format: (share: number) => `${share}%`,
    },
  },
  checklist: {
    dismissed: { label: 'put away' },
  },
  ownerEmails: {
    dailySummary: { label: 'summary at closing', format: onOff },
  },
}
