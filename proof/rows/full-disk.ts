// The disk fills up under the orders, and is emptied again.
import { setTimeout as wait } from 'node:timers/promises'
import { problemMessages as refusalWords } from '../../words/en/basics/problem-messages.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { askIntegrity } from '../integrity.ts'
import { compare, isClean, readStoredOrders, formatComparison } from '../ledger.ts'
import { openStream } from '../board-stream.ts'
import { formatAnswers, startLoad } from '../load.ts'
import { logIn } from '../staff-actions.ts'
import type { Attack, Finding, Row } from '../row.ts'
import { prepareRestaurant, type SetUp } from '../set-up.ts'
import { onSmallDisk, placeOnSmallDisk, type SmallDisk } from '../small-disk.ts'

/** Space allocated before the disk was full can still be written: SQLite reuses its log from the start. */
const longestUntilRefused = 30_000
const longestUntilTaken = 10_000

export const fullDisk: Row = {
  name: 'full disk',
  promise:
    'a full disk: orders get 503 with a sentence, the menu and the board still answer, /readyz says so, orders are taken again when there is room; 0 acknowledged orders that are not there after restart',
  engines: bothEngines,
  ...onSmallDisk(fillDisk),
}

async function fillDisk(setUp: SetUp, { engine, scale, random }: Attack): Promise<Finding> {
  const rounds = scale === 'long' ? 20 : 2
  const disk = await placeOnSmallDisk(setUp, engine)
  const { place } = disk
  const restaurant = await prepareRestaurant(setUp, place)
  let { server } = await restaurant.open()
  // With the mutation "answer-early" the answer about the new owner comes a moment before the account exists.
  const { cookie } = await logIn(restaurant.url).catch(() => wait(2_000).then(() => logIn(restaurant.url)))
  const sentences = new Set<string>()
  const load = startLoad({
    url: restaurant.url,
    clients: 8,
    onRefusal: ({ title }) => void sentences.add(title ?? 'none'),
  })
  const unanswered: string[] = []
  let problemMessages = 0
  let recoveries = 0
  for (let round = 1; round <= rounds; round += 1) {
    await wait(random.between(50, 300))
    if (await isRefused(disk, () => load.answers.get('503') ?? 0, longestUntilRefused)) {
      problemMessages += 1
    }
    unanswered.push(...(await askWhileFull(restaurant.url, cookie)))
    // Half of the time the server is also killed while its disk is full.
    const falls = random.chance(0.5)
    if (falls) await server.kill()
    disk.empty()
    if (falls) ({ server } = await restaurant.open())
    if (await becomesMore(() => load.acknowledged.length, longestUntilTaken)) recoveries += 1
  }
  await load.finish()
  await server.kill()
  const integrity = await askIntegrity(place)
  const comparison = compare(await readStoredOrders(place), load)
  const odd = [...load.answers.keys()].filter((answer) => !['201', '503', 'cut'].includes(answer))
  const unsaid = [...sentences].filter((sentence) => !ourSentences.includes(sentence))
  return {
    tried: `a disk of ${disk.megabytes} MB filled ${rounds} times under 8 clients; answers: ${formatAnswers(load.answers)}`,
    found: `${formatComparison(comparison)}; orders refused in ${problemMessages} of ${rounds}, ${unsaid.length === 0 ? 'always with a sentence' : `with "${unsaid.join('", "')}"`}, taken again after ${recoveries}; menu, board or /readyz not answered as it should be: ${unanswered.join(', ') || 'never'}; integrity ${integrity}`,
    pass:
      isClean(comparison) &&
      problemMessages === rounds &&
      recoveries === rounds &&
      unanswered.length + odd.length + unsaid.length === 0 &&
      integrity === 'ok',
  }
}

const ourSentences: readonly string[] = [refusalWords.unavailable, refusalWords.unconfirmed]

/** Keeps filling the disk, because space that the database frees must not become room for new data. */
async function isRefused(disk: SmallDisk, count: () => number, longestMs: number): Promise<boolean> {
  const deadline = performance.now() + longestMs
  const before = count()
  while (count() === before && performance.now() < deadline) {
    disk.fill()
    await wait(20)
  }
  return count() > before
}

async function becomesMore(count: () => number, longestMs: number): Promise<boolean> {
  const deadline = performance.now() + longestMs
  const before = count()
  while (count() === before && performance.now() < deadline) await wait(10)
  return count() > before
}

/** The checks whose answer was wrong. */
async function askWhileFull(url: string, cookie: string): Promise<string[]> {
  const { status } = await fetch(`${url}/api/menu`)
  const ready = await fetch(`${url}/readyz`)
  const stream = await openStream(url, cookie)
  const shows = await Promise.race([stream.opened, wait(5_000, false)])
  stream.close()
  return [
    ...(status === 200 ? [] : [`menu ${status}`]),
    ...(shows ? [] : ['board']),
    ...(ready.status === 503 ? [] : [`readyz ${ready.status}`]),
  ]
}
