// The words of the kitchen: the board, its windows, and the printed ticket.
import type { BoardStatus } from '#domain/kitchen/tickets.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { plural, formatCount } from '../../basics/counts.ts'
import { joinNames, inSentence } from '../../basics/lists.ts'
import { locale } from '../../basics/locale.ts'

export const kitchenMessages = {
  heading: 'Kitchen',
  tab: (restaurant: string, unseen: number) =>
    unseen > 0 ? `(${unseen}) Kitchen | ${restaurant}` : `Kitchen | ${restaurant}`,
  columns: { later: 'Later', placed: 'New', cooking: 'Cooking', ready: 'Ready' } satisfies Record<
    BoardStatus | 'later',
    string
  >,
  columnPicker: 'Columns',
  /** R52: the last step differs between delivery and pickup. */
  act: {
    delivery: { placed: 'Start cooking', cooking: 'Mark ready', ready: 'On its way' },
    pickup: { placed: 'Start cooking', cooking: 'Mark ready', ready: 'Handed over' },
  } satisfies Record<Fulfillment, Record<BoardStatus, string>>,
  note: 'Note for the driver',
  clear: 'All clear.',
  clearHint: {
    placed: 'New orders land here.',
    cooking: 'Started tickets land here.',
    ready: 'Packed orders land here.',
  } satisfies Record<BoardStatus, string>,
  /** The head of a column counts the late tickets, and the tickets that are scrolled out of view. */
  lateOnes: (count: number) => `${count} late`,
  behindOnes: (count: number) => `${count} behind`,
  cutOff: (count: number) => `${count} more`,
  beyond: (count: number) => `${count} more.`,
  beyondHint: 'They come up as tickets leave.',
  loading: 'Getting the tickets.',

  newOrders: (count: number) => plural(count, { one: `${count} new order`, other: `${count} new orders` }),
  ringing: 'Ringing:',
  due: 'Due',
  left: (minutes: number) => spanOf(minutes),
  dueNow: 'Now',
  late: (minutes: number) => `${spanOf(minutes)} late`,
  justReady: 'Just now',
  waiting: (minutes: number) => `Waiting ${spanOf(minutes)}`,
  /** The kitchen has promised more than it can make by then. */
  behind: (left: string) => `${left}, behind`,

  laterName: (number: number, name: string) => `${number} ${name}`,
  laterNone: 'Nothing scheduled.',
  tomorrow: (day: string) => `Tomorrow, ${day}`,
  startAt: (time: string, items: number) =>
    plural(items, { one: `Start ${time}, ${items} item`, other: `Start ${time}, ${items} items` }),

  showRinging: (number: number) => `Show ${number}, which is ringing`,
  /** The word "Show" is needed, because a bare number beside the bell would read as a count. */
  show: (number: number) => `Show ${number}`,
  stopBell: 'Stop the bell',
  quietAll: 'Quiet all',
  unseen: 'new, nobody’s touched it yet',
  moreFor: (number: number) => `More for order ${number}`,
  menuTitle: (number: number, name: string) => `${number}, ${name}`,
  delay: 'Delay',
  print: 'Print ticket',
  printAgain: 'Print ticket again',
  backTo: { placed: 'Back to New', cooking: 'Back to Cooking', ready: 'Back to Ready' } satisfies Record<
    BoardStatus,
    string
  >,
  openOrder: 'Open order',
  cancel: 'Cancel order',

  undo: 'Undo',
  undoTicket: (number: number) => `Undo ${number}`,
  recent: 'Recent',
  recentTitle: 'The last ten minutes',
  nothingRecent: 'Nothing to undo.',
  done: (number: number, to: OrderStatus, fulfillment: Fulfillment) =>
    to === 'handed-over' && fulfillment === 'delivery' ? `Order ${number} is on its way.` : done[to](number),
  recentItems: (items: readonly { readonly count: number; readonly name: string }[]) =>
    joinNames(items.map(({ count, name }) => `${count} ${name}`)),
  recentMove: (to: OrderStatus, fulfillment: Fulfillment, minutes: number) => {
    const ago = minutes < 1 ? 'just now' : `${minutes} min ago`
    return to === 'handed-over' && fulfillment === 'delivery' ? `On its way, ${ago}` : moved[to](ago)
  },

  rolled: (rolled: number, of: number) => `${rolled} of ${of} made`,
  rolledShort: (rolled: number, of: number) => `${rolled}/${of}`,

  allDay: 'All day',
  toMakeCount: (count: number) => (count > 9_999 ? '9999+' : String(count)),
  toMake: (name: string) => `${name} still to make`,
  allItems: 'All',
  extras: 'Extras',
  extrasToMake: 'Extras to make',
  offMenu: 'Off the menu',
  ofGroup: (group: string) => `${group}:`,
  soldOut: 'Sold out',

  pause: 'Pause orders',
  pauseShort: 'Pause',
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
  /** R48: `minutes` have passed since the order came in. */
  unattended: (number: number, minutes: number) =>
    plural(minutes, {
      one: `Nobody has touched order ${number} for ${minutes} minute.`,
      other: `Nobody has touched order ${number} for ${minutes} minutes.`,
    }),
  unattendedHint: 'The shop takes no new orders until someone taps here.',
  weAreHere: 'We’re here',
  canceled: (numbers: readonly number[]) => {
    const named = numbers.slice(0, 12).join(', ')
    if (numbers.length > 12) return `Orders ${named} and ${numbers.length - 12} more were canceled.`
    return plural(numbers.length, {
      one: `Order ${named} was canceled.`,
      other: `Orders ${named} were canceled.`,
    })
  },
  /** R54: customers can cancel only orders that nobody has started. */
  canceledByCustomer: (numbers: readonly number[]) => {
    const named = numbers.slice(0, 12).join(', ')
    if (numbers.length > 12)
      return `Orders ${named} and ${numbers.length - 12} more were canceled by their customers.`
    return plural(numbers.length, {
      one: `Order ${named} was canceled by the customer.`,
      other: `Orders ${named} were canceled by their customers.`,
    })
  },
  canceledByCustomerHint: (count: number) =>
    plural(count, { one: 'Don’t start it.', other: 'Don’t start them.' }),
  canceledHint: (count: number) => plural(count, { one: 'Stop making it.', other: 'Stop making them.' }),
  read: 'Got it',
  soundOff: 'Sound is off.',
  soundHint: 'This browser needs one tap before it can ring for new orders.',
  soundOn: 'Turn on sound',
  asleep: 'This screen may fall asleep.',
  asleepHint:
    'This browser can’t keep it on. Set the tablet’s screen timeout to Never, and leave it plugged in.',
}

