// The alarms in words (R72), for Today and for the emails to the owner: what is wrong, what to do, and that it is over.
import type { AlarmKind } from '#domain/people/alarms.ts'
import { formatCount, formatOrderCount, plural } from '../basics/counts.ts'

export interface AlarmMessages {
  /** What is wrong. The day is the first by which a dispute needs its answer. */
  readonly lead: (count: number, day?: string) => string
  /** What to do. */
  readonly rest: (count: number) => string
  /** The label of the link on Today, where a screen can help. */
  readonly action?: (count: number) => string
  /** It is over. */
  readonly over: string
}

export const alarmMessages = {
  'shop-stopped': {
    lead: () => 'The shop takes no new orders.',
    rest: (count) =>
      `Nobody has touched a new one for ${formatCount(count)} minutes. The first tap on the board opens the shop again.`,
    action: () => 'Go to the board',
    over: 'The shop takes orders again.',
  },
  'unseen-orders': {
    lead: (count) =>
      plural(count, {
        one: `Nobody has touched ${formatCount(count)} new order for five minutes.`,
        other: `Nobody has touched ${formatCount(count)} new orders for five minutes.`,
      }),
    rest: () => 'Is the board on, and is somebody near it? A tap on a new order stops the bell.',
    action: () => 'Go to the board',
    over: 'The new orders were seen.',
  },
  'disk-nearly-full': {
    lead: (count) => `The server’s disk is ${count}% full.`,
    rest: () => 'When it’s full, no more orders come in. Have whoever runs the server make room.',
    over: 'The server’s disk has room again.',
  },
  'emails-waiting': {
    lead: () => 'Emails aren’t going out.',
    rest: (count) =>
      plural(count, {
        one: `${formatCount(count)} is waiting. Orders come in all the same. Send a test email to see what’s wrong.`,
        other: `${formatCount(count)} are waiting. Orders come in all the same. Send a test email to see what’s wrong.`,
      }),
    action: () => 'Test the mail',
    over: 'Emails go out again.',
  },
  'no-backup': {
    lead: (count) => `There’s been no good backup for ${formatCount(count)} days.`,
    rest: () =>
      'If the disk broke now, you’d lose everything since. Have whoever runs the server look at it.',
    over: 'There’s a good backup again.',
  },
  'failed-payments': {
    lead: (count) =>
      plural(count, {
        one: `The payment or refund of ${formatCount(count)} order failed.`,
        other: `The payments or refunds of ${formatCount(count)} orders failed.`,
      }),
    rest: (count) =>
      plural(count, {
        one: 'We won’t try again. The order says what you can do.',
        other: 'We won’t try again. Each order says what you can do.',
      }),
    action: (count) => plural(count, { one: 'Show it', other: 'Show them' }),
    over: 'No failed payment or refund is left.',
  },
  disputes: {
    lead: (count, day) =>
      plural(count, {
        one: `${formatCount(count)} dispute to answer${day ? ` by ${day}` : ''}.`,
        other: `${formatCount(count)} disputes to answer${day ? `, the first by ${day}` : ''}.`,
      }),
    rest: () => 'Without an answer you can lose the money.',
    action: (count) => plural(count, { one: 'Show it', other: 'Show the first' }),
    over: 'No dispute is left to answer.',
  },
  'books-off': {
    lead: () => 'The books don’t balance.',
    rest: (count) =>
      plural(count, {
        one: 'The last check found one thing that’s off.',
        other: `The last check found ${formatCount(count)} things that are off.`,
      }),
    action: () => 'Open the books',
    over: 'The books balance again.',
  },
  'declined-cards': {
    lead: () => 'Someone may be trying stolen cards.',
    rest: (count) =>
      `${formatCount(count)} were declined in the last hour. Every card now has to be confirmed with its bank, so honest customers can still order.`,
    action: () => 'Look at payments',
    over: 'Nobody seems to try stolen cards anymore.',
  },
  'unpaid-flood': {
    lead: (count) => `${formatOrderCount(count)} in an hour, and not one is paid.`,
    rest: () => 'If you don’t expect so many, call a few of them before you cook, or pause the shop.',
    action: () => 'Show the orders',
    over: 'Unpaid orders are back to normal.',
  },
  'wrong-logins': {
    lead: (count) => `${formatCount(count)} wrong passwords in the last hour.`,
    rest: () => 'Someone may be guessing. Turn off accounts nobody needs, and make the passwords long.',
    action: () => 'Look at the staff',
    over: 'The wrong passwords have stopped.',
  },
} satisfies Record<AlarmKind, AlarmMessages>

export const alarmEmailMessages = {
  since: (time: string) => `It began on ${time}.`,
  lasted: (from: string, to: string) => `It lasted from ${from} to ${to}.`,
  again: 'While it gets worse, you’ll hear of it once an hour at most, and once when it’s over.',
  today: 'Today:',
}
