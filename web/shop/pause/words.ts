// What customers are told while no orders are taken. The time is the one the kitchen set, never a guess.
import type { Pause } from '#domain/api.ts'
import { clockTime } from '#domain/restaurant-time.ts'

export const pauseWords = {
  title: 'The kitchen is catching up.',
  ordering: (pause: Pause, timeZone: string) => `Ordering opens again ${whenOver(pause, timeZone)}.`,
  submit: (pause: Pause, timeZone: string) => `SUBMIT opens again ${whenOver(pause, timeZone)}.`,
  kept: 'Your cart stays as it is.',
  form: 'Fill in the form if you like.',
  left: 'Time left',
}

function whenOver({ until }: Pause, timeZone: string): string {
  return until === null ? 'when we have caught up' : `at ${clockTime(until, timeZone)}`
}
