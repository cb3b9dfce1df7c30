// What is said at the fields of the checkout (R29).
import type { FaultSentences } from '#domain/basics/validation-messages.ts'
import { commonFaults } from '../../basics/validation-errors.ts'

export const checkoutFaults: FaultSentences = {
  general: {
    ...commonFaults,
    'looks-like-card': 'That looks like a card number. Only enter it in the card field.',
  },
  fields: {
    firstName: { missing: 'Enter your first name.' },
    lastName: { missing: 'Enter your last name.' },
    address: { missing: 'Enter your street address.' },
    city: { missing: 'Enter your city.' },
    state: { missing: 'Select a state.' },
    zipcode: {
      missing: 'Enter your zipcode.',
      'wrong-shape': 'Use 5 digits.',
      outside: 'We don’t deliver to this zipcode.',
    },
    email: { missing: 'Enter your email.', 'wrong-shape': 'That email doesn’t look right.' },
    phone: { missing: 'Enter your phone number.', 'wrong-shape': 'That phone number doesn’t look right.' },
    cardNumber: {
      missing: 'Enter your card number.',
      'wrong-shape': 'Use digits only.',
      'too-short': 'That card number is too short.',
      'too-long': 'That card number is too long.',
      wrong: 'That card number isn’t valid. Check the digits.',
    },
    cvv: { 'wrong-shape': 'Use 3 or 4 digits.' },
    expiry: {
      'wrong-shape': 'Use MM/YY, like 08/27.',
      'too-early': 'This card has expired.',
      'too-late': 'Check the year. That’s too far ahead for a card.',
    },
  },
}
