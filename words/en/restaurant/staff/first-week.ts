// The words of the first-week checklist (R40), on the owner's first screen and where the list is brought back.
import type { FirstWeekFacts, FirstWeekStep } from '#domain/restaurant/first-week.ts'
import { formatRate } from '#domain/basics/money.ts'
import { formatCount, plural } from '../../basics/counts.ts'
import { anyMoment, zoneTime } from '../../basics/dates.ts'
import { listNames } from '../../basics/lists.ts'

export const firstWeekMessages = {
  title: 'First week',
  done: (done: number, all: number) => `${done} of ${all} done.`,
  isDone: 'Done:',
  dismissed: 'Put this list away',
  isDismissed: 'The list is put away. You can bring it back under Restaurant, Details.',
  isAway: 'The first-week list is put away.',
  bringBack: 'Bring it back',
  isBack: 'The first-week list is back on Today.',

  name: {
    name: 'Name and story',
    address: 'Address and time zone',
    tax: 'Tax',
    hours: 'Hours',
    fulfillmentSettings: 'Pickup and delivery',
    menu: 'The menu',
    payments: 'Payments',
    mail: 'Mail',
    people: 'A second person',
    order: 'A test order',
  } satisfies Record<FirstWeekStep, string>,
  action: {
    name: 'Make them yours',
    address: 'Set them',
    tax: 'Set the rate',
    hours: 'Set hours',
    fulfillmentSettings: 'Check it',
    menu: 'Make it yours',
    payments: 'Set up payments',
    mail: 'Set up mail',
    people: 'Add someone',
    order: 'Order one',
  } satisfies Record<FirstWeekStep, string>,
  order: (number: number, when: string) => `Order ${number}, ${when}`,
  today: (time: string) => `today at ${time}`,
  yesterday: (time: string) => `yesterday at ${time}`,
}

/** The current state of a step; the step of the first order has its own words on the screen. */
export function factOf(step: Exclude<FirstWeekStep, 'order'>, facts: FirstWeekFacts): string {
  return says[step](facts)
}

export const noOrderYet = 'Order a burrito and cook it'

const says = {
  name({ name, asInstalled }) {
    if (!asInstalled.includes('story')) return name
    return asInstalled.includes('name')
      ? `${name} and its story, as they came`
      : `${name}, with the story that came along`
  },
  address({ address, timeZone, addressTimeZone }) {
    if (!address) return 'Customers can’t find you yet'
    const clock = zoneTime(anyMoment, timeZone)
    if (addressTimeZone === null) return `${address.street}, ${address.city}. ${clock}`
    return `Your clock is on ${clock}, ${address.city} is on ${zoneTime(anyMoment, addressTimeZone)}`
  },
  tax: ({ taxRate }) => `${formatRate(taxRate)} on every order`,
  hours({ hours: { daysOpen } }) {
    if (daysOpen === null) return 'The shop is open at all hours'
    if (daysOpen === 7) return 'Open every day'
    return plural(daysOpen, {
      one: 'Open one day a week',
      other: `Open ${formatCount(daysOpen)} days a week`,
    })
  },
  fulfillmentSettings({ fulfillmentSettings: { delivery, pickup, zones } }) {
    if (!delivery) return 'Pickup only'
    const where =
      zones === 0
        ? 'delivery everywhere'
        : plural(zones, { one: 'one delivery zone', other: `${formatCount(zones)} delivery zones` })
    return pickup ? `Both, ${where}` : `Delivery only, ${where}`
  },
  menu({ items, asInstalled }) {
    const count = plural(items, { one: 'One item', other: `${formatCount(items)} items` })
    return asInstalled.includes('menu') ? `${count}, as they came` : count
  },
  payments({ cards }) {
    if (cards === null) return 'Paid on pickup or at the door'
    if (cards === 'none') return 'Nobody can pay yet, so nobody can order'
    if (cards === 'test') return 'No money moves yet: only Stripe’s test cards work, and none is charged'
    return cards === 'demo'
      ? 'No money moves yet: customers can order, and no card is charged'
      : 'Cards are charged'
  },
  mail: ({ mailServer }) =>
    mailServer === null ? 'Customers get no receipt yet' : `Emails go out through ${mailServer}`,
  people({ people: { names, more } }) {
    if (names.length === 0) return 'Only you can log in'
    const others = plural(more, { one: 'one more', other: `${formatCount(more)} more` })
    return `${listNames(more === 0 ? names : [...names, others])} can log in`
  },
} satisfies Record<Exclude<FirstWeekStep, 'order'>, (facts: FirstWeekFacts) => string>
