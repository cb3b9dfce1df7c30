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
  tested: {
    lead: 'Someone may be trying stolen cards.',
    rest: (declined: number) =>
      `${formatCount(declined)} were declined in the last hour. Every card now has to be confirmed with its bank.`,
    action: 'Look at payments',
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
  unattended: {
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
