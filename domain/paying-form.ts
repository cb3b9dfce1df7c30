// The rules for paying as the owner sets it (R63, R65): tips, and paying on pickup or at the door.
import * as z from 'zod/mini'
import { mostChoices, shareChoices, type Paying, type PayingFact } from './paying.ts'
import { version } from './saved-version.ts'

/** The body of PUT /api/office/paying: all of it, with the version that the owner saw. */
export const payingForm = z.strictObject({
  version,
  tips: z.boolean(),
  counter: z.strictObject({ delivery: z.boolean(), pickup: z.boolean() }),
  withoutCard: z.strictObject({ most: z.literal(mostChoices), share: z.literal(shareChoices) }),
})

/** What is different, for the log. */
export function payingChanged(before: Paying, after: Paying): PayingFact[] {
  const facts = [
    { fact: 'tips', from: before.tips, to: after.tips },
    { fact: 'counterForDelivery', from: before.counter.delivery, to: after.counter.delivery },
    { fact: 'counterForPickup', from: before.counter.pickup, to: after.counter.pickup },
    { fact: 'mostWithoutCard', from: before.withoutCard.most, to: after.withoutCard.most },
    { fact: 'shareWithoutCard', from: before.withoutCard.share, to: after.withoutCard.share },
  ] as const
  return facts.filter(({ from, to }) => from !== to)
}
