// What a customer is told who orders now, and what that is the sum of: the owner sees it before the settings are saved.
import { queueUp } from './capacity.ts'
import type { WaitAnswer } from './office-api.ts'
import { markFrom, promisesOf, type KitchenNow } from './promise.ts'
import { workingTime } from './working-time.ts'

const minute = 60_000

export function answerFor(burritos: number, kitchen: KitchenNow): WaitAnswer {
  const readyBy = promisesOf(kitchen).soonest(burritos)
  if (readyBy === undefined) return { burritos, readyBy: null, sum: null, because: 'kitchen' }
  const made = makeSum(burritos, kitchen, readyBy)
  return {
    burritos,
    readyBy: new Date(readyBy).toISOString(),
    sum: made?.sum ?? null,
    because: reasonOf(burritos, kitchen, { readyBy, doneBy: made?.doneBy ?? 0 }),
  }
}

/** The kitchen works by earliest promise: what is to be ready no later comes first. */
function makeSum(burritos: number, kitchen: KitchenNow, readyBy: number) {
  const { speed, spans, now, shortestWait, promised } = kitchen
  if (!speed) return undefined
  const time = workingTime(spans, now, shortestWait)
  const before = queueUp(speed, time, promised, now).filter(({ order }) => order.readyBy <= readyBy)
  const ahead = toTenths(before.reduce((sum, { order }) => sum + order.weight, 0))
  const rolling = (weight: number) => (weight * speed.minutesEach) / speed.hands
  const toBeSure = 2 * speed.minutesEach
  const working = Math.ceil(rolling(ahead + burritos) * minute)
  return {
    sum: {
      ahead,
      rollingAhead: toTenths(rolling(ahead)),
      rollingThese: toTenths(rolling(burritos)),
      toBeSure: toTenths(toBeSure),
    },
    doneBy: time.instantAfter(working) + toBeSure * minute,
  }
}

function reasonOf(
  burritos: number,
  kitchen: KitchenNow,
  { readyBy, doneBy }: { readyBy: number; doneBy: number },
): WaitAnswer['because'] {
  if (promisesOf({ ...kitchen, busy: 0 }).soonest(burritos) !== readyBy) return 'busy'
  if (markFrom(kitchen.now + kitchen.shortestWait) === readyBy) return 'shortest-wait'
  // A later mark than the kitchen itself needs: an earlier one would have made somebody else late.
  return markFrom(doneBy) === readyBy ? 'kitchen' : 'other-promises'
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}
