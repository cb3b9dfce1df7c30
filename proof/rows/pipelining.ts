// Requests pipelined behind an open stream or an unread answer, to hold the places of all others, while those are served.
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { bothEngines } from '../../test-support/databases.ts'
import { askHonestly, countRefused, sayRefused, type Honest } from '../honest.ts'
import { findLargeFile } from '../large-file.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp, type SetUp } from '../set-up.ts'
import { spoiledBy } from '../spoil.ts'
import { logIn } from '../staff-hands.ts'

/** One of each kind that the server tells apart, by GET and by HEAD. */
const asked = [
  'GET /healthz',
  'HEAD /readyz',
  'GET /api/me',
  'HEAD /api/me',
  'GET /api/menu',
  'HEAD /api/menu',
  'GET /',
  'HEAD /',
  'GET /api/orders/AAAAAAAAAAAAAAAAAAAAAA',
  'HEAD /api/orders/AAAAAAAAAAAAAAAAAAAAAA',
  'POST /login',
] as const

/** So many of the page's largest file fill every buffer between the server and somebody who does not read. */
const filling = 60
/** The first that is never over, and as many behind it as a connection may be owed, on enough to fill every line. */
const few = { behind: 3, connections: 45 } as const

export const pipelining: Row = {
  name: 'pipelining',
  promise:
    'requests pipelined behind a stream or an unread answer, on one connection and on many: every honest order, menu, page, staff and readiness request answered; who asks on without end is cut',
  engines: bothEngines,
  breaks: {
    'pipelines-without-end': /; [1-9]\d* connections that asked on were not cut/,
  },

  run: ({ engine, scale, random, broken }) =>
    withSetUp(async (setUp) => {
      const rounds = scale === 'long' ? 4 : 1
      const restaurant = await prepareRestaurant(setUp, await freshProofPlace(engine), {
        PROOF_MAILS: 'unwritten',
        ...spoiledBy(broken),
      })
      const { server } = await restaurant.open()
      const { url } = restaurant
      const { cookie } = await logIn(url)
      const file = `GET ${await findLargeFile(url)}`
      const honest: Honest = { asked: 0, refused: new Map() }
      let connections = 0
      let uncut = 0
      const attack = async (requests: readonly (readonly string[])[], isGreedy: boolean) => {
        const sent = requests.map((one) => pipeline(setUp, url, one))
        connections += sent.length
        await askHonestly(url, cookie, scale === 'long' ? 10 : 3, honest)
        if (isGreedy) uncut += await countUncut(sent)
        for (const { socket } of sent) socket.destroy()
      }
      for (let round = 0; round < rounds; round += 1) {
        const behind = random.whole(70, 120)
        await attack(
          asked.map((one) => ['GET /api/live', ...repeat(one, behind)]),
          true,
        )
        await attack(
          asked.map((one) => [...repeat(file, filling), ...repeat(one, behind)]),
          true,
        )
        for (const first of ['GET /api/live', file]) {
          const each = asked.map((one) => [first, ...repeat(one, few.behind)])
          await attack(Array.from({ length: few.connections }, () => each).flat(), false)
        }
      }
      const refused = countRefused(honest)
      const lives = server.child.exitCode === null
      return {
        tried: `${connections} connections, each with requests of one of ${asked.length} kinds behind a live stream or behind files that nobody reads, some 100 on one connection or ${few.behind} on each of ${few.connections}, while ${honest.asked} honest requests were sent`,
        found: `${refused} of ${honest.asked} honest requests not served${sayRefused(honest)}; ${uncut} connections that asked on were not cut; the server ${lives ? 'lived on' : 'is gone'}`,
        pass: refused === 0 && uncut === 0 && lives,
      }
    }),
}

interface Pipelined {
  readonly socket: Socket
  isCut(): boolean
}

function pipeline(setUp: SetUp, url: string, requests: readonly string[]): Pipelined {
  const { port, hostname, host, origin } = new URL(url)
  const socket = connect(Number(port), hostname).pause()
  let cut = false
  socket.on('error', () => {}).on('close', () => (cut = true))
  setUp.later(() => socket.destroy())
  const bytes = requests.map((request) => {
    const [method, path] = request.split(' ')
    // Anybody can send a cookie that looks like the staff's.
    const staff = path === '/api/me' ? ['cookie: session=1'] : []
    const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`, `origin: ${origin}`, ...staff]
    const body =
      method === 'POST' ? ['content-type: application/json', 'content-length: 2', '', '{}'] : ['', '']
    return [...lines, ...body].join('\r\n')
  })
  socket.write(bytes.join(''))
  return { socket, isCut: () => cut }
}

/** Whoever does not read does not learn that it was cut off: reading on shows it. */
async function countUncut(attack: readonly Pipelined[]): Promise<number> {
  for (const { socket } of attack) socket.resume()
  const deadline = Date.now() + 15_000
  const uncut = () => attack.filter(({ isCut }) => !isCut()).length
  while (uncut() > 0 && Date.now() < deadline) await wait(20)
  return uncut()
}

function repeat(request: string, count: number): string[] {
  return Array.from({ length: count }, () => request)
}
