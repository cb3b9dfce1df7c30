// The restaurant: its name, place, clock, tax and words. The office changes it.
import type { restaurant } from './contract/restaurant.ts'
import type { Wire } from './contract/values.ts'

export type Restaurant = Wire<typeof restaurant>
