// The restaurant as it opens. From the first start on, it is in the database, and the office changes it there.
import { drawnName, drawnYear } from './brand.ts'
import { milliPercent } from '../basics/money.ts'
import type { Restaurant } from './restaurant-schema.ts'

/** Where the restaurant is as long as nobody says otherwise. */
export const startingTimeZone = 'America/Los_Angeles'

/** The owner's specification gives the name, 1995 and the tax (R33); the words are our copy, and nothing else is known. */
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
