// How cards are charged now: with the keys of the environment, or with those that the office has saved (R73). The gateway, what the
// shop tells its customers and the security policy come from one value, so that they change together. Keys that were replaced
// are kept for the payments that began with them.
import type { AcceptedCards } from '#domain/restaurant/payment-methods.ts'
import type { CardCompany, CardKeys, OpenedGateway } from '../adapters/company.ts'
import {
  ExpiredSignature,
  InvalidSignature,
  type GatewayActivity,
  type GatewayEvent,
} from '../adapters/activity.ts'
import { KeysLocked, KeysRefused, type PaymentGateway } from '../adapters/payments.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/engine/database.ts'
import { readCardKeys, type CardAccount, type StoredCardKeys } from '../db/payments/card-keys.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import { follow, type FollowDeps } from './follow.ts'

export interface CardSetup {
  /** What the operator sets in the environment cannot be changed in the office. */
  readonly setBy: 'environment' | 'office'
  /** For new payments; it also knows the gateways of earlier keys. */
  readonly payments: PaymentGateway
  /** For a test card: keys that are saved and not turned on are tried first. */
  readonly trial: PaymentGateway
  readonly acceptedCards: AcceptedCards
  /** The keys are those of the gateway's test mode. */
  readonly isTestMode: boolean
  /** All that the office has saved, oldest first. */
  readonly saved: readonly SavedKeys[]
  /** Mixed into hashes of the day, and never in the database (limit-cards.ts). */
  readonly pepper: string
}

export interface SavedKeys extends Pick<
  StoredCardKeys,
  'account' | 'isTestMode' | 'ending' | 'state' | 'savedAt'
> {
  readonly hasWebhook: boolean
  /** The keys were sealed with a key that this server does not have. */
  readonly isLocked: boolean
}

/** Whose payment it is, only the gateway of one account can say. */
export type AllActivity = Omit<GatewayActivity, 'isOurs'>

export interface PaymentsNow {
  current(): CardSetup
  /** The gateway of the moment. */
  readonly payments: PaymentGateway
  /** What happened to the payments of all accounts whose keys are here. */
  readonly gatewayActivity: AllActivity
  onChange(listener: () => void): void
  refresh(): Promise<void>
  close(): Promise<void>
}

export type PaymentsConfig = Pick<
  Config,
  'publicUrl' | 'demoPayments' | 'payments' | 'isPaymentsFixed' | 'stripe'
>

export interface PaymentsNowDeps extends FollowDeps {
  readonly db: Database
  readonly config: PaymentsConfig
  readonly secretBox: SecretBox
  /** The gateway of the environment: Stripe with its keys, and without them the demo gateway. */
  readonly payments: PaymentGateway
  readonly gatewayActivity: GatewayActivity | undefined
  readonly openCardCompany: () => Promise<CardCompany>
}

export const secretKeyPlace = ({ account, isTestMode }: CardAccount) =>
  `card key ${JSON.stringify([account, isTestMode])}`
export const webhookSecretPlace = ({ account, isTestMode }: CardAccount) =>
  `card webhook ${JSON.stringify([account, isTestMode])}`

interface OpenedKeys extends OpenedGateway {
  readonly stored: StoredCardKeys
  readonly secretKey: string
}

export async function openPaymentsNow(deps: PaymentsNowDeps): Promise<PaymentsNow> {
  const listeners = new Set<() => void>()
  let opened: readonly OpenedKeys[] = []
  let now = setupOf(deps, [], [])
  let known = ''

  async function read(): Promise<void> {
    const stored = await readCardKeys(deps.db.read)
    const nextOpened = await Promise.all(
      stored.map(async (keys) => reopened(opened, keys) ?? openKeys(deps, keys)),
    )
    const usable = nextOpened.filter((keys) => keys !== undefined)
    // The whole setup is replaced at once: no request sees the gateway of one set of keys and the page's key of another.
    const text = JSON.stringify([stored, usable.map((keys) => keys.stored.account)])
    opened = usable
    if (text === known) return
    const isFirst = known === ''
    known = text
    now = setupOf(deps, stored, usable)
    if (!isFirst) listeners.forEach((listener) => listener())
  }

  const following = await follow(deps, read)
  const activities = () => {
    const saved = opened.map(({ gatewayActivity, stored }) => ({
      activity: gatewayActivity,
      isInUse: now.setBy === 'office' && stored.state === 'on',
    }))
    return deps.gatewayActivity ? [{ activity: deps.gatewayActivity, isInUse: true }, ...saved] : saved
  }
  const areLocked = () =>
    now.setBy === 'office' && now.saved.some(({ state, isLocked }) => state !== 'retired' && isLocked)
  return {
    current: () => now,
    payments: currentOf(() => now.payments),
    gatewayActivity: allOf(activities, areLocked),
    onChange: (listener) => void listeners.add(listener),
    refresh: following.refresh,
    close: following.close,
  }
}

function reopened(opened: readonly OpenedKeys[], keys: StoredCardKeys): OpenedKeys | undefined {
  const before = opened.find(
    ({ stored }) =>
      stored.sealedSecretKey === keys.sealedSecretKey &&
      stored.sealedWebhookSecret === keys.sealedWebhookSecret,
  )
  return before && { ...before, stored: keys }
}

