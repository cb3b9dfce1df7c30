// The rules for what the owner says about the restaurant. The server checks with them, and a screen can before it saves.
import * as z from 'zod/mini'
import { longestText } from './card.ts'
import { addressRules, personRules } from './customer-rules.ts'
import { fault, text, textByRule, wholeNumber } from './form-rules.ts'
import { version } from './saved-version.ts'
import { milliPercent, type MilliPercent } from './money.ts'
import type { PlainFault } from './faults.ts'
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
const phoneShape = /^\+?[\d(][\d ().-]{5,}\d$/

const zipcodeShape = addressRules.zipcode.shape.pattern
const emailShape = personRules.email.shape.pattern

/** The body of POST /api/office/restaurant: all of the restaurant, with the version that the owner saw. */
export const restaurantForm = z.strictObject({
  version,
  name: text('name-missing', 40),
  /** The id of an upload. */
  logo: z.nullable(z.string(fault('picture-gone')).check(z.regex(ownPictureId, fault('picture-gone')))),
  since: z.nullable(wholeNumber(firstYear, lastYear, 'year-wrong')),
  timeZone: z
    .string(fault('time-zone-unknown'))
    .check(
      z.maxLength(64, { error: fault('time-zone-unknown'), abort: true }),
      z.refine(isTimeZone, fault('time-zone-unknown')),
    ),
  taxRate: z.pipe(wholeNumber(0, highestTaxRate, 'tax-rate-range'), z.transform(milliPercent)),
  address: z.nullable(
    z.strictObject(
      {
        street: text('restaurant-street-missing', addressRules.address.longest),
        city: text('restaurant-city-missing', addressRules.city.longest),
        state: z.enum(
          usStates.map(([code]) => code),
          fault('restaurant-state-missing'),
        ),
        zipcode: textByRule({
          missing: 'restaurant-zipcode-shape',
          longest: addressRules.zipcode.longest,
          shape: { pattern: zipcodeShape, fault: 'restaurant-zipcode-shape' },
        }),
      },
      fault('address-or-null'),
    ),
  ),
  phone: z.nullable(
    textByRule({ missing: 'phone-shape', longest: 30, shape: { pattern: phoneShape, fault: 'phone-shape' } }),
  ),
  email: z.nullable(
    textByRule({
      missing: 'restaurant-email-shape',
      longest: personRules.email.longest,
      shape: { pattern: emailShape, fault: 'restaurant-email-shape' },
    }),
  ),
  directions: z.nullable(ownersText('words-missing', longestWords.directions)),
  words: z.strictObject(
    {
      headline: ownersText('words-missing', longestWords.headline),
      lead: ownersText('words-missing', longestWords.lead),
      storyTitle: ownersText('words-missing', longestWords.storyTitle),
      story: ownersText('words-missing', longestWords.story),
      lastLine: ownersText('words-missing', longestWords.lastLine),
    },
    fault('words-missing'),
  ),
})

/** Plain text in each language that has it; English always. */
function ownersText(missing: PlainFault, longest: number) {
  const words = text(missing, longest)
  return z.strictObject({ en: words, es: z.exactOptional(words) }, missing)
}

/** People type a tax rate as 9.5, 9.500, 9,5 or 9.5%. It is read in thousandths of a percent, never as a float. */
export function readRate(typed: string): MilliPercent | undefined {
  const [, percent = '', fraction = ''] = /^(\d{0,2})(?:[.,](\d{0,3})0*)?\s*%?$/.exec(typed.trim()) ?? []
  if (percent === '' && fraction === '') return undefined
  return milliPercent(Number(percent) * 1_000 + Number(fraction.padEnd(3, '0')))
}
