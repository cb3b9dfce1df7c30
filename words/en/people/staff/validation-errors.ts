// The validation messages of staff forms and of the API: a general message for each code, and messages for single fields.
import { cents, formatMoney, formatAmount } from '#domain/basics/money.ts'
import type { ValidationMessages } from '#domain/basics/validation-messages.ts'
import { formatCount, plural } from '../../basics/counts.ts'
import type { MessagesFor } from '#domain/basics/coded-messages.ts'
import type { Allergen, DietaryMark } from '#domain/menu/food-facts.ts'
import type { ValidationErrorCode, ValidationErrorValues } from '#domain/basics/validation-errors.ts'
import { commonErrorMessages } from '../../basics/validation-errors.ts'
import { allergenNames, markInSentence } from '../../menu/food.ts'

const validationMessages = {
  ...commonErrorMessages,
  missing: 'Fill this in.',
  unreadable: 'We can’t read that value.',
  unknown: 'We don’t know that value.',
  'unknown-field': 'This field is not known here.',
  unwanted: 'Leave this out here.',
  'invalid-format': 'That doesn’t look right.',
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
  'invalid-date': 'Pick a day.',
  'invalid-time': 'Use a time, like 11 AM or 9:30 PM.',
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
    const [said, contained] = [markInSentence[mark as DietaryMark], allergenNames[allergen as Allergen]]
    return item === undefined
      ? `It can’t be ${said} and contain ${contained}. Uncheck one of the two.`
      : `${item} is marked ${said}, so it can’t contain ${contained}. Change that item first.`
  },
  'single-choice-max': 'Whoever chooses one chooses one at most.',
  'default-not-free': 'The default costs nothing extra. Make its price 0, or make another one the default.',
  'same-password': 'Choose a different one than before.',
  'common-password': 'Choose something less common: four random words are good.',
  'own-password': 'That’s your own password. Give them a different one.',
  'cut-off': 'It begins as it should, and looks cut off. Copy it again.',
  'other-mode': 'One key is for tests and the other for real money. Take both from the same mode.',
  'other-account': 'This key belongs to another Stripe account than the secret key.',
  'not-permitted': ({ permission }) => `This restricted key isn’t allowed to ${permissions[permission]}.`,
  'not-activated': 'Stripe doesn’t let this account charge cards yet. Finish its setup on Stripe’s pages.',
  'test-keys-only': 'This server uses a stand-in for Stripe, which takes test keys only.',
} satisfies MessagesFor<ValidationErrorCode, ValidationErrorValues>

const permissions: Record<ValidationErrorValues['not-permitted']['permission'], string> = {
  account: 'read your account',
  payments: 'write payment intents',
  refunds: 'write refunds',
  disputes: 'read disputes',
  events: 'read events',
  webhooks: 'write webhook endpoints',
}

const tooMany: Record<
  NonNullable<ValidationErrorValues['too-many']['of']>,
  (most: string, count: number) => string
