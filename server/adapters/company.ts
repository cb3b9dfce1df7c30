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
  readonly url: string
  /** By the clock of the card company, which makes the webhooks of all servers. */
  readonly madeAt: Date
}

export interface NewWebhook extends Webhook {
  readonly secret: string
}

export interface OpenedGateway {
  readonly payments: PaymentGateway
  readonly gatewayActivity: GatewayActivity
}

/** Each call throws GatewayUnavailable when a retry may help. */
export interface CardCompany {
  /** False where a simulator stands in for it: real keys are not for other programs. */
  readonly takesRealKeys: boolean
  /** Tries what the server will do with the keys; no money moves, and nothing is left behind. */
  checkKeys(keys: TypedKeys): Promise<KeyCheck>
  /** Undefined if the key may not do that. */
  createWebhook(secretKey: string, url: string): Promise<NewWebhook | undefined>
  removeWebhooks(secretKey: string, isToGo: (webhook: Webhook) => boolean): Promise<void>
  open(keys: CardKeys): OpenedGateway
}
