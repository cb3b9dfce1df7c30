// The stand-in for Stripe as a gateway of the proof: the real SDK speaks to it, it fails at each step, and its webhooks come doubled,
// late, in another order and forged (R66).
import { startStandIn, type StandIn } from '../test-support/stripe/start-stand-in.ts'
import type { BookedIntent } from '../test-support/stripe/stand-in/control.ts'
import type { Hold } from './gateway.ts'
import type { Gateway, SetUp } from './set-up.ts'

export async function startStripe(setUp: SetUp): Promise<Gateway> {
  const standIn = await startStandIn()
  setUp.later(() => standIn.close())
  let seed = 0
  return {
    url: standIn.url,
    env: standIn.env,
    readBook: async () => (await standIn.book()).filter(hasHeld).map(holdOf),
    follow: async (plan) => {
      seed += 1
      // Webhooks are as unsteady as the rest of it, and never well.
      await standIn.webhooks.behave({ seed, twice: 0.3, lateMs: 400, forged: 0.05 })
      await standIn.plan(plan)
    },
    readStruck: () => standIn.struck(),
    makeToken: (card) => standIn.makeToken({ card }),
    answerBank: (challenge) => answerBank(standIn, challenge),
    age: (minutes) => standIn.age(minutes * 60),
    sendTo: (url) => standIn.webhooks.sendTo(`${url}/api/stripe/webhook`),
    readForged: async () => (await standIn.webhooks.sent()).forged,
  }
}

/** A card that was declined, and a bank that was never answered, hold nothing; what was let go has a hold behind it. */
function hasHeld({ status }: BookedIntent): boolean {
  return status !== 'requires_payment_method'
}

function holdOf({ id, checkout = '', amount, status, captures, refunds }: BookedIntent): Hold {
  const sent: Hold['refunds'] = {}
  for (const { refund = '', amount: back } of refunds) {
    const known = (sent[refund] ??= { amount: back, times: 0 })
    known.times += 1
  }
  return {
    authorisation: id,
    key: checkout,
    amount,
    asked: 1,
    captures,
    voided: status === 'canceled',
    refunds: sent,
  }
}

/** The customer passes 3-D Secure. Twice is once: the answer to the first may have been lost. */
async function answerBank(standIn: StandIn, challenge: string): Promise<void> {
  const [intent = ''] = challenge.split('_secret_')
  const known = (await standIn.book()).find(({ id }) => id === intent)
  if (known?.status === 'requires_action') await standIn.finish3ds(intent, 'accepted')
}
