// What an owner changed about paying, fact by fact: the log keeps it.
import type { Paying, PayingFact } from './paying.ts'

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
