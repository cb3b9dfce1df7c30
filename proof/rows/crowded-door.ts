// One address that opens as many live streams as it can at the server's own door, while others are served.
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { bothEngines } from '../../test-support/databases.ts'
import { askFrom } from '../ask-from.ts'
import { askHonestly, countRefused, sayRefused, type Honest } from '../honest.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp } from '../set-up.ts'
import { logIn } from '../staff-hands.ts'

/** What one address may hold (docs/decisions/0022). */
const mostStreams = 100
/** In milliseconds, before a stream that was refused or cut is asked for again. */
const rest = 500

export const crowdedDoor: Row = {
  name: 'crowded door',
  promise:
    '1,200 live streams of one address at the bare server, opened again when refused: it holds no more than its 100, and every honest request of others is answered',
  engines: bothEngines,
  breaks: { 'streams-without-limit': /^[1-9]\d* streams too many/ },

  run: ({ engine, scale, broken }) =>
    withSetUp(async (setUp) => {
      const restaurant = await prepareRestaurant(setUp, await freshProofPlace(engine), {
        RATE_LIMITS: broken ? 'off' : 'on',
        PROOF_MAILS: 'unwritten',
      })
      const { server } = await restaurant.open()
      const { url } = restaurant
      const send = askFrom({ from: '127.0.0.2', to: '127.0.0.1' })
      const { cookie } = await logIn(url, undefined, undefined, send)
      const streams = scale === 'long' ? 1_200 : 200
      const crowd = openStreams(new URL(url), streams)
      setUp.later(() => crowd.end())
      const honest: Honest = { asked: 0, refused: new Map() }
      await crowd.untilFull()
      await askHonestly(url, cookie, scale === 'long' ? 40 : 6, honest, send)
      const { most, refusals } = crowd
      crowd.end()
      const refused = countRefused(honest)
      const lives = server.child.exitCode === null
      return {
        tried: `${streams} connections from one address, each asking for a live stream and again when it was refused, ${most()} open at once and ${refusals()} times refused or cut, while ${honest.asked} honest requests came from another`,
        found: `${Math.max(0, most() - mostStreams)} streams too many; ${refused} of ${honest.asked} honest requests not served${sayRefused(honest)}; the server ${lives ? 'lived on' : 'is gone'}`,
        pass: most() > 0 && most() <= mostStreams && refused === 0 && lives,
      }
    }),
}

function openStreams({ hostname, port, host }: URL, streams: number) {
  const request = `GET /api/live HTTP/1.1\r\nhost: ${host}\r\n\r\n`
  const connections = new Set<Socket>()
  const open = new Set<Socket>()
  let [most, refusals, isOver] = [0, 0, false]

  function come(): void {
    if (isOver) return
    const socket = connect(Number(port), hostname)
    connections.add(socket)
    socket.write(request)
    socket.once('data', (head: Buffer) => {
      if (!head.toString('latin1').startsWith('HTTP/1.1 200')) return void socket.destroy()
      open.add(socket)
      most = Math.max(most, open.size)
      socket.resume()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      refusals += 1
      connections.delete(socket)
      open.delete(socket)
      setTimeout(come, rest)
    })
  }

  for (let nth = 0; nth < streams; nth += 1) come()
  return {
    most: () => most,
    refusals: () => refusals,
    /** Until every connection was answered once, one way or the other. */
    async untilFull(): Promise<void> {
      const deadline = performance.now() + 20_000
      const isFull = () => open.size + refusals >= streams
      while (!isFull() && performance.now() < deadline) await wait(20)
    },
    end() {
      isOver = true
      for (const socket of connections) socket.destroy()
    },
  }
}
