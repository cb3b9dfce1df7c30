// The orders on the demo's board at the start, at chosen ages, each with the promise that it got when it was placed.
import { slotsIn } from '#domain/slots.ts'
import type { PromisedWork } from '#domain/capacity.ts'
import { laterTickets, openTickets } from './open-tickets.ts'
import { demoWaitTimes } from './settings.ts'
import { kitchenAt, promiseTime, spansOf, wantSomething, type DemoWorld, type Draft } from './told-orders.ts'

const minute = 60_000

export function boardAtStart(now: number, world: DemoWorld): Draft[] {
  const { random, hours, timeZone, diary } = world
  const slots = slotsIn(spansOf(hours, timeZone, now), timeZone, demoWaitTimes.slotEvery)
  const soon = openTickets(now, random).map((ticket) => ({ ...ticket, slots: [] as number[] }))
  const later = laterTickets.map(({ placed, wanted }) => ({
    placedAt: now - placed * minute,
    steps: [],
    // A delivery leaves before it arrives: the first slot after the time that was wanted is for both.
    slots: slots.filter((slot) => slot >= now + wanted * minute).slice(2, 3),
  }))
  const promised: (PromisedWork & { readonly readyAt: number })[] = []
  return [...soon, ...later]
    .toSorted((one, other) => one.placedAt - other.placedAt)
    .flatMap(({ placedAt, steps, slots: wantedSlots }) => {
      const wanted = wantSomething(placedAt, world)
      const waiting = promised.filter(({ readyAt }) => readyAt > placedAt)
      const kitchen = kitchenAt(placedAt, spansOf(hours, timeZone, placedAt), waiting, diary)
      const time = promiseTime(wanted, kitchen, wantedSlots, random)
      // Whoever starts the demo finds it open: there is always a time.
      if (!time) return []
      const readyAt = steps.find(({ to }) => to === 'ready')?.at ?? Infinity
      promised.push({ readyBy: Date.parse(time.promise.readyBy), weight: wanted.weight, readyAt })
      return [{ ...wanted, time, steps }]
    })
}
