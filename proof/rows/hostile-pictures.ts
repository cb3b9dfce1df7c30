// Broken, disguised and hostile files are uploaded as pictures: each is refused with a sentence, and the memory of the server
// and of the decoding process stays bounded.
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { bothEngines } from '../../test-support/databases.ts'
import { hostilePictures, type HostilePicture } from '../../test-support/hostile-pictures.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp } from '../set-up.ts'
import { logIn, type Hand } from '../staff-actions.ts'

/** In megabytes: how much the server may grow, and how much the decoding process may use. */
const mostGrowth = 120
const mostAtWork = 700

export const hostilePicturesRow: Row = {
  name: 'hostile pictures',
  promise:
    '200 hostile and broken files (bombs, cut off, wrong types, polyglots): a sentence each, nothing stored; the server grows by less than 120 MB, and the process that decodes has less than 700 MB',
  engines: bothEngines,
  needs: 'linux',

  run: ({ engine, scale, random }) =>
    withSetUp(async (setUp) => {
      if (process.platform !== 'linux') return { tried: 'nothing', found: 'only on Linux', pass: 'not run' }
      const place = await freshProofPlace(engine)
      const restaurant = await prepareRestaurant(setUp, place)
      const { server } = await restaurant.open()
      const owner = await logIn(restaurant.url)
      const pid = server.child.pid ?? 0
      const all = await hostilePictures(random.whole(1, 2 ** 30))
      const chosen = scale === 'long' ? all : all.filter((_, nth) => nth % 9 === 0)

      const before = await memoryOf(pid)
      const watch = watchMemory(pid)
      setUp.later(watch.stop)
      const wrong: string[] = []
      for (const picture of chosen) {
        const fault = await faultIn(owner, picture)
        if (fault) wrong.push(`${picture.name}: ${fault}`)
      }
      const grown = (await memoryOf(pid)) - before
      const { atWork } = watch.stop()
      const lives = server.child.exitCode === null && (await fetch(`${restaurant.url}/readyz`)).status === 200
      return {
        tried: `${chosen.length} hostile files, one after the other`,
        found: `${wrong.length} answered otherwise${say(wrong)}; the server grew by ${grown} MB, the process that decodes had up to ${atWork} MB; the server ${lives ? 'lived on' : 'is gone'}`,
        pass: wrong.length === 0 && grown < mostGrowth && atWork < mostAtWork && lives,
      }
    }),
}

type Sent = Pick<HostilePicture, 'type' | 'bytes'>

function send({ url, cookie }: Hand, { type, bytes }: Sent): Promise<Response> {
  return fetch(`${url}/api/office/pictures`, {
    method: 'POST',
    headers: { cookie, origin: url, 'content-type': `image/${type}` },
    body: Uint8Array.from(bytes),
  })
}

/** Retries while the server is too busy and says to come back later. */
async function sendInTime(owner: Hand, picture: Sent): Promise<Response> {
  for (let nth = 1; ; nth += 1) {
    const reply = await send(owner, picture)
    if (reply.status !== 503 || nth === 5) return reply
    await wait(5_000)
  }
}

async function faultIn(owner: Hand, picture: HostilePicture): Promise<string | undefined> {
  const reply = await sendInTime(owner, picture).catch((error: Error) => error)
  if (reply instanceof Error)
    return `no answer, ${reply.cause instanceof Error ? reply.cause.message : reply.message}`
  const said = (await reply.json()) as { code?: string; title?: string }
  const isRight = reply.status >= 400 && said.code === picture.due && Boolean(said.title)
  return isRight ? undefined : `${reply.status} ${said.code}, not ${picture.due}`
}

/** The largest memory of any child process so far. */
function watchMemory(pid: number) {
  let atWork = 0
  const look = setInterval(() => void seeChildren(), 15)
  async function seeChildren(): Promise<void> {
    for (const child of await childrenOf(pid)) atWork = Math.max(atWork, await memoryOf(child, 'VmHWM'))
  }
  return {
    stop() {
      clearInterval(look)
      return { atWork }
    },
  }
}

async function childrenOf(pid: number): Promise<number[]> {
  try {
    const threads = await readdir(`/proc/${pid}/task`)
    const lists = await Promise.all(threads.map((id) => readFile(`/proc/${pid}/task/${id}/children`, 'utf8')))
    return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number))
  } catch {
    return []
  }
}

/** In megabytes; 0 for a process that has just ended. */
async function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    return Math.round(Number(new RegExp(`${what}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}

function say(faults: readonly string[]): string {
  return faults.length > 0 ? ` (${faults.slice(0, 4).join('; ')})` : ''
}
