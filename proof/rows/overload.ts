// Ten times as many clients as can be served, at the server's own door: staff and orders go on.
import { bothEngines } from '../../test-support/databases.ts'
import { askFrom } from '../ask-from.ts'
import { overrun } from '../overload-attack.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp } from '../set-up.ts'

export const overload: Row = {
  name: 'overload',
  promise:
    '640 connections that never wait, and clients that pipeline and never read, at the bare server: never down, staff answered ≤ 1 s, orders ≥ half of the peak, well again ≤ 2 s after',
  engines: bothEngines,

  run: (attack) =>
    withSetUp(async (setUp) => {
      const place = await freshProofPlace(attack.engine)
      const restaurant = await prepareRestaurant(setUp, place, {
        PROOF_MAILS: 'unwritten',
      })
      const { server } = await restaurant.open()
      const front = {
        url: restaurant.url,
        send: askFrom({ from: '127.0.0.1', to: '127.0.0.1', keeps: true }),
        // All clients share one address here, so the limits per address are off, as if there were many addresses.
        customers: {},
        place,
        lives: () => server.child.exitCode === null,
      }
      return overrun(setUp, front, attack)
    }),
}
