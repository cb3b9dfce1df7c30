// One order of the demo's past, as its row is written: what became of it, its payment, and who saw it when.
import { restaurantClock } from '#domain/business-day.ts'
import type { OrderId } from '#domain/order.ts'
import type { PastOrder } from '../db/demo.ts'
import { iso, type Course } from './course.ts'
import type { Random } from './random.ts'
import { takingsOf } from './takings.ts'
import type { Draft } from './told-orders.ts'

const second = 1_000
const minute = 60_000

export function orderOf(
  id: OrderId,
  { placedAt, clock, person, chosen, weight, time, delay }: Draft,
  course: Course,
  moment: { readonly now: Date; readonly timeZone: string },
  random: Random,
): PastOrder {
  const { status, moves, mails, cancel, deeds } = course
  const { fulfilment, bill } = chosen
  const { now, timeZone } = moment
  // A scheduled order rings when it comes to New.
  const ringsAt = time.startsAt === null ? placedAt : Math.max(placedAt, Date.parse(time.startsAt))
  const seenAt = Math.min(
    ringsAt + random.between(8, 40) * second,
    Date.parse(deeds[0]?.at ?? iso(now.getTime())),
  )
  const isSeen = status !== 'placed' || now.getTime() - ringsAt > minute
  const startedAt = moves.find(({ to }) => to === 'cooking')?.at
  const printedAt = startedAt && random.chance(0.7) ? startedAt : null
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
    localHour: restaurantClock(new Date(time.promise.readyBy), timeZone).hour,
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
    ...takingsOf(`demo-${id}`, { chosen, time }, course, moment, random),
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** As long as a real id; in the demo it protects nothing. */
export function makeId(random: Random): OrderId {
  return Array.from({ length: 22 }, () => letters[random.whole(0, 63)]).join('') as OrderId
}