/** 14 min; 1 h 40 from a hundred minutes on. */
function spanOf(minutes: number): string {
  if (minutes < 100) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}

const moved = {
  placed: (ago) => `New again, ${ago}`,
  cooking: (ago) => `Started, ${ago}`,
  ready: (ago) => `Marked ready, ${ago}`,
  'handed-over': (ago) => `Handed over, ${ago}`,
  canceled: (ago) => `Canceled, ${ago}`,
} satisfies Record<OrderStatus, (ago: string) => string>

const done = {
  placed: (number) => `Order ${number} is new again.`,
  cooking: (number) => `Order ${number} started.`,
  ready: (number) => `Order ${number} marked ready.`,
  'handed-over': (number) => `Order ${number} handed over.`,
  canceled: (number) => `Order ${number} canceled.`,
} satisfies Record<OrderStatus, (number: number) => string>

/** Busy, which adds minutes to every promise for a while (R47). */
export const busyMessages = {
  busy: 'Busy',
  added: (minutes: number) => `+${minutes}`,
  hint: 'Add time to every new order.',
  howMuch: 'Minutes to add',
  howLong: 'For how long?',
  lasts: { short: '30 min', long: '1 hour', toClose: 'To close' },
  endsAt: (time: string) => `Ends by itself at ${time}.`,
  example: (burritos: number, time: string) => `A new order of ${burritos} would be told ${time}.`,
  start: 'Start Busy',
  until: (minutes: number, time: string) => `Busy +${minutes} until ${time}`,
  longer: (time: string) => `Until ${time}`,
  end: 'End now',
}

/** The window that delays one order (R47). */
export const delayMessages = {
  title: (number: number, name: string) => `Delay ${number}, ${name}`,
  promised: (time: string) => `Promised ${time}.`,
  newTime: (time: string) => `New time ${time}.`,
  howMuch: 'Minutes later',
  added: (minutes: number) => `+${minutes}`,
  told: (firstName: string) => `${firstName}’s order page changes at once, and an email goes out.`,
  arrives: (time: string) => `The delivery is then due at ${time}.`,
  keep: (time: string) => `Keep ${time}`,
  delay: (minutes: number) => `Delay ${minutes} min`,
}

/** A burrito's changes as the kitchen reads them, on screen and on paper (R60). */
export const ticketChangeMessages = {
  add: 'ADD',
  no: 'NO',
  /** guacamole; 2 guacamole */
  what: (name: string, count: number) => countedName(inSentence(name), count),
  /** A choice whose word says it all: HOT. */
  word: (name: string, count: number) => countedName(name.toLocaleUpperCase(locale), count),
  soldOut: 'SOLD OUT',
  note: 'Note:',
}

function countedName(name: string, count: number): string {
  return count > 1 ? `${formatCount(count)} ${name}` : name
}

/** The printed ticket. */
export const ticketSlipMessages = {
  items: (count: number) =>
    plural(count, { one: `${formatCount(count)} item`, other: `${formatCount(count)} items` }),
  paid: 'Paid',
  notPaid: 'Not paid',
  collect: (amount: string) => `COLLECT ${amount}`,
  readyBy: 'Ready by',
  scheduledFor: 'Scheduled for',
  start: 'Start',
  arriveBy: 'Arrive by',
  placed: 'Ordered',
  to: 'To',
  phone: 'Phone',
  note: 'Note for the driver',
  demo: 'DEMO, don’t cook this',
  duplicate: (time: string) => `DUPLICATE, printed ${time}`,
}
