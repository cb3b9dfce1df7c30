// The words of the owner's first screen: warnings, figures, the list of the first week, the board.
import type { FirstWeekFacts, FirstWeekStep } from '#domain/first-week.ts'
import type { BoardStatus } from '#domain/kitchen.ts'
import { countOfBurritos, formatCount, plural } from '../counts.ts'
import { listOf } from '../lists.ts'

export const todayWords = {
  title: 'Today',
  about: (day: string, time: string) => `${day}. ${time}.`,
  aboutIn: (day: string, time: string, city: string) => `${day}. ${time} in ${city}.`,
  openBoard: 'Open the board',

  warnings: 'Warnings',
  demo: {
    lead: 'No money moves yet.',
    rest: 'Payments are in demo mode: every card is accepted and none is charged.',
    action: 'Set up payments',
  },
  test: {
    lead: 'No money moves yet.',
    rest: 'Stripe has test keys: only test cards work, and none is charged.',
    action: 'Set up payments',
  },
  mail: {
    lead: 'Mail isn’t set up.',
    rest: 'Customers get no receipt.',
    action: 'Set up mail',
  },
  failed: {
    lead: (count: number) =>
      plural(count, {
        one: `The payment or refund of ${formatCount(count)} order failed.`,
        other: `The payments or refunds of ${formatCount(count)} orders failed.`,
      }),
    rest: 'In the last seven days. We won’t try again.',
    action: showWords,
  },
  books: {
    lead: 'The books don’t balance.',
    rest: (count: number) =>
      plural(count, {
        one: 'The last check found one thing that’s off.',
        other: `The last check found ${formatCount(count)} things that are off.`,
      }),
    action: 'Open the books',
  },
  unpaid: {
    lead: (count: number) =>
      plural(count, {
        one: `${formatCount(count)} order was handed over and not paid.`,
        other: `${formatCount(count)} orders were handed over and not paid.`,
      }),
    rest: (count: number) =>
      plural(count, {
        one: 'If the money came in, mark it paid.',
        other: 'If the money came in, mark them paid.',
      }),
    action: showWords,
  },
  disputes: {
    lead: (count: number, day: string | undefined) =>
      plural(count, {
        one: `${formatCount(count)} dispute to answer${day ? ` by ${day}` : ''}.`,
        other: `${formatCount(count)} disputes to answer${day ? `, the first by ${day}` : ''}.`,
      }),
    rest: 'Without an answer you can lose the money.',
    action: (count: number) => plural(count, { one: 'Show it', other: 'Show the first' }),
  },
  unwatched: {
    lead: 'The shop takes no new orders.',
    rest: 'Nobody’s touching the ones on the board. The first tap there opens the shop again.',
    action: 'Go to the board',
  },

  figures: 'So far',
  orders: 'Orders',
  onTime: 'Ready on time',
  percent: (kept: number) => `${kept}%`,
  lateOf: (late: number, orders: number) => `${formatCount(late)} late of ${formatCount(orders)}`,
  /** Where a figure would stand. */
  none: '–',
  noneReady: 'No order is ready yet',
  netSales: 'Net sales',
  orderNow: 'Order now, ready by',
  wait: (minutes: number, burritos: number) =>
    plural(minutes, {
      one: `${minutes} minute for ${countOfBurritos(burritos)}`,
      other: `${minutes} minutes for ${countOfBurritos(burritos)}`,
    }),
  nobodyNow: 'No orders for right now',

  board: 'On the board',
  column: {
    placed: 'New',
    cooking: 'Cooking',
    ready: 'Ready',
    later: 'Later',
  } satisfies Record<BoardStatus | 'later', string>,
  lateOrder: (number: number, name: string) => `${number}, ${name}`,
  isLate: (minutes: number) =>
    plural(minutes, { one: `is ${minutes} minute late.`, other: `is ${minutes} minutes late.` }),

  scheduled: 'Next scheduled',
  noneScheduled: 'Nothing is scheduled.',
  tomorrow: 'Tomorrow',
}

function showWords(orders: number): string {
  return plural(orders, { one: 'Show it', other: 'Show them' })
}

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
