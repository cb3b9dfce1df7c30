// Speaks to the proof's gateway, which is a process of its own on loopback.
import { GatewaySilent, type PaymentGateway } from '../server/adapters/payments.ts'

const patience = 8_000

export function createLoopbackPayments(url: string): PaymentGateway {
  async function ask(step: string, body: object): Promise<Record<string, string>> {
    const signal = AbortSignal.timeout(patience)
    const reply = await fetch(`${url}/${step}`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal,
    }).catch((cause: unknown) => {
      throw new GatewaySilent('the gateway does not answer', { cause })
    })
    if (!reply.ok) throw new GatewaySilent(`the gateway answered ${reply.status}`)
    return (await reply.json()) as Record<string, string>
  }

  return {
    async authorise({ key, amount }) {
      const { authorisation = '' } = await ask('hold', { key, amount })
      return { outcome: 'held', authorisation }
    },
    capture: async ({ key, authorisation }) => void (await ask('capture', { key, authorisation })),
    async void({ key, authorisation }) {
      const { outcome } = await ask('void', { key, authorisation })
      return outcome === 'captured' ? 'captured' : 'voided'
    },
    refund: async ({ key, authorisation }) => void (await ask('refund', { key, authorisation })),
  }
}
