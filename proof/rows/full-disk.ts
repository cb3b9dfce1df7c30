// The disk fills up under the orders, and is emptied again.
import { execFileSync } from 'node:child_process'
import { mkdirSync, openSync, rmSync, writeSync, closeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { askIntegrity } from '../integrity.ts'
import { compare, isClean, readStoredOrders, sayComparison } from '../ledger.ts'
import { sayAnswers, startLoad } from '../load.ts'
import type { Attack, Finding, Row } from '../row.ts'
import { logInAsOwner } from '../owner.ts'
import { freshProofPlace, prepareRestaurant, withSetUp, type SetUp } from '../set-up.ts'

const megabytes = 8

export const fullDisk: Row = {
  name: 'full disk',
  promise:
    'a full disk: orders get 503, the menu and the board still answer; 0 acknowledged orders that are not there after restart',
  // PostgreSQL's disk is usually another machine's; to this server a full one looks like a database that is down.
  engines: ['sqlite'],
  needs: 'linux-as-root',
  breaks: { 'answer-early': /\b[1-9]\d* acknowledged ones lost/ },

  run: async (attack) => {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) {
      return { tried: 'nothing', found: 'not run: a small disk needs root on Linux', pass: 'not run' }
    }
    return withSetUp((setUp) => fillDisk(setUp, attack))
  },
}

async function fillDisk(setUp: SetUp, { engine, scale, random, broken }: Attack): Promise<Finding> {
  const rounds = scale === 'long' ? 20 : 2
  const base = await freshProofPlace(engine)
  const place = { ...base, dataDir: mountSmallDisk(setUp, base.dataDir) }
  const restaurant = await prepareRestaurant(setUp, place, { PROOF_BREAK: broken })
  let { server } = await restaurant.open()
  const cookie = await logInAsOwner(restaurant.url)
  const load = startLoad({ url: restaurant.url, clients: 8 })
  const unanswered: string[] = []
  let refusals = 0
  for (let round = 1; round <= rounds; round += 1) {
    await wait(random.between(50, 300))
    const filler = fill(place.dataDir)
    const before = load.answers.get('503') ?? 0
    await wait(random.between(500, 900))
    const { status } = await fetch(`${restaurant.url}/api/menu`)
    if (status !== 200) unanswered.push(`menu ${status}`)
    if (!(await showsBoard(restaurant.url, cookie))) unanswered.push('board')
    if ((load.answers.get('503') ?? 0) > before) refusals += 1
    // Half of the times it also falls over while its disk is full.
    const falls = random.chance(0.5)
    if (falls) await server.kill()
    rmSync(filler)
    if (falls) ({ server } = await restaurant.open())
  }
  await load.finish()
  await server.kill()
  const integrity = await askIntegrity(place)
  const comparison = compare(await readStoredOrders(place), load)
  const odd = [...load.answers.keys()].filter((answer) => !['201', '503', 'cut'].includes(answer))
  return {
    tried: `a disk of ${megabytes} MB filled ${rounds} times under 8 clients; answers: ${sayAnswers(load.answers)}`,
    found: `${sayComparison(comparison)}; orders refused in ${refusals} of ${rounds}; menu or board not answered: ${unanswered.join(', ') || 'never'}; integrity ${integrity}`,
    pass:
      isClean(comparison) &&
      unanswered.length === 0 &&
      refusals === rounds &&
      odd.length === 0 &&
      integrity === 'ok',
  }
}

function mountSmallDisk(setUp: SetUp, folder: string): string {
  const disk = path.join(folder, 'small-disk')
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', disk])
  setUp.later(() => execFileSync('umount', ['-l', disk]))
  return disk
}

/** Writes until nothing fits any more. */
function fill(folder: string): string {
  const file = path.join(folder, 'filler')
  const descriptor = openSync(file, 'w')
  for (const size of [2 ** 16, 2 ** 12]) {
    const block = Buffer.alloc(size)
    try {
      while (writeSync(descriptor, block) === size);
    } catch {
      // That size does not fit any more.
    }
  }
  closeSync(descriptor)
  return file
}

/** The kitchen's stream opens with all tickets. */
async function showsBoard(url: string, cookie: string): Promise<boolean> {
  const stream = await fetch(`${url}/api/live?board=1`, {
    headers: { cookie },
    signal: AbortSignal.timeout(5_000),
  })
  let seen = ''
  for await (const chunk of stream.body ?? []) {
    seen += Buffer.from(chunk).toString()
    if (seen.includes('event: board')) return true
  }
  return false
}
