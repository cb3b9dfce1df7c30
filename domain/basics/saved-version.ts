// The version that the owner saw of what is to be saved: another owner's change is never overwritten unseen.
import { wholeNumber } from './form-rules.ts'

/** The column is 32 bits wide, and the next version must fit, too. */
const largestVersion = 2 ** 31 - 2

export const version = wholeNumber(1, largestVersion)
