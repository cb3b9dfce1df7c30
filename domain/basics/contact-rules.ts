// The rules for the names, addresses, phone numbers and email addresses of customers and of the restaurant (R20, R29).
import type { TextRule } from './text-rule.ts'

export const addressRules = {
  address: { longest: 120 },
  city: { longest: 60 },
  zipcode: { longest: 10, shape: /^\d{5}(-\d{4})?$/ },
} satisfies Record<string, TextRule>

export const personRules = {
  firstName: { longest: 60 },
  lastName: { longest: 60 },
  email: {
    longest: 254,
    shape:
      /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/,
  },
} satisfies Record<string, TextRule>

/** Fields that a customer may leave empty, unless the owner requires a phone number (R53). */
export const optionalRules = {
  phone: { longest: 30, shape: /^\+?[\d(][\d ().-]{5,}\d$/ },
  apartment: { longest: 60 },
  note: { longest: 140 },
} satisfies Record<string, TextRule>
