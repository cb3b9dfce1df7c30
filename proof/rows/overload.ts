// Ten times as many requests as can be served: the shop goes on as at its best, and the rest hear so at once.
import { execFile } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { engines } from '../../test-support/databases.ts'
import type { FloodOptions, Outcome } from '../flood.ts'
import { readStoredOrders } from '../ledger.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp } from '../set-up.ts'
import { logIn } from '../staff-hands.ts'

const program = new URL('../flood.ts', import.meta.url).pathname
const times = 10
const orderShare = 40
/** As long as the door lets them wait, and what the work itself takes. */
const longestForStaff = 3_000
/** Ten times as many as at the peak, none of whom waits when told to. */
const clients = 640

/** Said where the promise is not kept. */
const limit =
  '. What limits it: one thread reads, refuses and takes the orders, and the sender has the other core (docs/decisions/0018)'

export const overload: Row = {
  name: 'overload',
  promise:
    '10 times as many requests as can be served: goodput ≥ 90 % of peak, the rest refused ≤ 100 ms (p99), orders before browsing, staff still answered, no crash',
  engines,
  breaks: { 'no-shedding': /; 0 refused/ },

  run: ({ engine, scale, broken }) =>
    withSetUp(async (setUp) => {
      // The short form shares its cores with other tests, so it proves that the shop goes on, not how fast it is.
      const { seconds, least, slowest, leastTimes } =
        scale === 'long'
          ? { seconds: 15, least: 0.9, slowest: 100, leastTimes: times }
          : { seconds: 2, least: 0.25, slowest: 3_000, leastTimes: 1 }
      const place = await freshProofPlace(engine)
      const restaurant = await prepareRestaurant(setUp, place, { PROOF_BREAK: broken })
      const { server } = await restaurant.open()
      const { cookie } = await logIn(restaurant.url)
      const rush = (options: FloodOptions) => flood(restaurant.url, options)

      const peaks: number[] = []
      let placed = 0
      const measurePeak = async (atOnce: number) => {
        const part = scale === 'long' ? 5 : 1
        const outcomes = await rush({ seconds: part, clients: atOnce, orders: 100 })
        placed += ordersIn(outcomes).count
        peaks.push(ordersIn(outcomes).inTime / part)
      }
      for (const atOnce of scale === 'long' ? [16, 64, 64] : [64, 64]) await measurePeak(atOnce)
      const peak = Math.max(...peaks)
      const staff = watchStaff(restaurant.url, cookie)
      const outcomes = await rush({ seconds, clients, rate: Math.ceil(peak * times), orders: orderShare })
      const seen = await staff.finish()

      placed += ordersIn(outcomes).count
      const asked = outcomes.reduce((sum, { inTime }) => sum + inTime, 0) / seconds / peak
      const goodput = ordersIn(outcomes).inTime / seconds
      const refused = outcomes.filter(({ status }) => status === 503)
      const refusals = refused.reduce((sum, { count }) => sum + count, 0)
      const p99 = Math.max(0, ...refused.map((outcome) => outcome.p99))
      const [forOrders, forBrowsing] = [shareOf(outcomes, ['order']), shareOf(outcomes, ['menu', 'page'])]
      const odd = outcomes.filter(({ status }) => ![200, 201, 503].includes(status))
      const lives = server.child.exitCode === null && (await fetch(`${restaurant.url}/readyz`)).status === 200
      await server.kill()
      const stored = (await readStoredOrders(place)).length
      const pass =
        asked >= leastTimes &&
        goodput >= least * peak &&
        refusals > 0 &&
        p99 <= slowest &&
        forOrders > forBrowsing &&
        odd.length === 0 &&
        seen.answered === seen.asked &&
        seen.slowest <= longestForStaff &&
        stored >= placed &&
        lives
      return {
        tried: `peak ${peak.toFixed(0)} orders/s, the best of ${peaks.length} runs; then for ${seconds} s ${times} times as many requests on ${clients} connections, ${orderShare} % orders, the rest menu and page, from one process on the same cores, which could send ${asked.toFixed(1)} times`,
        found: `${goodput.toFixed(0)} orders/s (${percent(goodput / peak)} of peak); ${refusals} refused, p99 ${p99.toFixed(0)} ms; let in ${percent(forOrders)} of orders, ${percent(forBrowsing)} of browsing; other answers: ${odd.map(({ status, count }) => `${count} × ${status || 'none'}`).join(', ') || 'none'}; staff answered ${seen.answered} of ${seen.asked}, slowest ${seen.slowest.toFixed(0)} ms; ${stored} stored of ${placed} acknowledged; the server ${lives ? 'lived on' : 'ended'}${pass ? '' : limit}`,
        pass,
      }
    }),
}

async function flood(url: string, options: FloodOptions): Promise<Outcome[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, url, JSON.stringify(options)])
  return JSON.parse(stdout) as Outcome[]
}

function ordersIn(outcomes: readonly Outcome[]): Pick<Outcome, 'count' | 'inTime'> {
  return outcomes.find(({ wish, status }) => wish === 'order' && status === 201) ?? { count: 0, inTime: 0 }
}

/** How many of them were let in. */
function shareOf(outcomes: readonly Outcome[], wishes: readonly Outcome['wish'][]): number {
  const own = outcomes.filter(({ wish }) => wishes.includes(wish))
  const sum = (some: readonly Outcome[]) => some.reduce((total, { count }) => total + count, 0)
  return sum(own.filter(({ status }) => status === 200 || status === 201)) / sum(own)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`
}

/** The kitchen goes on working meanwhile. */
function watchStaff(url: string, cookie: string) {
  const isOver = { yet: false }
  let [asked, answered, slowest] = [0, 0, 0]
  async function ask(): Promise<void> {
    while (!isOver.yet) {
      asked += 1
      const began = performance.now()
      const reply = await fetch(`${url}/api/me`, { headers: { cookie } }).catch(() => undefined)
      if (reply?.status === 200) answered += 1
      slowest = Math.max(slowest, performance.now() - began)
      await wait(100)
    }
  }
  const asking = ask()
  return {
    async finish() {
      isOver.yet = true
      await asking
      return { asked, answered, slowest }
    },
  }
}
