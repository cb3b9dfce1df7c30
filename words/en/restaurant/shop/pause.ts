// What customers are told while no orders are taken. The time is the one the kitchen set, never a guess; while nobody is in
// sight in the kitchen (R48), nobody knows one.
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
