// The gateway says that something happened (R66). What it says is a hint, and only which payment to look at is taken from it.
import { Problem } from '#domain/basics/problems.ts'
import { GatewaySilent } from '../../adapters/payments.ts'
import { ForgedHint, LateHint, OddHint, type Hint } from '../../adapters/gateway-activity.ts'
import { noteHint, noteHintTrouble, type HintTrouble } from '../../db/payments/gateway-state.ts'
import { reconcilePayment, type Reconciled, type ReconcileDeps } from './reconcile-payment.ts'

export interface HearHintDeps extends ReconcileDeps {
  /** A stranger may forge as many hints as they like: what is wrong is written down when this says so. */
  readonly mayNoteTrouble: (now: Date) => boolean
}

export interface HeardHint {
  readonly rawBody: string
  readonly signature: string | undefined
}

/** Stripe comes again by itself; what is lost is found by the next look. */
const comeBack = { retryAfter: 30 }

export async function hearHint(deps: HearHintDeps, heard: HeardHint): Promise<void> {
  const { about, intent } = await read(deps, heard)
  // Our own check signs with our own copy of the secret, which says nothing about Stripe's.
  if (about === 'check') return
  await noteHint(deps.db, deps.now().toISOString())
  if (intent !== null && (await reconcile(deps, intent)) === 'waits') throw new Problem('busy', comeBack)
}

async function read(deps: HearHintDeps, { rawBody, signature }: HeardHint): Promise<Hint> {
  const now = deps.now()
  try {
    return deps.records.readHint(rawBody, signature, now)
  } catch (error) {
    if (error instanceof OddHint) throw new Problem('malformed-request')
    if (!(error instanceof ForgedHint)) throw error
    if (signature !== undefined && deps.mayNoteTrouble(now))
      await noteHintTrouble(deps.db, now.toISOString(), troubleOf(error))
    throw new Problem('signature-wrong')
  }
}

function troubleOf(error: ForgedHint): HintTrouble {
  return error instanceof LateHint ? { kind: 'clock', minutes: error.minutes } : { kind: 'signature' }
}

async function reconcile(deps: HearHintDeps, intent: string): Promise<Reconciled> {
  try {
    return await reconcilePayment(deps, intent)
  } catch (error) {
    if (error instanceof GatewaySilent) throw new Problem('gateway-silent', comeBack, error)
    throw error
  }
}

/** Once in so many milliseconds. */
export function everySoOften(ms: number): (now: Date) => boolean {
  let last = -Infinity
  return (now) => {
    if (Math.abs(now.getTime() - last) < ms) return false
    last = now.getTime()
    return true
  }
}
