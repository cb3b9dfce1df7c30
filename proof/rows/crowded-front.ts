// One address that opens as many streams as it can through the nginx that we ship, over HTTP/2, while others are served.
import path from 'node:path'
import { request } from 'node:https'
import { engines } from '../../test-support/databases.ts'
import { freePort } from '../../test-support/free-port.ts'
import { openCrowd } from '../../test-support/http2-crowd.ts'
import { otherLoopback, startNginx, withoutLimits } from '../../test-support/nginx.ts'
import { askHonestly, countRefused, sayRefused, type Honest, type Send } from '../honest.ts'
import { sayAnswers } from '../load.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, ownerPassword, prepareRestaurant, withSetUp } from '../set-up.ts'

const sessions = 12
const streams = 128

export const crowdedFront: Row = {
  name: 'crowded front',
  promise:
    '12 HTTP/2 connections × 128 live streams from one address through the shipped nginx, opened again when refused: every honest request of others answered, and nobody’s address or order in nginx’s log',
  engines,
  breaks: {
    // Without the server's own limit either, which would help out.
    'nginx-without-limits': /[1-9]\d* of \d+ honest requests not served/,
    'nginx-that-tells': /[1-9]\d* lines of its log name somebody/,
  },

  run: ({ engine, scale, broken }) =>
    withSetUp(async (setUp) => {
      const place = await freshProofPlace(engine)
      const [httpPort, httpsPort] = [await freePort(), await freePort()]
      const url = `https://localhost:${httpsPort}`
      const restaurant = await prepareRestaurant(setUp, place, {
        PUBLIC_URL: url,
        TRUST_PROXY: 'loopback',
        DEMO_PAYMENTS: 'yes',
        RATE_LIMITS: broken ? 'off' : 'on',
        PROOF_MAILS: 'unwritten',
      })
      const { server } = await restaurant.open()
      const nginx = await startNginx({
        folder: path.join(place.dataDir, 'nginx'),
        httpPort,
        httpsPort,
        serverPort: Number(new URL(restaurant.url).port),
        ...(broken && { change: broken === 'nginx-that-tells' ? withoutLimitsTelling : withoutLimits }),
      })
      setUp.later(() => nginx.stop())
      const other = await otherLoopback()
      const ask = askFrom(other, httpsPort)
      const cookie = await logIn(ask, url)

      const crowd = openCrowd(url, { sessions, streams, path: '/api/live', insists: true })
      setUp.later(() => crowd.close())
      const honest: Honest = { asked: 0, refused: new Map() }
      await askHonestly(url, cookie, scale === 'long' ? 40 : 6, honest, ask)
      const open = crowd.countOpen()
      crowd.close()
      const refused = countRefused(honest)
      const told = (await nginx.output()).match(/client: /g)?.length ?? 0
      const answers = new Map([...crowd.answers].map(([status, count]) => [String(status || 'cut'), count]))
      const lives = server.child.exitCode === null
      return {
        tried: `${sessions} connections × ${streams} streams from one address, ${open} open in the end, while ${honest.asked} honest requests came from another; answers to the crowd: ${sayAnswers(answers)}`,
        found: `${refused} of ${honest.asked} honest requests not served${sayRefused(honest)}; ${told} lines of its log name somebody; the server ${lives ? 'lived on' : 'is gone'}`,
        pass: refused === 0 && told === 0 && lives && open > 0,
      }
    }),
}

/** An nginx that is full says so at the level "alert", with the address and what was asked for. */
function withoutLimitsTelling(site: string): string {
  return withoutLimits(site).replaceAll('error.log emerg;', 'error.log crit;')
}

/** As fetch does it, from an address of one's own. */
function askFrom({ from, to }: { from: string; to: string }, port: number): Send {
  return (asked, { method = 'GET', headers, body, signal }) =>
    new Promise((done, failed) => {
      const { pathname } = new URL(asked)
      const call = request(
        {
          host: to,
          localAddress: from,
          port,
          path: pathname,
          method,
          headers: { ...(headers as Record<string, string>) },
          rejectUnauthorized: false,
          // A new one each time: whoever comes now must get in now.
          agent: false,
          ...(signal && { signal }),
        },
        (reply) => {
          const chunks: Buffer[] = []
          reply.on('data', (chunk: Buffer) => chunks.push(chunk))
          reply.on('error', failed)
          reply.on('end', () => {
            const status = reply.statusCode ?? 0
            const cookies = reply.headers['set-cookie']?.map((value): [string, string] => [
              'set-cookie',
              value,
            ])
            done(new Response(Buffer.concat(chunks), { status, headers: cookies ?? [] }))
          })
        },
      )
      call.on('error', failed)
      call.end(body as string | undefined)
    })
}

async function logIn(ask: Send, url: string): Promise<string> {
  const body = new URLSearchParams({ username: 'owner', password: ownerPassword }).toString()
  const reply = await ask(`${url}/login`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
    body,
  })
  return reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
