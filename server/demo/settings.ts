// The demo's hours, wait times and ways: hours that are nearly always open, a kitchen of three, three zones around the
// restaurant, a day off soon.
import { addDays } from '#domain/days.ts'
import { openingAt } from '#domain/hours.ts'
import { cents } from '#domain/money.ts'
import { weekdays, type Hours, type Period, type Week, type Weekday } from '#domain/opening-hours.ts'
import type { Paying } from '#domain/paying.ts'
import { startingPaying } from '#domain/starting-settings.ts'
import type { WaitTimes } from '#domain/wait-times.ts'
import type { Ways } from '#domain/ways.ts'

const anHour = 60 * 60_000

/**
 * Whoever starts the demo can order, whatever the time: in the small hours, when these hours are closed or about to close,
 * the demo is open around the clock instead.
 */
export function demoHours(now: Date, timeZone: string, today: string): Hours {
  const usual = { week: usualWeek, specialDays: specialDays(today) }
  const isOpenFor = (after: number) =>
    openingAt(usual, timeZone, new Date(now.getTime() + after)).opening.open
  if (isOpenFor(0) && isOpenFor(anHour)) return usual
  return { ...usual, week: weekOf(() => ({ from: '00:00', to: '00:00' })) }
}

const late: readonly Weekday[] = ['friday', 'saturday']
const usualWeek = weekOf((day) => ({ from: '06:00', to: late.includes(day) ? '03:00' : '02:00' }))

function weekOf(period: (day: Weekday) => Period): Week {
  return Object.fromEntries(weekdays.map((day) => [day, [period(day)]])) as unknown as Week
}

/** Both within the fortnight that customers are told of. */
function specialDays(today: string): Hours['specialDays'] {
  const [off, short] = [addDays(today, 8), addDays(today, 12)]
  return [
    { from: off, to: off, periods: [], words: { en: 'Closed to season the new comal.' } },
    {
      from: short,
      to: short,
      periods: [{ from: '11:00', to: '15:00' }],
      words: { en: 'Short day. Order early.' },
    },
  ]
}

export const demoSpeed = { minutesEach: 2, hands: 3 }

export const demoWaitTimes: WaitTimes = {
  speed: demoSpeed,
  shortestWait: 10,
  slotEvery: 15,
  daysAhead: 2,
  stopAfter: 10,
  showsRecord: true,
}

/** Whoever picks an order up may pay there. */
export const demoPaying: Paying = { ...startingPaying, counter: { delivery: false, pickup: true } }

export const demoWays: Ways = {
  delivery: true,
  pickup: true,
  chosenFirst: 'delivery',
  zones: [
    {
      name: 'Near',
      zipcodes: ['93701', '93704', '93721', '93728'],
      fee: cents(0),
      smallestOrder: cents(0),
      minutesOnTheRoad: 15,
    },
    {
      name: 'Across town',
      zipcodes: ['93702', '93703', '93705', '93710', '93726'],
      fee: cents(350),
      smallestOrder: cents(1500),
      minutesOnTheRoad: 25,
    },
    {
      name: 'Clovis',
      zipcodes: ['93611', '93612'],
      fee: cents(600),
      smallestOrder: cents(3000),
      minutesOnTheRoad: 35,
    },
  ],
  feeIsTaxed: false,
  phoneRequired: { delivery: false, pickup: false },
}
