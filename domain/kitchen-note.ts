// The rule for what a customer writes to the kitchen about one burrito (R58). In a file of its own: the cart, which every
// page loads, reads notes by it, and must not load the rules of the whole checkout.
import type { TextRule } from './text-rule.ts'

export const kitchenNote: TextRule = {
  missing: 'note-empty',
  longest: 140,
  card: 'card-outside-its-field',
}
