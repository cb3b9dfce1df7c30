// The words of the first staff screen and of the one for the own password.
import type { Role } from '#domain/staff.ts'
import { formatCount, plural } from '../counts.ts'

export const staffWords = {
  tab: (restaurant: string) => `Staff | ${restaurant}`,
  hello: (name: string) => `Hello, ${name}.`,
  role: {
    owner: 'You’re logged in as the owner. You see everything.',
    kitchen: 'You’re logged in for the kitchen: the board and the sold-out switches.',
  } satisfies Record<Role, string>,
  toKitchen: 'Go to the kitchen',
  paymentsFailed: (count: number) =>
    plural(count, {
      one: `The payment of ${formatCount(count)} order failed.`,
      other: `The payments of ${formatCount(count)} orders failed.`,
    }),
  paymentsFailedHint: 'In the last seven days. We won’t try again.',
  showFailed: 'Show them',
  rooms: 'The office',
  room: {
    orders: { name: 'Orders', about: 'Find one, print it, cancel it.' },
    menu: { name: 'Menu', about: 'Prices, descriptions, what’s sold out.' },
    sales: { name: 'Sales', about: 'By day, by hour, by burrito.' },
    staff: { name: 'Staff', about: 'Who logs in, and as what.' },
    log: { name: 'Log', about: 'Who changed what, and when.' },
  },
}

export const passwordPageWords = {
  tab: (restaurant: string) => `Your password | ${restaurant}`,
  title: 'Change your password',
  about: 'You’ll be logged out everywhere else.',
  first: 'Choose your own password first.',
  current: 'Current password',
  given: 'The password you were given',
  next: 'New password',
  hint: '12 characters or more. A few words in a row are easy to remember.',
  change: 'Change password',
  changed: 'Your password is changed. You’re logged out everywhere else.',
  back: 'Go to your screens',
}
