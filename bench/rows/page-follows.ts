// From an owner's change to the page that a browser without script is sent (R38); on PostgreSQL, by another server.
import { setTimeout as wait } from 'node:timers/promises'
import { settingPaths, type Saved } from '#domain/restaurant/restaurant-api.ts'
import { logIn } from '../office.ts'
import type { Row } from '../row.ts'
import { openShop } from '../stage.ts'

const changes = 20
/** A page that has not followed by then never will. */
const longestWait = 10_000

export const pageFollows: Row = {
  name: 'page follows',
  engines: ['sqlite', 'postgres'],
  async run(stage) {
    const shop = await openShop(stage)
    const isTwo = stage.engine === 'postgres'
    const page = isTwo ? (await openShop(stage, shop.place)).url : shop.url
    const cookie = await logIn(shop.url)
    const took: number[] = []
    for (let nth = 1; nth <= changes; nth += 1) took.push(await timeOfChange(`${nth} Comal Street`))
    const sorted = took.toSorted((a, b) => a - b)
    return [
      {
        what: `an owner’s change in the page${isTwo ? ' of the other server' : ''}, slowest of ${changes}`,
        unit: 'ms',
        ours: sorted.at(-1) ?? Number.NaN,
        goal: { of: 'ours', atMost: 1_000 },
        note: `half of them within ${(sorted[changes / 2 - 1] ?? Number.NaN).toFixed(0)} ms`,
      },
    ]

    async function timeOfChange(street: string): Promise<number> {
      const office = `${shop.url}${settingPaths.restaurant}`
      const restaurant = (await (await fetch(office, { headers: { cookie } })).json()) as Saved<'restaurant'>
      const address = { street, city: 'Fresno', state: 'CA', zipcode: '93721' }
      const began = performance.now()
      const reply = await fetch(office, {
        method: 'POST',
        headers: { cookie, origin: shop.url, 'content-type': 'application/json' },
        body: JSON.stringify({ ...restaurant, address }),
      })
      if (reply.status !== 200) throw new Error(`the change was answered with ${reply.status}`)
      while (performance.now() - began < longestWait) {
        if ((await (await fetch(page)).text()).includes(street)) return performance.now() - began
        await wait(10)
      }
      return Number.NaN
    }
  },
}
