// One order that is paid and stays, one canceled after its capture and one before it: chance alone may miss a way.
import { setTimeout as wait } from 'node:timers/promises'
import { sendCancellation } from './canceling.ts'
import { sendStart } from './cooking.ts'
import { goodHealth } from './gateway-faults.ts'
import { readStoredOrders } from './ledger.ts'
import { newKey, sendOrder } from './load.ts'
import type { Gateway, Place } from './set-up.ts'

export interface CancelBothWays {
  readonly url: string
  readonly cookie: string
  readonly place: Place
  readonly gateway: Pick<Gateway, 'follow'>
  /** Where the demo gateway's token would not do. */
  readonly newToken?: (() => Promise<string>) | undefined
}

const patience = 15_000

/** An order that never gets there is left as it is: the row counts what was let go and what was refunded. */
export async function cancelBothWays(work: CancelBothWays): Promise<void> {
  const { url, cookie, place, gateway, newToken } = work
  const order = async (name: string) => {
    const token = await newToken?.()
    const placed = await sendOrder(url, {
      email: `${name}@proof.example`,
      key: newKey(),
      ...(token !== undefined && { token }),
    })
    return placed.id
  }
  const until = async (id: string, payment: string) => {
    const deadline = performance.now() + patience
    const isThere = async () =>
      (await readStoredOrders(place)).some((one) => one.id === id && one.payment === payment)
    while (!(await isThere()) && performance.now() < deadline) await wait(50)
  }

  await gateway.follow(goodHealth)
  const kept = await order('paid')
  if (kept !== undefined) {
    await sendStart(url, cookie, kept)
    await until(kept, 'captured')
  }
  const late = await order('canceled-after-capture')
  if (late !== undefined) {
    await sendStart(url, cookie, late)
    await until(late, 'captured')
    await sendCancellation(url, cookie, late)
    await until(late, 'refunded')
  }
  const early = await order('canceled-before-capture')
  if (early !== undefined) {
    // Long enough for a server that takes the money at once to be found out.
    await wait(500)
    await sendCancellation(url, cookie, early)
    await until(early, 'voided')
  }
}
