// Places three orders: one stays paid, one is canceled after its capture, one before it. Random load may miss a case.
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
  /** For gateways that do not accept the demo gateway's token. */
  readonly newToken?: (() => Promise<string>) | undefined
}

const patience = 15_000

/** An order that never reaches its state is left alone: the row counts the released and the refunded orders. */
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
    // Long enough to catch a server that captures the money at once.
    await wait(500)
    await sendCancellation(url, cookie, early)
    await until(early, 'voided')
  }
}
