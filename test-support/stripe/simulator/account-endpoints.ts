// What the account says about itself: whether it may take cards, what it holds, and where its webhooks go.
import { randomBytes } from 'node:crypto'
import { makeId, type Account, type Endpoint } from './account.ts'
import { textOf, textsOf } from './form.ts'
import { resourceMissing } from './refusals.ts'
import type { Route } from './routes.ts'

export const ownPages: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/account',
    step: 'look',
    handle: ({ id }: Account) => ({
      id,
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
    handle: ({ webhookUrl, endpoints }) => ({
      object: 'list',
      data: [
        ...(webhookUrl.now === undefined ? [] : [endpointAt(webhookUrl.now)]),
        ...[...endpoints.values()].map((endpoint) => ({ ...endpointAt(endpoint.url), ...shownOf(endpoint) })),
      ],
      has_more: false,
      url: '/v1/webhook_endpoints',
    }),
  },
  {
    method: 'POST',
    path: '/v1/webhook_endpoints',
    step: 'look',
    handle({ endpoints, now }, form) {
      const endpoint: Endpoint = {
        id: makeId('we'),
        created: now(),
        url: textOf(form, 'url') ?? '',
        secret: `whsec_${randomBytes(18).toString('hex')}`,
        events: textsOf(form, 'enabled_events'),
        apiVersion: textOf(form, 'api_version') ?? null,
      }
      endpoints.set(endpoint.id, endpoint)
      // Only the answer to its creation has the secret.
      return { ...endpointAt(endpoint.url), ...shownOf(endpoint), secret: endpoint.secret }
    },
  },
  {
    method: 'DELETE',
    path: '/v1/webhook_endpoints/{id}',
    step: 'look',
    handle({ endpoints }, _form, id) {
      if (!endpoints.delete(id)) throw resourceMissing('webhook_endpoint', id)
      return { id, object: 'webhook_endpoint', deleted: true }
    },
  },
]

function shownOf({ id, created, events, apiVersion }: Endpoint): object {
  return { id, created, enabled_events: events, api_version: apiVersion }
}

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
