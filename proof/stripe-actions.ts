// What happens on Stripe's own pages and at banks while everything fails: refunds, refunds that come back, disputes, holds that
// lapse.
import { setTimeout as wait } from 'node:timers/promises'
import type { Random } from '../server/demo/random.ts'
import type { BookedIntent } from '../test-support/stripe/simulator/control.ts'
import type { StripeSimulator } from '../test-support/stripe/start-simulator.ts'
import type { Load } from './load.ts'

type StripeAction = 'refunded' | 'refund came back' | 'disputed' | 'dispute closed' | 'lapsed'

export interface StripeActions {
  /** The intents with which something was done. */
  readonly touched: ReadonlySet<string>
  /** Stripe's names of the refunds that were made there. */
  readonly refunds: ReadonlySet<string>
  readonly actions: ReadonlyMap<StripeAction, number>
  work(load: Pick<Load, 'acknowledged'>, random: Random): { finish(): Promise<void> }
  refund(intent: string, amount?: number): Promise<void>
  dispute(intent: string): Promise<string>
  closeDispute(intent: string, dispute: string, result: 'won' | 'lost'): Promise<void>
}

export function createStripeActions(simulator: StripeSimulator): StripeActions {
  const touched = new Set<string>()
  const refunds = new Set<string>()
  const actions = new Map<StripeAction, number>()

  async function note<Answer>(
    action: StripeAction,
    intent: string,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    // Noted first, because its effects may show before its answer arrives.
    touched.add(intent)
    const answer = await work()
    actions.set(action, (actions.get(action) ?? 0) + 1)
    return answer
  }

  const refund = async (intent: string, amount?: number) =>
    void refunds.add((await note('refunded', intent, () => simulator.refund(intent, amount))).id)
  const dispute = async (intent: string, inquiry = false) =>
    (await note('disputed', intent, () => simulator.dispute(intent, { inquiry }))).id
  const closeDispute = (intent: string, id: string, result: 'won' | 'lost') =>
    note('dispute closed', intent, () => simulator.closeDispute(id, result))

  async function actOn({ id, status, refunds: made, disputes }: BookedIntent, random: Random): Promise<void> {
    if (status === 'requires_capture') {
      if (random.chance(0.1)) await note('lapsed', id, () => simulator.lapse(id))
      return
    }
    if (status !== 'succeeded') return
    const open = disputes.find((one) => /response|review/.test(one.status))
    const sent = made.find((one) => one.status !== 'failed')
    if (open) await closeDispute(id, open.id, random.pick(['won', 'lost']))
    else if (disputes.length > 0) return
    else if (sent && random.chance(0.3))
      await note('refund came back', id, () => simulator.failRefund(sent.id))
    else if (random.chance(0.3)) await dispute(id, random.chance(0.3))
    else await refund(id, random.chance(0.2) ? undefined : random.whole(1, 900))
  }

  return {
    touched,
    refunds,
    actions,
    refund,
    dispute,
    closeDispute,
    work({ acknowledged }, random) {
      let open = true
      const isOpen = () => open
      async function act(): Promise<void> {
        while (isOpen()) {
          await wait(random.between(40, 160))
          const keys = new Set(acknowledged.map(({ key }) => key))
          const ours = (await simulator.book()).filter(({ checkout }) => keys.has(checkout ?? ''))
          // Stripe refuses when the server was first: the money was refunded, or the hold released.
          if (ours.length > 0) await actOn(random.pick(ours), random).catch(() => {})
        }
      }
      const working = act()
      return {
        async finish() {
          open = false
          await working
        },
      }
    },
  }
}
