// What is wrong with days that an owner picked for Sales or Books, as the words beside the field.
import { findRangeError, type DayRange } from '#domain/books/sales-days.ts'
import { formatValidationError } from '#domain/basics/validation-messages.ts'
import { staffErrorMessages } from '#words/people/staff/validation-errors.ts'

export function checkDays(range: DayRange) {
  const found = findRangeError(range)
  if (!found) return undefined
  const { field, validationError } = found
  return { field, message: formatValidationError(staffErrorMessages, field, validationError) }
}