/** Undefined without the key that sealed the secrets, and for keys of real money where a simulator stands in for the company. */
async function openKeys(
  { secretBox, openCardCompany }: PaymentsNowDeps,
  stored: StoredCardKeys,
): Promise<OpenedKeys | undefined> {
  const { sealedSecretKey, sealedWebhookSecret, account, isTestMode, publishableKey } = stored
  const secretKey = await secretBox.open(secretKeyPlace(stored), sealedSecretKey)
  if (secretKey === undefined) return undefined
  const company = await openCardCompany()
  if (!isTestMode && !company.takesRealKeys) return undefined
  const webhookSecret =
    sealedWebhookSecret === null
      ? undefined
      : await secretBox.open(webhookSecretPlace(stored), sealedWebhookSecret)
  const keys: CardKeys = { account, isTestMode, publishableKey, secretKey, webhookSecret }
  return { ...company.open(keys), stored, secretKey }
}

function setupOf(
  deps: Pick<PaymentsNowDeps, 'config' | 'payments'>,
  stored: readonly StoredCardKeys[],
  opened: readonly OpenedKeys[],
): CardSetup {
  const { config, payments } = deps
  const setBy = config.isPaymentsFixed ? 'environment' : 'office'
  const savedOn = setBy === 'office' ? stored.find(({ state }) => state === 'on') : undefined
  const on =
    savedOn &&
    opened.find(
      (keys) => keys.stored.account === savedOn.account && keys.stored.isTestMode === savedOn.isTestMode,
    )
  const others = opened.filter((keys) => keys !== on).map((keys) => keys.payments)
  const base = on?.payments ?? payments
  const ready = opened.find((keys) => keys.stored.state === 'ready')
  return {
    setBy,
    payments: { ...base, earlier: others },
    trial: ready?.payments ?? base,
    acceptedCards: on
      ? { cards: 'card', stripe: { publishableKey: on.stored.publishableKey } }
      : savedOn
        ? // Without the key that sealed them the shop goes on with no card.
          { cards: null }
        : acceptedCardsOf(config, payments),
    isTestMode: on
      ? on.stored.isTestMode
      : !payments.isDemo && config.payments !== 'counter' && config.stripe?.isTestMode === true,
    saved: stored.map((keys) => ({
      account: keys.account,
      isTestMode: keys.isTestMode,
      ending: keys.ending,
      state: keys.state,
      savedAt: keys.savedAt,
      hasWebhook: keys.webhookId !== null,
      isLocked: !opened.some((one) => one.stored === keys),
    })),
    pepper: on?.secretKey ?? config.stripe?.secretKey ?? '',
  }
}

/** Without keys of the office. */
export function acceptedCardsOf(
  { publicUrl, demoPayments, payments, stripe }: PaymentsConfig,
  { isDemo }: Pick<PaymentGateway, 'isDemo'>,
): AcceptedCards {
  if (payments === 'counter') return { cards: null, isCounterForAll: true }
  if (!isDemo) return { cards: 'card', ...(stripe && { stripe: { publishableKey: stripe.publishableKey } }) }
  // Trust rule 19: the demo gateway, which charges nobody, serves an https site only if a setting says so.
  return { cards: demoPayments || publicUrl?.protocol !== 'https:' ? 'demo' : null }
}

/** A gateway that is always the one of the moment. Who asks it twice for one payment asks that of `current()`. */
function currentOf(now: () => PaymentGateway): PaymentGateway {
  return {
    get isDemo() {
      return now().isDemo
    },
    get isTestMode() {
      return now().isTestMode
    },
    get account() {
      return now().account
    },
    get earlier() {
      return now().earlier
    },
    get createTestToken() {
      return now().createTestToken
    },
    authorize: (request) => now().authorize(request),
    capture: (request) => now().capture(request),
    void: (request) => now().void(request),
    refund: (request) => now().refund(request),
  }
}

/** One activity of several accounts. The id of a payment is unique at the card company, so one account at most knows it. */
function allOf(
  activities: () => readonly { readonly activity: GatewayActivity; readonly isInUse: boolean }[],
  areLocked: () => boolean,
): AllActivity {
  return {
    async fetchPayment(intent) {
      let failure: { readonly error: unknown } | undefined
      for (const { activity } of activities()) {
        const found = await activity.fetchPayment(intent).catch((error: unknown) => {
          failure = { error }
        })
        if (found) return found
      }
      if (failure) throw failure.error
      return undefined
    },
    readWebhook(rawBody, signature, now) {
      const failures: unknown[] = [new InvalidSignature('no keys of a card company have this signature')]
      for (const { activity } of activities()) {
        const read = readOrFail(() => activity.readWebhook(rawBody, signature, now))
        if ('event' in read) return read.event
        failures.push(read.error)
      }
      // A right signature that is too old, or a body that cannot be read, tells more than a signature of other keys.
      throw failures.find(isOfOwnKeys) ?? failures.at(-1)
    },
    async *fetchEventsSince(since) {
      // All servers share the mark up to which events were listed: this one must not move it past events that it cannot see.
      if (areLocked()) throw new KeysLocked('the card keys in use cannot be read on this server')
      for (const { activity, isInUse } of activities())
        try {
          yield* activity.fetchEventsSince(since)
        } catch (error) {
          // Replaced keys may have been revoked: they must not hold up the news of those in use.
          if (isInUse || !(error instanceof KeysRefused)) throw error
        }
    },
  }
}

function isOfOwnKeys(error: unknown): boolean {
  return error instanceof ExpiredSignature || !(error instanceof InvalidSignature)
}

function readOrFail(
  read: () => GatewayEvent,
): { readonly event: GatewayEvent } | { readonly error: unknown } {
  try {
    return { event: read() }
  } catch (error) {
    return { error }
  }
}
