// Previews what a customer who orders now would be promised, and how that time adds up, before the owner saves the settings.
import { makeQueue } from './capacity.ts'
import type { WaitPreview } from './kitchen-api.ts'
import { roundUpToMark, promisesOf, type KitchenNow } from './promise.ts'
import { workingTime } from './working-time.ts'

export function previewWait(burritos: number, kitchen: KitchenNow): WaitPreview {
  const readyBy = promisesOf(kitchen).soonest(burritos)
  if (readyBy === undefined) return { burritos, readyBy: null, sum: null, because: 'kitchen' }
  return {
    burritos,
    readyBy: new Date(readyBy).toISOString(),
    sum: sumFor(burritos, kitchen, readyBy),
    because: reasonOf(burritos, kitchen, readyBy),
  }
}

/** The kitchen works earliest promise first, so the orders promised no later than this one are ahead of it. */
function sumFor(burritos: number, kitchen: KitchenNow, readyBy: number): WaitPreview['sum'] {
  const { speed, spans, now, shortestWait, promised } = kitchen
  if (!speed) return null
  const queue = makeQueue(speed, workingTime(spans, now, shortestWait), promised, now)
  const ahead = queue.reduce((sum, { order }) => sum + (order.readyBy <= readyBy ? order.weight : 0), 0)
  const rolling = (weight: number) => toTenths((weight * speed.minutesPerBurrito) / speed.hands)
  return {
    ahead: toTenths(ahead),
    rollingAhead: rolling(ahead),
    rollingThese: rolling(burritos),
    toBeSure: toTenths(2 * speed.minutesPerBurrito),
  }
}

/** If the promise is later than the first mark after the shortest wait, then the kitchen's work has decided it. */
function reasonOf(burritos: number, kitchen: KitchenNow, readyBy: number): WaitPreview['because'] {
  if (promisesOf({ ...kitchen, busy: 0 }).soonest(burritos) !== readyBy) return 'busy'
  return roundUpToMark(kitchen.now + kitchen.shortestWait) === readyBy ? 'shortest-wait' : 'kitchen'
}

function toTenths(value: number): number {
  return Math.round(value * 10) / 10
}
