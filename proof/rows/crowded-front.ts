// One address that opens as many streams as it can through the nginx that we ship, over HTTP/2, while others are served.
import path from 'node:path'
import { bothEngines } from '../../test-support/databases.ts'
import { freePort } from '../../test-support/free-port.ts'
import { openCrowd } from '../../test-support/http2-crowd.ts'
import { otherLoopback, startNginx, withoutLimits } from '../../test-support/nginx.ts'
import { askFrom } from '../ask-from.ts'
import { askHonestly, countRefused, sayRefused, type Honest } from '../honest.ts'
import { sayAnswers } from '../load.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, ownerPassword, prepareRestaurant, withSetUp } from '../set-up.ts'
import { logIn } from '../staff-hands.ts'

const sessions = 12
const streams = 128

export const crowdedFront: Row = {
  name: 'crowded front',
  promise:
    '12 HTTP/2 connections × 128 live streams from one address through the shipped nginx, opened again when refused: every honest request of others answered, and nobody’s address or order in nginx’s log',
  engines: bothEngines,
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
        ...(broken && {
          asDebians: true,
          change: broken === 'nginx-that-tells' ? withoutLimitsTelling : withoutLimits,
        }),
      })
      setUp.later(() => nginx.stop())
      const other = await otherLoopback()
      const ask = askFrom(other)
      const { cookie } = await logIn(url, 'owner', ownerPassword, ask)

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
