// The words of the list of the first week (R40), on the owner's first screen and where the list is brought back.
import type { FirstWeekFacts, FirstWeekStep } from '#domain/first-week.ts'
import { formatCount, plural } from '../counts.ts'
import { listOf } from '../lists.ts'

export const firstWeekWords = {
  title: 'First week',
  done: (done: number, all: number) => `${done} of ${all} done. Each one checks itself off when it’s true.`,
  isDone: 'Done:',
  putAway: 'Put this list away',
  isPutAway: 'The list is put away. You can bring it back under Restaurant, Details.',
  isAway: 'The first-week list is put away.',
  bringBack: 'Bring it back',
  isBack: 'The first-week list is back on Today.',

  name: {
    address: 'Address and phone',
    hours: 'Hours',
    ways: 'Pickup and delivery',
    payments: 'Payments',
    mail: 'Mail',
    people: 'A second person',
    order: 'A test order',
  } satisfies Record<FirstWeekStep, string>,
  action: {
    address: 'Add them',
    hours: 'Set hours',
    ways: 'Check it',
    payments: 'Set up payments',
    mail: 'Set up mail',
    people: 'Add someone',
    order: 'Order one',
  } satisfies Record<FirstWeekStep, string>,
  order: (number: number, when: string) => `Order ${number}, ${when}`,
  today: (time: string) => `today at ${time}`,
  yesterday: (time: string) => `yesterday at ${time}`,
}

/** What is true of a step now; of the order, `orderWords` says it. */
export function factOf(step: Exclude<FirstWeekStep, 'order'>, facts: FirstWeekFacts): string {
  return says[step](facts)
}

export const noOrderYet = 'Order a burrito and cook it'

const says = {
  address({ address, phone }) {
    if (!address) return phone ? 'No address yet' : 'Customers can’t find you yet'
    return phone ? `${address.street}, ${address.city}` : 'No phone number yet'
  },
  hours({ hours: { daysOpen } }) {
    if (daysOpen === null) return 'The shop is open at all hours'
    if (daysOpen === 7) return 'Open every day'
    return plural(daysOpen, {
      one: 'Open one day a week',
      other: `Open ${formatCount(daysOpen)} days a week`,
    })
  },
  ways({ ways: { delivery, pickup, zones } }) {
    if (!delivery) return 'Pickup only'
    const where =
      zones === 0
        ? 'delivery everywhere'
        : plural(zones, { one: 'one delivery zone', other: `${formatCount(zones)} delivery zones` })
    return pickup ? `Both, ${where}` : `Delivery only, ${where}`
  },
  payments({ cards }) {
    if (cards === null) return 'Paid on pickup or at the door'
    if (cards === 'test') return 'Test keys, no money moves'
    return cards === 'demo' ? 'Demo mode, no money moves' : 'Cards are charged'
  },
  mail: ({ mailServer }) => (mailServer === null ? 'Not set up' : `Emails go out through ${mailServer}`),
  people({ people: { names, more } }) {
    if (names.length === 0) return 'Only you can log in'
    const others = plural(more, { one: 'one more', other: `${formatCount(more)} more` })
    return `${listOf(more === 0 ? names : [...names, others])} can log in`
  },
} satisfies Record<Exclude<FirstWeekStep, 'order'>, (facts: FirstWeekFacts) => string>
