// The restaurant: its name, place, clock, tax and words. The office changes it.
import type { restaurant } from './restaurant-schema.ts'
import type { Wire } from '../basics/values.ts'

export type Restaurant = Wire<typeof restaurant>
