// The rules for the wait times as the owner sets them (R42, R43, R48). The screen steps within these bounds, and the server
// checks again.
import * as z from 'zod/mini'
import { tenths, wholeNumber } from './form-rules.ts'
import { version } from './saved-version.ts'
import { slotGrids, waitBounds } from './wait-times.ts'

const { minutesEach, hands, shortestWait, daysAhead, stopAfter } = waitBounds

const speed = z.nullable(
  z.strictObject({
    minutesEach: tenths(minutesEach.least, minutesEach.most),
    hands: wholeNumber(hands.least, hands.most),
  }),
)

const whatDecides = {
  speed,
  shortestWait: wholeNumber(shortestWait.least, shortestWait.most),
}

/** The body of POST /api/office/wait-times/try. */
export const waitTriedForm = z.strictObject(whatDecides)

/** The body of POST /api/office/wait-times: all of it, with the version that the owner saw. */
export const waitTimesForm = z.strictObject({
  version,
  ...whatDecides,
  slotEvery: z.literal(slotGrids),
  daysAhead: wholeNumber(daysAhead.least, daysAhead.most),
  stopAfter: z.nullable(wholeNumber(stopAfter.least, stopAfter.most)),
  showsRecord: z.boolean(),
})
