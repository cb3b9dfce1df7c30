// A sentence about each fault, whatever the field: for programs, and for the fields of the staff's forms that have none
// of their own (faults-staff.ts).
import type { SentencesFor } from '#domain/basics/coded.ts'
import type { FaultCode, FaultValues } from '#domain/basics/validation-errors.ts'
import type { Allergen, DietaryMark } from '#domain/menu/food-facts.ts'
import { cents, formatAmount } from '#domain/basics/money.ts'
import { formatCount, plural } from './counts.ts'
import { commonFaults } from './validation-errors-common.ts'
import { allergenWords, markInSentence } from '../menu/food.ts'

export const faults = {
  ...commonFaults,
  missing: 'Fill this in.',
  unreadable: 'We can’t read that value.',
  unknown: 'We don’t know that value.',
  'unknown-field': 'This field is not known here.',
  unwanted: 'Leave this out here.',
  'wrong-shape': 'That doesn’t look right.',
  wrong: 'That isn’t right.',
  'looks-like-card': 'That looks like a card number.',
  'too-short': ({ shortest }) => `Use ${formatCount(shortest)} characters or more.`,
  'too-many': ({ most, of }) =>
    of ? tooMany[of](formatCount(most), most) : `Send at most ${formatCount(most)}.`,
  'too-few': ({ least }) => `Use at least ${formatCount(least)}.`,
  'too-large': ({ most }) => `Use at most ${formatCount(most)}.`,
  'out-of-range': ({ least, most }) =>
    `Use a whole number, from ${formatCount(least)} to ${formatCount(most)}.`,
  'amount-out-of-range': ({ least, most }) =>
    `Use dollars and cents, from ${inDollars(least)} to ${inDollars(most)}.`,
  'not-a-day': 'Pick a day.',
  'not-a-time': 'Use a time, like 11 AM or 9:30 PM.',
  'too-early': 'That’s too early.',
  'too-late': 'That’s too late.',
  reversed: 'The last day comes before the first.',
  overlaps: ({ with: other }) => overlaps[other],
  outside: 'We don’t deliver to this zipcode.',
  twice: 'Name each once.',
  taken: 'That’s taken.',
  'name-taken': ({ of }) => nameTaken[of],
  'zipcode-taken': ({ zipcode, zone }) => `${zipcode} is already in ${zone}.`,
  gone: 'That isn’t here anymore.',
  'in-use': 'Something still uses it.',
  last: 'Keep one at least.',
  contradiction: ({ mark, allergen, item }) => {
    const [said, contained] = [markInSentence[mark as DietaryMark], allergenWords[allergen as Allergen]]
    return item === undefined
      ? `It can’t be ${said} and contain ${contained}. Uncheck one of the two.`
      : `${item} is marked ${said}, so it can’t contain ${contained}. Change that item first.`
  },
  'one-has-one': 'Whoever chooses one chooses one at most.',
  'default-costs': 'The default costs nothing extra. Make its price 0, or make another one the default.',
  'same-password': 'Choose a different one than before.',
  'common-password': 'Choose something less common: four random words are good.',
  'own-password': 'That’s your own password. Give them a different one.',
} satisfies SentencesFor<FaultCode, FaultValues>

const tooMany: Record<NonNullable<FaultValues['too-many']['of']>, (most: string, count: number) => string> = {
  items: (most) => `Keep it to ${most} items on the menu. Retire some first.`,
  sections: (most) => `Use at most ${most} sections.`,
  ingredients: (most) => `Use at most ${most} ingredients.`,
  groups: (most) => `Use at most ${most} groups.`,
  choices: (most) => `Use at most ${most} choices in a group.`,
  defaults: (most, count) =>
    plural(count, { one: 'Only one can be the default.', other: `Only ${most} can be defaults.` }),
  zones: (most) => `Use at most ${most} zones.`,
  zipcodes: (most) => `Use at most ${most} ZIP codes in all zones together.`,
  periods: () => 'Use three periods a day at most.',
  'special-days': (most) => `Keep it to ${most} special days. Remove some that are over.`,
  codes: (most) => `Keep it to ${most} codes.`,
}

const nameTaken: Record<FaultValues['name-taken']['of'], string> = {
  item: 'Another item is called that.',
  section: 'Another section is called that.',
  ingredient: 'Another ingredient is called that.',
  group: 'Another group is called that.',
  choice: 'Another choice is called that.',
  zone: 'Another zone is called that.',
}

const overlaps: Record<FaultValues['overlaps']['with'], string> = {
  'hours-above': 'Starts before the hours above end.',
  'evening-before': 'Starts before the evening before ends.',
  'special-day': 'Another special day is in the way.',
}

/** 0.01, 999.99, 1,000 */
function inDollars(amount: number): string {
  return amount % 100 === 0 ? formatCount(amount / 100) : formatAmount(cents(amount))
}
