// What is said at the fields of the forms that staff fill in.
import type { SentencesFor } from '#domain/coded.ts'
import type { CommonFault, FaultValues, StaffFault } from '#domain/faults.ts'
import { formatCount } from './counts.ts'
import { commonFaults } from './faults-common.ts'
import { allergenWords, markInSentence } from './food.ts'

export const staffFaults = {
  ...commonFaults,
  'name-missing': 'Enter a name.',
  'short-name-missing': 'Enter a short name.',
  'description-missing': 'Say what’s in it, in a line.',
  'name-taken': 'Another burrito is called that.',
  'price-range': 'Use dollars and cents, from 0.01 to 999.99.',
  'unknown-allergen': 'We don’t know that allergen.',
  'unknown-mark': 'We don’t know that mark.',
  contradiction: ({ mark, allergen }) =>
    `It can’t be ${markInSentence[mark]} and contain ${allergenWords[allergen]}. Uncheck one of the two.`,
  'version-missing': 'Send the version you saw.',
  'not-a-list': 'Send a list.',
  'named-twice': 'Name each once.',
  'person-missing': 'Enter the name.',
  'username-missing': 'Enter a username.',
  'username-shape':
    'Use 2 to 32 lowercase letters, numbers, dots, dashes or underscores. Start with a letter or a number.',
  'username-taken': 'That username is taken.',
  'role-missing': 'Select a role.',
  'password-missing': 'Enter a password.',
  'too-short': ({ shortest }) => `Use ${formatCount(shortest)} characters or more.`,
  'hidden-characters': 'Remove any hidden characters.',
  'current-password-missing': 'Enter your current password.',
  'wrong-password': 'That’s not your password.',
  'same-password': 'Choose a different one than before.',
  'reason-missing': 'Pick a reason.',
  'day-missing': 'Pick a day.',
  'before-first-day': 'We rolled our first burrito in 1995.',
  'after-last-day': 'Pick a day in this century.',
  'days-reversed': 'The last day comes before the first.',
  'too-many-days': 'Pick at most three years.',
  'year-wrong': 'Enter a year, like 1995.',
  'time-zone-unknown': 'Use the name of a time zone, like America/Los_Angeles.',
  'tax-rate-range': 'Use a rate from 0% to 25%.',
  'restaurant-street-missing': 'Enter the street address.',
  'restaurant-city-missing': 'Enter the city.',
  'restaurant-state-missing': 'Select a state.',
  'restaurant-zipcode-shape': 'Use 5 digits for the zipcode.',
  'restaurant-email-shape': 'Enter one email address, like hello@example.com.',
  'phone-shape': 'Enter a phone number, like (559) 555-0142.',
  'words-missing': 'Say something here.',
  'time-shape': 'Use a time, like 11 AM or 9:30 PM.',
  'starts-before-end': 'Starts before the hours above end.',
  'day-before-still-open': 'Starts before the evening before ends.',
  'too-many-periods': 'Use three periods a day at most.',
  'special-days-overlap': 'Another special day is in the way.',
  'too-long-special-days': 'Pick a year at most.',
  'too-many-special-days': 'Keep it to 60 special days. Remove some that are over.',
} satisfies SentencesFor<StaffFault | CommonFault, FaultValues>
