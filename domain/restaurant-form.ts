// The rules for what the owner says about the restaurant. The server checks with them, and a screen can before it saves.
import * as z from 'zod/mini'
import { longestText } from './card.ts'
import { addressRules, optionalRules, personRules } from './customer-rules.ts'
import { fault, text, textByRule, wholeNumber } from './form-rules.ts'
import { version } from './saved-version.ts'
import { milliPercent, type MilliPercent } from './money.ts'
import { ownPictureId } from './own-picture.ts'
import { isTimeZone } from './time-zone.ts'
import { usStates } from './us-states.ts'

/** Above any sales tax, and below what a slipped decimal point makes of one. */
export const highestTaxRate = milliPercent(25_000)
const firstYear = 1500
const lastYear = 2100
/** How much room the owner's words have, in each language. */
export const longestWords = {
  directions: 240,
  headline: 60,
  lead: 160,
  storyTitle: 80,
  story: longestText,
  lastLine: 120,
}

/** The body of POST /api/office/restaurant: all of the restaurant, with the version that the owner saw. */
export const restaurantForm = z.strictObject({
  version,
  name: text(40),
  /** The id of an upload. */
  logo: z.nullable(z.string(fault('gone')).check(z.regex(ownPictureId, fault('gone')))),
  since: z.nullable(wholeNumber(firstYear, lastYear)),
  timeZone: z
    .string()
    .check(z.maxLength(64, { error: fault('unknown'), abort: true }), z.refine(isTimeZone, fault('unknown'))),
  taxRate: z.pipe(wholeNumber(0, highestTaxRate), z.transform(milliPercent)),
  address: z.nullable(
    z.strictObject({
      street: text(addressRules.address.longest),
      city: text(addressRules.city.longest),
      state: z.enum(
        usStates.map(([code]) => code),
        fault('missing'),
      ),
      zipcode: textByRule(addressRules.zipcode),
    }),
  ),
  phone: z.nullable(textByRule(optionalRules.phone)),
  email: z.nullable(textByRule(personRules.email)),
  directions: z.nullable(ownersText(longestWords.directions)),
  words: z.strictObject({
    headline: ownersText(longestWords.headline),
    lead: ownersText(longestWords.lead),
    storyTitle: ownersText(longestWords.storyTitle),
    story: ownersText(longestWords.story),
    lastLine: ownersText(longestWords.lastLine),
  }),
})

/** Plain text in each language that has it; English always. */
function ownersText(longest: number) {
  const words = text(longest)
  return z.strictObject({ en: words, es: z.exactOptional(words) })
}

/** People type a tax rate as 9.5, 9.500, 9,5 or 9.5%. It is read in thousandths of a percent, never as a float. */
export function readRate(typed: string): MilliPercent | undefined {
  const [, percent = '', fraction = ''] = /^(\d{0,2})(?:[.,](\d{0,3})0*)?\s*%?$/.exec(typed.trim()) ?? []
  if (percent === '' && fraction === '') return undefined
  return milliPercent(Number(percent) * 1_000 + Number(fraction.padEnd(3, '0')))
}
