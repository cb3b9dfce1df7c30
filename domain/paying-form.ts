// The rules for paying as the owner sets it (R63, R65): tips, and paying on pickup or at the door.
import * as z from 'zod/mini'
import type { PlainFault } from './faults.ts'
import { fault } from './form-rules.ts'
import { mostChoices, shareChoices } from './paying.ts'
import { version } from './saved-version.ts'

const yesOrNo = z.boolean(fault('not-true-or-false'))
const oneOf = (choices: readonly number[], wrong: PlainFault) =>
  z.number(fault(wrong)).check(z.refine((value) => choices.includes(value), fault(wrong)))

/** The body of PUT /api/office/paying: all of it, with the version that the owner saw. */
export const payingForm = z.strictObject({
  version,
  tips: yesOrNo,
  counter: z.strictObject({ delivery: yesOrNo, pickup: yesOrNo }, fault('not-true-or-false')),
  withoutCard: z.strictObject(
    { most: oneOf(mostChoices, 'most-without-card'), share: oneOf(shareChoices, 'share-without-card') },
    fault('most-without-card'),
  ),
})
