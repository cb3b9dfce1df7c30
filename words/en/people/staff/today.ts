// The words of the owner's first screen: warnings, figures, the board.
import type { BoardStatus } from '#domain/kitchen/tickets.ts'
import { formatBurritoCount, formatCount, plural } from '../../basics/counts.ts'

export const todayMessages = {
  title: 'Today',
  about: (day: string, time: string, zoneTime: string) => `${day}. ${time} ${zoneTime}.`,
  openBoard: 'Open the board',

  warnings: 'Warnings',
  noWayToPay: {
    lead: 'Nobody can order yet.',
    rest: 'There’s no way to pay: cards aren’t set up, and paying on pickup or at the door is off.',
    action: 'Set up payments',
  },
  demo: {
    lead: 'No money moves yet.',
    rest: 'Payments are in demo mode: customers can order, and no card is charged.',
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
      one: `${minutes} minute for ${formatBurritoCount(burritos)}`,
      other: `${minutes} minutes for ${formatBurritoCount(burritos)}`,
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
