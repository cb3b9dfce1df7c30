// The rule for what a customer writes to the kitchen about one burrito (R58).
import type { TextRule } from '../basics/text-rule.ts'

export const kitchenNote: TextRule = { longest: 140 }
