// What is said at the fields of the checkout (R29).
import type { SentencesFor } from '#domain/coded.ts'
import type { CheckoutFault, CommonFault, FaultValues } from '#domain/faults.ts'
import { commonFaults } from './faults-common.ts'

export const checkoutFaults = {
  ...commonFaults,
  'card-outside-its-field': 'That looks like a card number. Only enter it in the card field.',
  'first-name-missing': 'Enter your first name.',
  'last-name-missing': 'Enter your last name.',
  'street-missing': 'Enter your street address.',
  'city-missing': 'Enter your city.',
  'state-missing': 'Select a state.',
  'zipcode-missing': 'Enter your zipcode.',
  'zipcode-shape': 'Use 5 digits.',
  'email-missing': 'Enter your email.',
  'email-shape': 'That email doesn’t look right.',
  'customer-phone-missing': 'Enter your phone number.',
  'customer-phone-shape': 'That phone number doesn’t look right.',
  'zipcode-outside': 'We don’t deliver to this zipcode.',
  'card-number-missing': 'Enter your card number.',
  'card-number-not-digits': 'Use digits only.',
  'card-number-too-short': 'That card number is too short.',
  'card-number-too-long': 'That card number is too long.',
  'card-number-wrong': 'That card number isn’t valid. Check the digits.',
  'cvv-shape': 'Use 3 or 4 digits.',
  'expiry-shape': 'Use MM/YY, like 08/27.',
  'card-expired': 'This card has expired.',
  'expiry-too-far': 'Check the year. That’s too far ahead for a card.',
} satisfies SentencesFor<CheckoutFault | CommonFault, FaultValues>
