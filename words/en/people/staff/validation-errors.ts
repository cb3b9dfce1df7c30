// What is said at the fields of the forms that staff fill in.
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { FaultSentences } from '#domain/basics/validation-messages.ts'
import { formatCount, plural } from '../../basics/counts.ts'
import { faults } from '../../basics/validation-errors.ts'

interface Range {
  readonly least: number
  readonly most: number
}

const wholeMinutes = ({ least, most }: Range) => `Use whole minutes, from ${least} to ${most}.`
const day = { 'too-early': 'We rolled our first burrito in 1995.', 'too-late': 'Pick a day in this century.' }
const zipcode = 'Use 5 digits for the zipcode.'
const phone = 'Enter a phone number, like (559) 555-0142.'
const email = 'Enter one email address, like hello@example.com.'
const dollars = 'Use dollars and cents, like 4.50.'
const someWords = { missing: 'Say something here.' }
const pictureGone = { gone: 'That picture isn’t here anymore. Choose it again.' }

export const staffFaults: FaultSentences = {
  general: faults,
  fields: {
    name: { missing: 'Enter a name.' },
    // Of an item and its menu.
    shortName: {
      missing: 'Another item would read the same on a ticket. Enter a short name for this one.',
    },
    weight: { 'out-of-range': ({ least, most }) => `Use ${least} to ${most}, in steps of 0.1.` },
    'picture.id': pictureGone,
    section: {
      gone: 'That section is gone. Pick another one.',
      'in-use': 'Move its items to another section first.',
      last: 'Keep one section at least.',
    },
    inside: { gone: 'One of these ingredients is gone. Look at the list again.' },
    ingredient: { 'in-use': 'Something on the menu, or retired, still has it inside.' },
    groups: { gone: 'One of these groups is gone. Look at them again.' },
    largest: { 'too-large': 'There aren’t that many choices.' },
    smallest: { 'too-large': 'That’s more than anyone can choose.' },
    choices: {
      missing: 'Add a choice.',
      'too-few': ({ least }) =>
        plural(least, {
          one: 'Customers must choose one, so make one the default.',
          other: `Customers must choose ${formatCount(least)}, so make as many the default.`,
        }),
    },
    // Of a person.
    username: {
      missing: 'Enter a username.',
      'wrong-shape':
        'Use 2 to 32 lowercase letters, numbers, dots, dashes or underscores. Start with a letter or a number.',
      taken: 'That username is taken.',
    },
    role: { missing: 'Select a role.' },
    password: { missing: 'Enter a password.', 'special-characters': 'Remove any hidden characters.' },
    current: { missing: 'Enter your current password.', wrong: 'That’s not your password.' },
    // Of days and hours.
    from: day,
    to: { ...day, 'too-many': 'Pick at most three years.', missing: email, 'wrong-shape': email },
    day: { 'too-late': 'That day hasn’t begun yet.' },
    firstDay: day,
    lastDay: day,
    'specialDays.to': { 'too-many': 'Pick a year at most.' },
    en: someWords,
    es: someWords,
    // Of the restaurant.
    logo: pictureGone,
    since: { 'out-of-range': 'Enter a year, like 1995.' },
    timeZone: { unknown: 'Use the name of a time zone, like America/Los_Angeles.' },
    taxRate: { 'out-of-range': 'Use a rate from 0% to 25%, like 9.5 or 8.875.' },
    street: { missing: 'Enter the street address.' },
    city: { missing: 'Enter the city.' },
    state: { missing: 'Select a state.' },
    zipcode: { missing: zipcode, 'wrong-shape': zipcode },
    phone: { missing: phone, 'wrong-shape': phone },
    email: { missing: email, 'wrong-shape': email },
    // Of the ways to a customer, the wait and paying.
    delivery: { missing: 'Leave pickup or delivery on.' },
    chosenFirst: { unknown: 'Choose one that’s on.' },
    zipcodes: { missing: 'Add a ZIP code.', 'wrong-shape': 'Use ZIP codes of 5 digits.' },
    minutesOnTheRoad: { 'out-of-range': wholeMinutes },
    minutesEach: {
      'out-of-range': ({ least, most }) => `Use ${least} to ${most} minutes, in steps of 0.1.`,
    },
    hands: { 'out-of-range': ({ least, most }) => `Use ${least} to ${most} hands.` },
    shortestWait: { 'out-of-range': wholeMinutes },
    stopAfter: { 'out-of-range': wholeMinutes },
    slotEvery: { unknown: 'Use 5, 10, 15, 20, 30 or 60 minutes.' },
    daysAhead: { 'out-of-range': ({ least, most }) => `Use ${least} to ${most} days.` },
    'withoutCard.most': { unknown: 'Choose 5, 10, 20, 30, 50, 100 or 200 burritos.' },
    'withoutCard.share': { unknown: 'Choose 10, 25, 50, 75 or 100%.' },
    // Of money that goes back.
    reason: { missing: 'Pick a reason.' },
    wish: { missing: 'Choose what goes back.' },
    amount: {
      'wrong-shape': dollars,
      'out-of-range': dollars,
      'too-large': ({ most }) =>
        most === 0
          ? 'Nothing is left to send back this way.'
          : `At most ${formatMoney(cents(most))} can go back this way. Delivery and tip have their own boxes.`,
    },
    // Of a code.
    code: { 'wrong-shape': 'Use 3 to 20 letters, digits or dashes.', taken: 'You already have that code.' },
    gives: { missing: 'Pick percent or dollars off.' },
    percent: { 'out-of-range': ({ least, most }) => `Use ${least} to ${most}.` },
    hours: { missing: 'Set both times, or neither.' },
    firstUses: {
      'out-of-range': 'Use a whole number from 1, or leave it empty.',
      'too-few': ({ least }) =>
        plural(least, {
          one: 'It has been used once already. To stop it, turn it off.',
          other: `It has been used ${formatCount(least)} times already. To stop it, turn it off.`,
        }),
    },
  },
}
