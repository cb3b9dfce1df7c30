// What staff read when something they did to an order did not go through.
import { NoAnswer, Refusal } from '../api.ts'

const words = {
  movedOn: (number: number) => `${number} has already moved on.`,
  tooLate: (number: number) => `It’s too late to undo ${number}.`,
  notThrough: 'That didn’t go through. Try again.',
}

/** With the number of the order, where it was about one. What is no answer of the server is a fault of ours. */
export function troubleWords(error: unknown, number?: number): string {
  if (error instanceof Refusal) {
    if (error.code === 'moved-on' && number !== undefined) return words.movedOn(number)
    if (error.code === 'too-late-to-undo' && number !== undefined) return words.tooLate(number)
    return error.title
  }
  if (error instanceof NoAnswer) return words.notThrough
  throw error
}
