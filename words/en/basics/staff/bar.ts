// The words of the bar on top of every staff screen, and of the bar at the foot of a phone.
import { formatCount, plural } from '../counts.ts'

export const barMessages = {
  skip: 'Skip to main content',
  home: (name: string) => `${name}, home`,
  nav: 'Staff',
  today: 'Today',
  kitchen: 'Kitchen',
  orders: 'Orders',
  menu: 'Menu',
  items: 'Items',
  options: 'Options',
  money: 'Money',
  sales: 'Sales',
  codes: 'Codes',
  books: 'Books',
  promises: 'Promises kept',
  restaurant: 'Restaurant',
  details: 'Details',
  hours: 'Hours',
  waits: 'Wait times',
  fulfillmentSettings: 'Pickup and delivery',
  setUp: 'Payments and mail',
  backups: 'Backups',
  staff: 'Staff',
  log: 'Change log',
  more: 'More',
  /** Counts the orders that nobody has started. */
  newOrders: (count: number) => `${formatCount(count)} new`,
  office: 'Office',
  password: 'Change your password',
  logout: 'Log out',
  paused: 'Paused',
  /** The shop takes no orders (R48). */
  unattended: 'Nobody at the board',
  /** The minutes added to every wait (R47). */
  busy: (minutes: number) => `Busy +${minutes}`,
  /** Things that are broken, which Today lists. */
  alarms: (count: number) =>
    plural(count, {
      one: `${formatCount(count)} alarm, on Today`,
      other: `${formatCount(count)} alarms, on Today`,
    }),
  emails: 'Emails',
  emailsWait: 'Emails aren’t going out.',
  seeToday: 'See Today',
  payments: 'Payments',
  /** Warns staff, before they hand out food, that no money moves. */
  demoPayments: 'Demo payments',
  testPayments: 'Test payments',
  noCharge: 'No card is charged.',
  setUpPayments: 'Set up payments',
}
