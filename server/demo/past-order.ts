// One order of the demo's past, as its row is written: what became of it, its payment, and who saw it when.
import { businessDayOf } from '#domain/business-day.ts'
import type { OrderId } from '#domain/order.ts'
import type { PastOrder } from '../db/demo.ts'
import { iso, type Course } from './course.ts'
import type { Random } from './random.ts'
import type { Draft } from './told-orders.ts'

const second = 1_000
const minute = 60_000

export function orderOf(
  id: OrderId,
  { placedAt, clock, person, chosen: { fulfilment, bill }, weight, time, delay }: Draft,
  { status, moves, mails, cancel, deeds }: Course,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
  random: Random,
): PastOrder {
  // A scheduled order rings when it comes to New.
  const ringsAt = time.startsAt === null ? placedAt : Math.max(placedAt, Date.parse(time.startsAt))
  const seenAt = Math.min(
    ringsAt + random.between(8, 40) * second,
    Date.parse(deeds[0]?.at ?? iso(now.getTime())),
  )
  const isSeen = status !== 'placed' || now.getTime() - ringsAt > minute
  const capturedAt = placedAt + 2 * second
  const startedAt = moves.find(({ to }) => to === 'cooking')?.at
  const printedAt = startedAt && random.chance(0.7) ? startedAt : null
  const returnedAt = cancel ? Date.parse(deeds.at(-1)?.at ?? '') + 3 * second : undefined
  const isReturned = returnedAt !== undefined && returnedAt <= now.getTime()
  const changes = deeds.length + (delay ? 1 : 0) + (isSeen ? 1 : 0) + (printedAt ? 1 : 0)
  return {
    id,
    idempotencyKey: `demo-${id}`,
    bodyHash: 'demo',
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: person.phone ?? null,
    language: 'en',
    fulfilment,
    timestamp: iso(placedAt),
    businessDay: clock.day,
    localHour: clock.hour,
    bill,
    weight,
    time,
    movedTo: delay ? iso(delay.to) : null,
    status,
    moves,
    mails,
    cancel: cancel ?? null,
    version: 1 + changes,
    seenAt: isSeen ? iso(seenAt) : null,
    printedAt,
    payment: {
      intent: `demo-${id}`,
      state: isReturned ? 'refunded' : capturedAt <= now.getTime() ? 'captured' : 'authorised',
      capturedAt: capturedAt <= now.getTime() ? iso(capturedAt) : null,
      returnedAt: isReturned ? iso(returnedAt) : null,
      refundDay: isReturned ? businessDayOf(new Date(returnedAt), timeZone) : null,
    },
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** As long as a real id; in the demo it protects nothing. */
export function makeId(random: Random): OrderId {
  return Array.from({ length: 22 }, () => letters[random.whole(0, 63)]).join('') as OrderId
}
