// What customers are told while the shop takes no orders. The time is the one that the kitchen set, never a guess; while
// the kitchen is unattended (R48), there is no time.
import type { Pause } from '#domain/restaurant/restaurant-api.ts'
import { clockTime, withZone } from '../../basics/dates.ts'

export const pauseMessages = {
  title: 'The kitchen is catching up.',
  ordering: orderingAgain,
  kept: 'Your cart is safe.',
  form: 'You can fill out the form now.',
}

export const unattendedMessages = {
  title: 'We can’t reach the kitchen.',
  text: 'Ordering is off until the kitchen answers.',
  call: (phone: string) => `Call ${phone}`,
}

function orderingAgain({ until }: Pause, timeZone: string): string {
  return until === null
    ? 'We’ll start taking orders again as soon as we catch up.'
    : `You can order again at ${withZone(clockTime(until, timeZone), until, timeZone)}.`
}
