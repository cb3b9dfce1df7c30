// What a customer is told who orders now, and what that is the sum of: the owner sees it before the settings are saved.
import { queueUp } from './capacity.ts'
import type { WaitAnswer } from './kitchen-api.ts'
import { markFrom, promisesOf, type KitchenNow } from './promise.ts'
import { workingTime } from './working-time.ts'

export function answerFor(burritos: number, kitchen: KitchenNow): WaitAnswer {
  const readyBy = promisesOf(kitchen).soonest(burritos)
  if (readyBy === undefined) return { burritos, readyBy: null, sum: null, because: 'kitchen' }
  return {
    burritos,
    readyBy: new Date(readyBy).toISOString(),
    sum: sumFor(burritos, kitchen, readyBy),
    because: reasonOf(burritos, kitchen, readyBy),
  }
}

/** The kitchen works by earliest promise: what is to be ready no later comes first. */
function sumFor(burritos: number, kitchen: KitchenNow, readyBy: number): WaitAnswer['sum'] {
  const { speed, spans, now, shortestWait, promised } = kitchen
  if (!speed) return null
  const queue = queueUp(speed, workingTime(spans, now, shortestWait), promised, now)
  const ahead = queue.reduce((sum, { order }) => sum + (order.readyBy <= readyBy ? order.weight : 0), 0)
  const rolling = (weight: number) => toTenths((weight * speed.minutesEach) / speed.hands)
  return {
    ahead: toTenths(ahead),
    rollingAhead: rolling(ahead),
    rollingThese: rolling(burritos),
    toBeSure: toTenths(2 * speed.minutesEach),
  }
}

/** A mark later than the first one is the first by which the kitchen is surely done. */
function reasonOf(burritos: number, kitchen: KitchenNow, readyBy: number): WaitAnswer['because'] {
  if (promisesOf({ ...kitchen, busy: 0 }).soonest(burritos) !== readyBy) return 'busy'
  return markFrom(kitchen.now + kitchen.shortestWait) === readyBy ? 'shortest-wait' : 'kitchen'
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}
