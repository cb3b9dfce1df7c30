// What staff read when a button of the menu's screens did not do what it says: there is no field where it could stand.
import { staffErrorMessages } from '#words/people/staff/validation-errors.ts'
import { Refusal } from '../../api.ts'
import { fieldMessages } from '../../refusal-messages.ts'
import { errorMessage } from '../error-message.ts'

export function menuErrorMessage(error: unknown): string {
  const isAtField = error instanceof Refusal && error.code === 'invalid'
  return (isAtField && Object.values(fieldMessages(staffErrorMessages, error))[0]) || errorMessage(error)
}