> = {
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

const nameTaken: Record<ValidationErrorValues['name-taken']['of'], string> = {
  item: 'Another item is called that.',
  section: 'Another section is called that.',
  ingredient: 'Another ingredient is called that.',
  group: 'Another group is called that.',
  choice: 'Another choice is called that.',
  zone: 'Another zone is called that.',
}

const overlaps: Record<ValidationErrorValues['overlaps']['with'], string> = {
  'hours-above': 'Starts before the hours above end.',
  'evening-before': 'Starts before the evening before ends.',
  'special-day': 'Another special day is in the way.',
}

/** 0.01, 999.99, 1,000 */
function inDollars(amount: number): string {
  return amount % 100 === 0 ? formatCount(amount / 100) : formatAmount(cents(amount))
}

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

export const staffErrorMessages: ValidationMessages = {
  general: validationMessages,
  fields: {
    name: { missing: 'Enter a name.' },
    // The menu.
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
    // Accounts.
    username: {
      missing: 'Enter a username.',
      'invalid-format':
        'Use 2 to 32 lowercase letters, numbers, dots, dashes or underscores. Start with a letter or a number.',
      taken: 'That username is taken.',
    },
    role: { missing: 'Select a role.' },
    password: { missing: 'Enter a password.', 'special-characters': 'Remove any hidden characters.' },
    current: { missing: 'Enter your current password.', wrong: 'That’s not your password.' },
    // Days and hours.
    from: day,
    to: { ...day, 'too-many': 'Pick at most three years.', missing: email, 'invalid-format': email },
    day: { 'too-late': 'That day hasn’t begun yet.' },
    firstDay: day,
    lastDay: day,
    'specialDays.to': { 'too-many': 'Pick a year at most.' },
    en: someWords,
    es: someWords,
    // The restaurant.
    logo: pictureGone,
    since: { 'out-of-range': 'Enter a year, like 1995.' },
    timeZone: { unknown: 'Use the name of a time zone, like America/Los_Angeles.' },
    taxRate: { 'out-of-range': 'Use a rate from 0% to 25%, like 9.5 or 8.875.' },
    street: { missing: 'Enter the street address.' },
    city: { missing: 'Enter the city.' },
    state: { missing: 'Select a state.' },
    zipcode: { missing: zipcode, 'invalid-format': zipcode },
    phone: { missing: phone, 'invalid-format': phone },
    email: { missing: email, 'invalid-format': email },
    // Fulfillment, wait times and payment methods.
    delivery: { missing: 'Leave pickup or delivery on.' },
    chosenFirst: { unknown: 'Choose one that’s on.' },
    zipcodes: { missing: 'Add a ZIP code.', 'invalid-format': 'Use ZIP codes of 5 digits.' },
    travelMinutes: { 'out-of-range': wholeMinutes },
    minutesPerBurrito: {
      'out-of-range': ({ least, most }) => `Use ${least} to ${most} minutes, in steps of 0.1.`,
    },
    hands: { 'out-of-range': ({ least, most }) => `Use ${least} to ${most} hands.` },
    shortestWait: { 'out-of-range': wholeMinutes },
    stopAfter: { 'out-of-range': wholeMinutes },
    slotInterval: { unknown: 'Use 5, 10, 15, 20, 30 or 60 minutes.' },
    daysAhead: { 'out-of-range': ({ least, most }) => `Use ${least} to ${most} days.` },
    'withoutCard.most': { unknown: 'Choose 5, 10, 20, 30, 50, 100 or 200 burritos.' },
    'withoutCard.share': { unknown: 'Choose 10, 25, 50, 75 or 100%.' },
    // The card keys.
    secretKey: {
      missing: 'Paste the secret key.',
      'invalid-format': 'A secret key begins with sk_live_ or sk_test_, a restricted one with rk_.',
      wrong: 'Stripe doesn’t know this key. Copy it again from your Stripe account.',
    },
    publishableKey: {
      missing: 'Paste the publishable key.',
      'invalid-format': 'A publishable key begins with pk_live_ or pk_test_.',
    },
    // The mail server.
    host: { 'invalid-format': 'Enter the server’s name alone, like smtp.example.com.' },
    port: { 'out-of-range': 'Use a number from 1 to 65535, like 465 or 587.' },
    // Refunds.
    reason: { missing: 'Pick a reason.' },
    selection: { missing: 'Choose what goes back.' },
    amount: {
      'invalid-format': dollars,
      'out-of-range': dollars,
      'too-large': ({ most }) =>
        most === 0
          ? 'Nothing is left to send back this way.'
          : `At most ${formatMoney(cents(most))} can go back this way. Delivery and tip have their own boxes.`,
    },
    // Promo codes.
    code: {
      'invalid-format': 'Use 3 to 20 letters, digits or dashes.',
      taken: 'You already have that code.',
    },
    gives: { missing: 'Pick percent or dollars off.' },
    percent: { 'out-of-range': ({ least, most }) => `Use ${least} to ${most}.` },
    hours: { missing: 'Set both times, or neither.' },
    maxUses: {
      'out-of-range': 'Use a whole number from 1, or leave it empty.',
      'too-few': ({ least }) =>
        plural(least, {
          one: 'It has been used once already. To stop it, turn it off.',
          other: `It has been used ${formatCount(least)} times already. To stop it, turn it off.`,
        }),
    },
  },
}
