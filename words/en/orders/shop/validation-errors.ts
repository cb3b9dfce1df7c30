// The validation messages of the checkout's fields (R29).
import type { ValidationMessages } from '#domain/basics/validation-messages.ts'
import { commonErrorMessages } from '../../basics/validation-errors.ts'

export const checkoutErrorMessages: ValidationMessages = {
  general: {
    ...commonErrorMessages,
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
      'invalid-format': 'Use 5 digits.',
      outside: 'We don’t deliver to this zipcode.',
    },
    email: { missing: 'Enter your email.', 'invalid-format': 'That email doesn’t look right.' },
    phone: { missing: 'Enter your phone number.', 'invalid-format': 'That phone number doesn’t look right.' },
    cardNumber: {
      missing: 'Enter your card number.',
      'invalid-format': 'Use digits only.',
      'too-short': 'That card number is too short.',
      'too-long': 'That card number is too long.',
      wrong: 'That card number isn’t valid. Check the digits.',
    },
    cvv: { 'invalid-format': 'Use 3 or 4 digits.' },
    expiry: {
      'invalid-format': 'Use MM/YY, like 08/27.',
      'too-early': 'This card has expired.',
      'too-late': 'Check the year. That’s too far ahead for a card.',
    },
  },
}
