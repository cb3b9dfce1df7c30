// The rules for paying as the owner sets it (R63, R65): tips, and paying on pickup or at the door.
import * as z from 'zod/mini'
import { mostChoices, shareChoices } from './paying.ts'
import { version } from './saved-version.ts'

/** The body of PUT /api/office/paying: all of it, with the version that the owner saw. */
export const payingForm = z.strictObject({
  version,
  tips: z.boolean(),
  counter: z.strictObject({ delivery: z.boolean(), pickup: z.boolean() }),
  withoutCard: z.strictObject({ most: z.literal(mostChoices), share: z.literal(shareChoices) }),
})
