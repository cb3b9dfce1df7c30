// The words of the first staff screen and of the one for the own password.
import type { Role } from '#domain/staff.ts'

export const staffWords = {
  tab: 'Staff: Burritoful',
  hello: (name: string) => `Hello, ${name}.`,
  role: {
    owner: 'You are logged in as the owner. You see everything.',
    kitchen: 'You are logged in for the kitchen: the board and the sold-out switches.',
  } satisfies Record<Role, string>,
  toKitchen: 'Go to the kitchen',
  paymentsFailed: (count: number) =>
    count === 1
      ? 'The payment of 1 order failed.'
      : `The payments of ${count.toLocaleString('en-US')} orders failed.`,
  paymentsFailedHint: 'In the last seven days. We will not try again.',
  showFailed: 'Show them',
  rooms: 'The office',
  room: {
    orders: { name: 'Orders', about: 'Find one, print it, cancel it.' },
    menu: { name: 'Menu', about: 'Prices, words, what is sold out.' },
    sales: { name: 'Sales', about: 'By day, by hour, by burrito.' },
    staff: { name: 'Staff', about: 'Who logs in, and as what.' },
    log: { name: 'Log', about: 'Who changed what, and when.' },
  },
  loading: 'One moment.',
  failed: 'We cannot reach the server right now.',
  again: 'Try again',
}

export const passwordPageWords = {
  tab: 'Your password: Burritoful',
  title: 'Change your password',
  about: 'Wherever else you are logged in, you will be logged out.',
  first: 'Choose a password of your own first.',
  current: 'Current password',
  given: 'The password you were given',
  next: 'New password',
  hint: '12 characters or more. A few words in a row are easy to keep.',
  change: 'Change password',
  changed: 'Your password is changed. Everywhere else you are logged out.',
  back: 'Go to your screens',
  notThrough: 'That did not go through. Try again.',
}
