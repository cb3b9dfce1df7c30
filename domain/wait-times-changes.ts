// What an owner changed about the wait times, fact by fact: the log keeps it.
import type { waitTimesFact } from './contract/wait-times.ts'
import type { Wire } from './contract/values.ts'
import type { WaitTimes } from './wait-times.ts'

export type WaitTimesFact = Wire<typeof waitTimesFact>

const counted = ['shortestWait', 'slotEvery', 'daysAhead'] as const

export function waitTimesChanged(before: WaitTimes, after: WaitTimes): WaitTimesFact[] {
  return [
    ...(isSameSpeed(before.speed, after.speed)
      ? []
      : [{ fact: 'speed', from: before.speed, to: after.speed } as const]),
    ...counted
      .filter((fact) => before[fact] !== after[fact])
      .map((fact) => ({ fact, from: before[fact], to: after[fact] })),
    ...(before.stopAfter === after.stopAfter
      ? []
      : [{ fact: 'stopAfter', from: before.stopAfter, to: after.stopAfter } as const]),
    ...(before.showsRecord === after.showsRecord
      ? []
      : [{ fact: 'showsRecord', from: before.showsRecord, to: after.showsRecord } as const]),
  ]
}

function isSameSpeed(one: WaitTimes['speed'], other: WaitTimes['speed']): boolean {
  return one?.minutesEach === other?.minutesEach && one?.hands === other?.hands
}
