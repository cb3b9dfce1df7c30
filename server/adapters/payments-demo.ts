// The demo gateway, for development, tests and demo mode: no money moves, and the card number decides what happens.
import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { demoHold, parseDemoToken } from '#domain/payments/test-cards.ts'
import { GatewayUnavailable, type PaymentGateway } from './payments.ts'

/** How long we would wait for a real gateway; shorter than the browser's timeout. */
const patience = 8_000

/** The demo gateway stores nothing, so the id of a hold says what will happen to it. */
const lapsing = `${demoHold}lapse-`
const keeping = `${demoHold}keep-`

export function createDemoPayments({ patienceMs = patience } = {}): PaymentGateway {
  return {
    isDemo: true,
    async authorize({ key, token }) {
      const card = parseDemoToken(token)
      if (!card) return { outcome: 'unreadable-token' }
      if (card.outcome === 'decline') return { outcome: 'declined' }
      if (card.outcome === 'silence') {
        await wait(patienceMs)
        throw new GatewayUnavailable('the demo gateway keeps silent for this card')
      }
      // The id is made from the key alone, so that a retry finds the same hold.
      const name = hash('sha256', key, 'hex').slice(0, 24)
      const kind = card.outcome === 'lapse' ? lapsing : card.outcome === 'keep' ? keeping : demoHold
      return { outcome: 'held', authorization: `${kind}${name}`, lastFour: card.lastFour }
    },
    async capture({ authorization }) {
      return authorization.startsWith(lapsing)
        ? { outcome: 'failed', reason: 'hold-expired' }
        : { outcome: 'captured' }
    },
    async void() {
      return 'voided'
    },
    async refund({ authorization }) {
      return authorization?.startsWith(keeping)
        ? { outcome: 'failed', reason: 'account-closed' }
        : { outcome: 'refunded' }
    },
  }
}
