// The words of the kitchen board.
import type { BoardStatus } from '#domain/kitchen.ts'
import type { OrderStatus } from '#domain/order.ts'
import type { Way } from '#domain/ways.ts'
import { plural } from '../counts.ts'

export const kitchenWords = {
  heading: 'Kitchen',
  tab: (restaurant: string, unseen: number) =>
    unseen > 0 ? `(${unseen}) Kitchen | ${restaurant}` : `Kitchen | ${restaurant}`,
  columns: { placed: 'New', cooking: 'Cooking', ready: 'Ready' } satisfies Record<BoardStatus, string>,
  columnPicker: 'Columns',
  /** R52: the last step of a delivery is another than that of a pickup. */
  act: {
    delivery: { placed: 'Start cooking', cooking: 'Mark ready', ready: 'On its way' },
    pickup: { placed: 'Start cooking', cooking: 'Mark ready', ready: 'Handed over' },
  } satisfies Record<Way, Record<BoardStatus, string>>,
  note: 'Note for the driver',
  clear: 'All clear.',
  clearHint: {
    placed: 'New orders land here.',
    cooking: 'Started tickets land here.',
    ready: 'Packed orders land here.',
  } satisfies Record<BoardStatus, string>,
  more: (count: number) => `${count} more.`,
  moreHint: 'They come up as tickets leave.',
  loading: 'Getting the tickets.',

  newOrders: (count: number) => plural(count, { one: `${count} new order`, other: `${count} new orders` }),
  ringing: 'Ringing:',
  age: 'Age',
  showRinging: (number: number) => `Show ${number}, which is ringing`,
  /** The word "Show" is needed, because a bare number beside the bell would read as a count. */
  show: (number: number) => `Show ${number}`,
  stopBell: 'Stop the bell',
  unseen: 'new, nobody’s touched it yet',
  print: 'Print',
  printTicket: (number: number) => `Print ${number}`,
  cancel: 'Cancel',
  cancelTicket: (number: number) => `Cancel order ${number}`,

  undo: 'Undo',
  undoTicket: (number: number) => `Undo ${number}`,
  recent: 'Recent',
  recentTitle: 'The last ten minutes',
  nothingRecent: 'Nothing to undo.',
  done: (number: number, to: OrderStatus, way: Way) =>
    to === 'handed-over' && way === 'delivery' ? `Order ${number} is on its way.` : done[to](number),
  ago: (minutes: number) => (minutes < 1 ? 'just now' : `${minutes} min ago`),

  allDay: 'All day',
  toMakeCount: (count: number) => (count > 9_999 ? '9999+' : String(count)),
  toMake: (name: string) => `${name} still to make`,

  pause: 'Pause orders',
  pauseFor: (minutes: number) => `${minutes} minutes`,
  untilIResume: 'Until I resume',
  paused: 'Paused',
  untilResumed: 'Until you resume',
  resume: 'Resume now',

  lost: (time: string | undefined) =>
    time === undefined ? 'Connection lost.' : `Connection lost at ${time}.`,
  lostHint: 'This board may be behind. Trying again…',
  tryNow: 'Try now',
  back: (time: string | undefined) => (time === undefined ? 'Back online.' : `Back online at ${time}.`),
  backHint: 'The board is up to date.',
  cancelled: (numbers: readonly number[]) => {
    const named = numbers.slice(0, 12).join(', ')
    if (numbers.length > 12) return `Orders ${named} and ${numbers.length - 12} more were canceled.`
    return plural(numbers.length, {
      one: `Order ${named} was canceled.`,
      other: `Orders ${named} were canceled.`,
    })
  },
  /** R54: nobody has started it. */
  cancelledByCustomer: (numbers: readonly number[]) => {
    const named = numbers.slice(0, 12).join(', ')
    if (numbers.length > 12)
      return `Orders ${named} and ${numbers.length - 12} more were canceled by their customers.`
    return plural(numbers.length, {
      one: `Order ${named} was canceled by the customer.`,
      other: `Orders ${named} were canceled by their customers.`,
    })
  },
  cancelledByCustomerHint: (count: number) =>
    plural(count, { one: 'Don’t start it.', other: 'Don’t start them.' }),
  cancelledHint: (count: number) => plural(count, { one: 'Stop making it.', other: 'Stop making them.' }),
  read: 'Got it',
  soundOff: 'Sound is off.',
  soundHint: 'This browser needs one tap before it can ring for new orders.',
  soundOn: 'Turn on sound',
  asleep: 'This screen may fall asleep.',
  asleepHint:
    'This browser can’t keep it on. Set the tablet’s screen timeout to Never, and leave it plugged in.',
}

const done = {
  placed: (number) => `Order ${number} is new again.`,
  cooking: (number) => `Order ${number} started.`,
  ready: (number) => `Order ${number} marked ready.`,
  'handed-over': (number) => `Order ${number} handed over.`,
  cancelled: (number) => `Order ${number} canceled.`,
} satisfies Record<OrderStatus, (number: number) => string>

export const slipWords = {
  burritos: (count: number) => plural(count, { one: `${count} burrito`, other: `${count} burritos` }),
  placed: 'Ordered',
  to: 'To',
  phone: 'Phone',
  note: 'Note for the driver',
  demo: 'DEMO, don’t cook this',
  duplicate: (time: string) => `DUPLICATE, printed ${time}`,
}
