// The restaurant of a fresh install. The first start writes it to the database, where the office changes it.
import { drawnName, drawnYear } from './brand.ts'
import { milliPercent } from '../basics/money.ts'
import type { Restaurant } from './restaurant-schema.ts'

/** The time zone until the owner sets another. */
export const startingTimeZone = 'America/Los_Angeles'

/** The name, 1995 and the tax are from the specification (R33); the texts are our copy. Nothing else is known, so it is null. */
export function startingRestaurant(timeZone = startingTimeZone): Restaurant {
  return {
    name: drawnName,
    logo: null,
    namePicture: null,
    since: drawnYear,
    timeZone,
    taxRate: milliPercent(9_500),
    address: null,
    phone: null,
    email: null,
    directions: null,
    words: {
      headline: { en: 'Worth every napkin.' },
      lead: { en: 'Four burritos, rolled by hand since 1995.' },
      storyTitle: { en: 'One comal, four burritos' },
      story: {
        en: 'We opened in 1995 with one comal, one recipe book and more hope than chairs. The first tortillas came out square. By summer they were round, and the line was out the door. Not much has changed. We still press the dough before sunrise, still let the beans take all night, and still make four burritos and only four: beef, chicken, bean and pork. No secret menu, no shortcuts. Just a warm tortilla, filled until it worries us, then folded tight by someone who’d gladly eat it themselves.',
      },
      lastLine: { en: 'Come hungry. Take napkins.' },
    },
  }
}
