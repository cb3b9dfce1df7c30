// The adapter to the proof's gateway, which runs as a separate process on loopback.
import { GatewayUnavailable, type PaymentGateway } from '../server/adapters/payments.ts'

const patience = 8_000

export function createLoopbackPayments(url: string, patienceMs = patience): PaymentGateway {
  async function ask(step: string, body: object): Promise<Record<string, string>> {
    try {
      const signal = AbortSignal.timeout(patienceMs)
      const reply = await fetch(`${url}/${step}`, { method: 'POST', body: JSON.stringify(body), signal })
      if (reply.ok) return (await reply.json()) as Record<string, string>
      throw new Error(`the gateway answered ${reply.status}`)
    } catch (cause) {
      throw new GatewayUnavailable('the gateway does not answer', { cause })
    }
  }

  return {
    isDemo: false,
    async authorize({ key, amount, token }) {
      const { outcome, authorization = '' } = await ask('hold', { key, amount, token })
      return outcome === 'declined' ? { outcome } : { outcome: 'held', authorization }
    },
    async capture({ key, authorization }) {
      await ask('capture', { key, authorization })
      return { outcome: 'captured' }
    },
    async void({ key, authorization }) {
      const { outcome } = await ask('void', { key, authorization })
      return outcome === 'captured' ? 'captured' : 'voided'
    },
    async refund({ key, refundKey, authorization, amount }) {
      await ask('refund', { key, refundKey, authorization, amount })
      return { outcome: 'refunded' }
    },
  }
}
