// What customers are told while no orders are taken. The time is the one the kitchen set, never a guess.
import type { Pause } from '#domain/api.ts'
import { clockOf } from '../time-of.ts'

export const pauseWords = {
  title: 'The kitchen is catching up.',
  ordering: (pause: Pause) => `Ordering opens again ${whenOver(pause)}.`,
  submit: (pause: Pause) => `SUBMIT opens again ${whenOver(pause)}.`,
  kept: 'Your cart stays as it is.',
  form: 'Fill in the form if you like.',
  left: 'Time left',
}

function whenOver({ until }: Pause): string {
  return until === null ? 'when we have caught up' : `at ${clockOf(until)}`
}
