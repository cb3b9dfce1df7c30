// What the account says about itself: whether it may take cards, what it holds, and where its webhooks go.
import type { Account } from './account.ts'
import type { Route } from './routes.ts'

export const ownPages: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/account',
    step: 'look',
    handle: () => ({
      id: 'acct_standin',
      object: 'account',
      business_profile: { name: 'Stand-in', url: null, support_email: null, support_phone: null },
      charges_enabled: true,
      country: 'US',
      default_currency: 'usd',
      details_submitted: true,
      email: null,
      payouts_enabled: true,
      settings: {
        card_payments: { statement_descriptor_prefix: 'STANDIN' },
        payments: { statement_descriptor: 'STANDIN' },
      },
      type: 'standard',
    }),
  },
  {
    method: 'GET',
    path: '/v1/balance',
    step: 'look',
    handle(account: Account) {
      const amount = [...account.balance.values()].reduce((sum, { net }) => sum + net, 0)
      return {
        object: 'balance',
        available: [{ amount: 0, currency: 'usd', source_types: { card: 0 } }],
        livemode: false,
        pending: [{ amount, currency: 'usd', source_types: { card: amount } }],
      }
    },
  },
  {
    method: 'GET',
    path: '/v1/webhook_endpoints',
    step: 'look',
    handle: ({ webhookUrl }) => ({
      object: 'list',
      data: webhookUrl.now === undefined ? [] : [endpointAt(webhookUrl.now)],
      has_more: false,
      url: '/v1/webhook_endpoints',
    }),
  },
]

function endpointAt(url: string): object {
  return {
    id: 'we_standin',
    object: 'webhook_endpoint',
    api_version: null,
    application: null,
    created: 0,
    description: null,
    enabled_events: ['*'],
    livemode: false,
    metadata: {},
    status: 'enabled',
    url,
  }
}
