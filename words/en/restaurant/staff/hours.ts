// The words of the Hours screen of the office.
import type { Weekday } from '#domain/basics/days.ts'
import { formatCount, plural } from '../../basics/counts.ts'
import { weekdayName } from '../hours.ts'
import { listNames } from '../../basics/lists.ts'

const nth = ['', ', second hours', ', third hours']

export const hoursOfficeMessages = {
  title: 'Hours',
  about: (zoneTime: string) =>
    `Orders are taken during these hours, up to the closing minute. Times are ${zoneTime}.`,

  notSet: 'Your hours aren’t set, so the shop is open at all hours, day and night.',
  start: 'Set the hours',

  week: 'Every week',
  open: 'Open',
  closed: 'Closed',
  noOrders: 'No orders for this day',
  to: 'to',
  from: (whose: string, at: number) => `${whose} from${nth[at] ?? ''}`,
  until: (whose: string, at: number) => `${whose} to${nth[at] ?? ''}`,
  untilMorning: (day: string) => `Until ${day} morning`,
  untilNextMorning: 'Until the next morning',
  remove: (whose: string, at: number) => `Remove ${whose} hours${nth[at] ?? ''}`,
  add: 'Add',
  addTo: (whose: string) => `Add hours on ${whose}`,
  scale: ['6 AM', 'noon', '6 PM', 'midnight'],

  copy: 'Copy',
  copyFrom: (day: string) => `Copy ${day}`,
  copyTo: (day: string) => `Copy ${day} to`,
  weekdays: 'Weekdays',
  all: 'All',
  pickDays: 'Pick the days',
  copyToDays: (count: number) =>
    plural(count, { one: 'Copy to 1 day', other: `Copy to ${formatCount(count)} days` }),
  copied: (from: string, days: readonly Weekday[]) =>
    `${listNames(days.map(weekdayName))} now match ${from}. Not saved yet.`,

  special: 'Special days',
  specialAbout: 'Customers see the next 14 days.',
  noSpecial: 'None yet. Add holidays and short days, so customers know.',
  addDay: 'Add a day',
  over: 'Over',
  edit: 'Edit',
  editDay: (name: string) => `Edit ${name}`,
  removeDay: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed. Not saved yet.`,
  quoted: (words: string) => `“${words}”`,
  tooMany: (most: number) => `That’s ${formatCount(most)} special days. Remove some that are over first.`,

  needsFix: (days: readonly string[]) =>
    plural(days.length, {
      one: `1 day needs a fix: ${listNames(days)}.`,
      other: `${formatCount(days.length)} days need a fix: ${listNames(days)}.`,
    }),
  specialNeedsFix: 'The special days need a fix.',
}

export const specialDayMessages = {
  add: 'Add a special day',
  change: 'Change a special day',
  first: 'First day',
  last: 'Last day',
  lastHint: 'The same day, unless it’s a few.',
  hours: 'Hours',
  kinds: { closed: 'Closed', open: 'Other hours' },
  whose: 'Special day',
  words: 'Message to customers',
  wordsHint: (typed: number, most: number) =>
    `Optional, like “Closed for Thanksgiving”. ${typed} of ${most}.`,
  cancel: 'Cancel',
  done: 'Done',
}
