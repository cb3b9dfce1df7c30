// The words of the office's Wait times screen.
import { formatBurritoCount, formatOrderCount, formatCount, plural } from '../../basics/counts.ts'
import { clockTimeShort, dayName, hourName, shortDay } from '../../basics/dates.ts'

const noBreakSpace = '\u00A0'
const minutes = (count: number) => `${count}${noBreakSpace}min`
const percent = (value: number) => `${value}%`

export const waitTimesMessages = {
  title: 'Wait times',
  about: 'Every order gets a ready time that breaks no promise already made.',
  form: 'Wait times',
  less: 'Less',
  more: 'More',
  minutes,

  speed: 'How fast you are',
  minutesPerBurrito: 'Minutes per burrito',
  minutesEachHint: 'By one person',
  hands: 'People on the line',
  handsHint: 'Rolling at the same time',
  notSet: 'Not set',
  /** Shown until the owner sets a speed. */
  noLimit: 'Until you set a speed, every order fits, however large.',
  turnOff: 'Turn off',
  turnOffWhat: 'Turn off the speed',
  shortestWait: 'Shortest wait',
  shortestWaitHint: 'No order is promised sooner',

  ahead: 'Ordering ahead',
  daysAhead: 'Days ahead',
  daysAheadHint: '0 turns it off',
  slotInterval: 'Times every',
  slotEveryHint: 'Customers pick from this grid',

  nobody: 'Nobody at the board',
  stop: 'Stop taking orders',
  stopHint: (after: number) =>
    `When nobody touches a new order for ${after} minutes. You get an email; the first tap on the board opens the shop again.`,
  stopAfter: 'Minutes without a tap',
  stopAfterHint: 'We recommend 5',
}

export const orderingNowMessages = {
  title: 'Ordering now',
  howMany: 'How many burritos',
  told: (burritos: number) => `A customer ordering ${formatBurritoCount(burritos)} is told`,
  nobody: 'Not now',
  nobodyHint: 'No orders for right now.',
  about: (wait: number) => plural(wait, { one: `About ${wait} minute.`, other: `About ${wait} minutes.` }),
  sum: 'How we get there',
  ahead: (burritos: number, hands: number) =>
    `${formatBurritoCount(burritos)} ahead, ${plural(hands, { one: `${hands} person`, other: `${hands} people` })}`,
  these: (burritos: number) => plural(burritos, { one: 'This one', other: `These ${burritos}` }),
  toBeSure: 'To be sure',
  because: {
    kitchen: 'Rounded up to 5 minutes',
    'shortest-wait': 'The shortest wait',
    busy: 'Busy, set on the board',
  },
  face: clockTimeShort,
}

export const measuredSpeedMessages = {
  title: 'Measured speed',
  found: (each: string, orders: number) =>
    `${each} minutes a burrito, from ${formatOrderCount(orders)} in 30 days.`,
  setting: (each: string) => `Your setting is ${each}.`,
  noSetting: 'You haven’t set a speed.',
  isTaken: 'That’s your setting.',
  with: (each: string, time: string) => `With ${each}, this customer would be told ${time}.`,
  use: (each: string) => `Use ${each}`,
  tooFew: (needed: number, orders: number) =>
    `We measure once ${needed} orders are marked ready. You have ${formatCount(orders)}.`,
}

export const onTimeMessages = {
  title: 'Promises kept',
  about: 'Ready no later than promised, with a minute of grace.',
  periods: 'Period',
  period: { today: 'Today', '7-days': '7 days', '30-days': '30 days' },
  figures: 'Promises kept',
  none: 'No promised order was marked ready in these days.',

  kept: 'Kept',
  percent,
  keptOf: (kept: number, orders: number) => `${formatCount(kept)} of ${formatCount(orders)}`,
  typical: 'Typical',
  size: minutes,
  early: 'early, the middle order',
  late: 'late, the middle order',
  onTheDot: 'to the minute, the middle order',
  worst: 'Worst',
  worstOrder: (number: number) => `Order ${number}`,
  worstLate: (day: string) => `late, ${shortDay(day)}`,
  noneLate: 'No order was late.',
  delayed: 'Delayed by you',
  delayedHint: 'counted from the first promise',

  spread: 'How early, how late',
  spreadAbout: 'Orders by minutes from the promise.',
  /** The bars, from the earliest to the latest. */
  bars: ['10+', '8', '6', '4', '2', 'on time', '2', '4', '6', '8+'],
  barsAloud: [
    '9 minutes early or more',
    '7 to 9 minutes early',
    '5 to 7 minutes early',
    '3 to 5 minutes early',
    '1 to 3 minutes early',
    'On time',
    '1 to 3 minutes late',
    '3 to 5 minutes late',
    '5 to 7 minutes late',
    'More than 7 minutes late',
  ],
  barAloud: (bar: string, orders: number) => `${bar}: ${formatOrderCount(orders)}`,
  minutesEarly: 'minutes early',
  minutesLate: 'minutes late',

  byHour: 'By hour',
  byHourAbout: 'Percent kept, by the hour promised.',
  hardHour: (hour: number) => `Percent kept, by the hour promised. ${hourName(hour)} is the hard one.`,
  hour: (hour: number) => String(hour % 12 || 12),
  hourOfDay: (hour: number) => `${hour % 12 || 12}${hour < 12 ? 'a' : 'p'}`,
  hourAloud: hourName,
  byDay: 'By day',
  byDayAbout: 'Percent kept, day by day.',
  hardDay: (day: string, kept: number) =>
    `Percent kept, day by day. The hardest was ${dayName(day)}, with ${percent(kept)}.`,
  dayAloud: dayName,
  keptAloud: (when: string, kept: number, orders: number) =>
    `${when}: ${percent(kept)} of ${formatOrderCount(orders)}`,
  noneAloud: (when: string) => `${when}: no orders`,
  /** Stands above a bar that has no room for its value. */
  lowMark: '!',
  marked: (under: number) => `A “!” marks less than ${percent(under)}.`,

  show: 'Show it in the shop',
  showHint: (kept: number) => `Customers read “Ready on time ${percent(kept)} of the time.”`,
  needs: (needed: number, orders: number) => `Needs ${needed} orders. You have ${formatCount(orders)}.`,
}
