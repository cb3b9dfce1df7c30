// The same crowd at the nginx that we ship: it comes from one address, staff and customers from others.
import path from 'node:path'
import { bothEngines } from '../../test-support/databases.ts'
import { freePort } from '../../test-support/free-port.ts'
import { otherLoopback, startNginx } from '../../test-support/nginx.ts'
import { askFrom } from '../ask-from.ts'
import { overrun } from '../overload-attack.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp } from '../set-up.ts'

export const overloadBehindNginx: Row = {
  name: 'overload behind nginx',
  promise:
    '640 connections of one address that never wait, and clients that pipeline and never read, at the shipped nginx: never down, staff answered ≤ 1 s, orders of others ≥ half of the peak, well again ≤ 2 s after',
  engines: bothEngines,

  run: (attack) =>
    withSetUp(async (setUp) => {
      const place = await freshProofPlace(attack.engine)
      const [httpPort, httpsPort] = [await freePort(), await freePort()]
      const url = `https://localhost:${httpsPort}`
      const restaurant = await prepareRestaurant(setUp, place, {
        PUBLIC_URL: url,
        TRUST_PROXY: 'loopback',
        DEMO_PAYMENTS: 'yes',
        PROOF_MAILS: 'unwritten',
      })
      const { server } = await restaurant.open()
      const nginx = await startNginx({
        folder: path.join(place.dataDir, 'nginx'),
        httpPort,
        httpsPort,
        serverPort: Number(new URL(restaurant.url).port),
      })
      setUp.later(() => nginx.stop())
      const front = {
        url,
        send: askFrom({ ...(await otherLoopback()), keeps: true }),
        customers: { apart: true },
        place,
        lives: () => server.child.exitCode === null,
      }
      return overrun(setUp, front, attack)
    }),
}
