// Chooses what staff read when something they did went wrong.
import { staffActionErrors as words } from '#words/basics/staff/office.ts'
import { NoAnswer, Refusal } from '../api.ts'
import { refusalMessage } from '../refusal-messages.ts'

/** With the number of the order, where it was about one. */
export function errorMessage(error: unknown, number?: number): string {
  if (error instanceof Refusal) {
    if (error.code === 'status-changed' && number !== undefined) return words.movedOn(number)
    if (error.code === 'too-late-to-undo' && number !== undefined) return words.tooLate(number)
    return refusalMessage(error)
  }
  // An error that is no answer of the server is a bug: the person reads a message all the same, and the browser reports the error.
  if (!(error instanceof NoAnswer)) reportError(error)
  return words.notThrough
}
