// The interface to a card company's pages: checks the keys that the owner has typed, sets up the webhook, and opens the gateway.
import type { keyPermissions } from '#domain/basics/validation-errors.ts'
import type { GatewayActivity } from './activity.ts'
import type { PaymentGateway } from './payments.ts'

export interface TypedKeys {
  readonly secretKey: string
  readonly publishableKey: string
}

export interface CardKeys extends TypedKeys {
  /** The account at the card company: its payments are unknown to every other account. */
  readonly account: string
  readonly isTestMode: boolean
  /** Undefined without a webhook, where the site has no address that the card company reaches. */
  readonly webhookSecret: string | undefined
}

export type KeyPermission = (typeof keyPermissions)[number]

export type KeyCheck =
  | { readonly outcome: 'fits'; readonly account: string; readonly takesCharges: boolean }
  /** The card company does not know this secret key. */
  | { readonly outcome: 'unknown-key' }
  | { readonly outcome: 'not-permitted'; readonly permission: KeyPermission }
  /** The publishable key is of another account. */
  | { readonly outcome: 'other-account' }

export interface Webhook {
  readonly id: string
  readonly secret: string
}

export interface OpenedGateway {
  readonly payments: PaymentGateway
  readonly gatewayActivity: GatewayActivity
}

/** Each call throws GatewayUnavailable when a retry may help. */
export interface CardCompany {
  /** Tries what the server will do with the keys; no money moves, and nothing is left behind. */
  checkKeys(keys: TypedKeys): Promise<KeyCheck>
  /** Undefined if the key may not do that. */
  createWebhook(secretKey: string, url: string): Promise<Webhook | undefined>
  /** Removes the webhooks at this address, except one. Somebody else's webhooks at other addresses stay. */
  removeWebhooks(secretKey: string, url: string, except: string | undefined): Promise<void>
  open(keys: CardKeys): OpenedGateway
}
