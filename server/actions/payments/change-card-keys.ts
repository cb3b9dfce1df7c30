// The owner sets up cards (R73): pastes the keys of the card company, which are tried there, and turns them on or off. The keys
// are stored encrypted, are never shown again, and are not in the log. An order ends with the keys that it began with.
import { changed } from '#domain/people/audit.ts'
import { diff, type Change } from '#domain/basics/diff.ts'
import { Problem } from '#domain/basics/problems.ts'
import { minute } from '#domain/basics/time-units.ts'
import type { CardKeysBody, CardsBody } from '#domain/payments/payment-api.ts'
import { paymentPaths } from '#domain/payments/payment-api.ts'
import { modeOfKey } from '#domain/payments/card-keys.ts'
import type { ValidationErrors } from '#domain/basics/validation-errors.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import type { CardCompany, KeyCheck, NewWebhook, Webhook } from '../../adapters/company.ts'
import { GatewayUnavailable } from '../../adapters/payments.ts'
import { secretKeyPlace, webhookSecretPlace, type PaymentsNow } from '../../connections/payments-now.ts'
import type { Feed } from '../../db/engine/feed.ts'
import type { Database } from '../../db/engine/database.ts'
import {
  readCardKeysToChange,
  setCardKeysState,
  writeCardKeys,
  type CardAccount,
} from '../../db/payments/card-keys.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import type { RateLimit } from '../../limits/rate-limit.ts'
import { sealOrRefuse, type SecretBox } from '../../secrets/secret-box.ts'

export interface ChangeCardKeysDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
  readonly paymentsNow: Pick<PaymentsNow, 'current' | 'refresh'>
  readonly secretBox: SecretBox
  readonly openCardCompany: () => Promise<CardCompany>
  readonly publicUrl: URL | undefined
  /** Each try asks the card company several times. */
  readonly keyAttempts: RateLimit
}

type By = { readonly staff: StaffMember }

/** The keys are saved and not yet used, unless they replace those of the same account that are in use. */
export async function saveCardKeys(
  deps: ChangeCardKeysDeps,
  { secretKey, publishableKey, staff }: CardKeysBody & By,
): Promise<void> {
  const { now, secretBox, keyAttempts } = deps
  requireOffice(deps)
  const retryAfter = keyAttempts.count(staff.username, now().getTime())
  if (retryAfter !== undefined) throw new Problem('too-many-attempts', { retryAfter })
  const isTestMode = modeOfKey(secretKey) === 'test'
  // Stripe's card fields refuse live keys on a page without https.
  if (!isTestMode && deps.publicUrl?.protocol !== 'https:') throw new Problem('keys-need-https')
  const company = await deps.openCardCompany()
  if (!isTestMode && !company.takesRealKeys)
    throw new Problem('invalid', { errors: { secretKey: { code: 'test-keys-only' } } })
  const { account } = await requireFit(company, { secretKey, publishableKey })
  const keys = { account, isTestMode, publishableKey, secretKey }
  const sealedSecretKey = await sealOrRefuse(secretBox, secretKeyPlace(keys), secretKey)
  const webhook = await makeWebhook(deps, company, secretKey)
  const replaced = await storeKeys(deps, { ...keys, sealedSecretKey, webhook, staff }).catch(
    async (error: unknown) => {
      // Nobody knows the secret of this webhook.
      await removeWebhooks(company, secretKey, ({ id }) => id === webhook?.id)
      throw error
    },
  )
  await announce(deps)
  // Earlier webhooks go last: until then one of them reaches this site. One that is as new as ours is being saved by somebody else.
  if (webhook) {
    const longBefore = webhook.madeAt.getTime() - minute
    await removeWebhooks(
      company,
      secretKey,
      ({ id, url, madeAt }) => id === replaced || (url === webhook.url && madeAt.getTime() < longBefore),
    )
  }
}

interface KeysToStore extends CardAccount, CardKeysBody, By {
  readonly sealedSecretKey: string
  readonly webhook: NewWebhook | undefined
}

/** Returns the id of the webhook that the new one replaces. */
async function storeKeys(
  { db, now, secretBox, paymentsNow }: ChangeCardKeysDeps,
  { sealedSecretKey, webhook, staff, secretKey, publishableKey, ...keys }: KeysToStore,
): Promise<string | null> {
  const sealedWebhookSecret =
    webhook && (await sealOrRefuse(secretBox, webhookSecretPlace(keys), webhook.secret))
  const at = now().toISOString()
  const ending = secretKey.slice(-4)
  return db.transaction(async (trx) => {
    const saved = await readCardKeysToChange(trx)
    const same = saved.find((one) => isSame(one, keys))
    // Only one set waits to be turned on.
    for (const other of saved)
      if (other.state === 'ready' && other !== same) await setCardKeysState(trx, other, 'retired')
    // Without a new webhook the earlier one still reaches this site, if its secret can be read here.
    const isLocked = paymentsNow.current().saved.some((one) => isSame(one, keys) && one.isLocked)
    const kept = isLocked ? undefined : same
    await writeCardKeys(trx, {
      ...keys,
      publishableKey,
      sealedSecretKey,
      sealedWebhookSecret: sealedWebhookSecret ?? kept?.sealedWebhookSecret ?? null,
      webhookId: webhook?.id ?? kept?.webhookId ?? null,
      ending,
      state: same?.state === 'on' ? 'on' : 'ready',
      savedAt: at,
    })
    const change = { ending, mode: modeOfKey(secretKey), account: keys.account }
    await writeEntry(trx, { at, staff, changes: diff(null, change) })
    return same?.webhookId ?? null
  })
}

/** What stays is in nobody's way: events with an unknown signature are turned away. */
async function removeWebhooks(
  company: CardCompany,
  secretKey: string,
  isToGo: (webhook: Webhook) => boolean,
): Promise<void> {
  await company.removeWebhooks(secretKey, isToGo).catch(() => {})
}

/** Turns these keys on, in place of those that are on; or turns cards off, where these are on. */
export async function turnCards(
  deps: ChangeCardKeysDeps,
  { on, staff, ...keys }: CardsBody & By,
): Promise<void> {
  requireOffice(deps)
  const at = deps.now().toISOString()
  await deps.db.transaction(async (trx) => {
    const saved = await readCardKeysToChange(trx)
    const shown = saved.find((one) => isSame(one, keys))
    const inUse = saved.find(({ state }) => state === 'on')
    const ready = saved.find(({ state }) => state === 'ready')
    // Somebody else has done the same.
    if (on ? shown && shown === inUse : shown && !inUse && shown === ready) return
    // The owner decides on the keys that she sees: somebody else has saved or turned on others.
    if (!shown || shown !== (on ? ready : inUse)) throw new Problem('edit-conflict')
    if (inUse) await setCardKeysState(trx, inUse, on ? 'retired' : 'ready')
    if (!on && ready) await setCardKeysState(trx, ready, 'retired')
    if (on) await setCardKeysState(trx, shown, 'on')
    await writeEntry(trx, { at, staff, changes: [{ field: 'on', from: !on, to: on }] })
  })
  await announce(deps)
}

function requireOffice({ paymentsNow }: ChangeCardKeysDeps): void {
  if (paymentsNow.current().setBy === 'environment') throw new Problem('set-by-environment')
}

async function announce({ paymentsNow, feed }: ChangeCardKeysDeps): Promise<void> {
  // The owner's next request to this server has to see the new value.
  await paymentsNow.refresh()
  feed.announce({ connections: true, shop: true })
}

async function requireFit(
  company: CardCompany,
  keys: CardKeysBody,
): Promise<Extract<KeyCheck, { outcome: 'fits' }>> {
  const check = await company.checkKeys(keys).catch((error: unknown) => {
    if (error instanceof GatewayUnavailable)
      throw new Problem('gateway-unreachable', { retryAfter: 5 }, error)
    throw error
  })
  if (check.outcome === 'fits' && check.takesCharges) return check
  throw new Problem('invalid', { errors: errorsOf(check) })
}

function errorsOf(check: KeyCheck): ValidationErrors {
  switch (check.outcome) {
    case 'unknown-key':
      return { secretKey: { code: 'wrong' } }
    case 'not-permitted':
      return { secretKey: { code: 'not-permitted', permission: check.permission } }
    case 'other-account':
      return { publishableKey: { code: 'other-account' } }
    case 'fits':
      return { secretKey: { code: 'not-activated' } }
  }
}

/** Undefined where the card company cannot reach this site: then its news are asked for every ten minutes. */
async function makeWebhook(
  { publicUrl }: ChangeCardKeysDeps,
  company: CardCompany,
  secretKey: string,
): Promise<NewWebhook | undefined> {
  if (publicUrl?.protocol !== 'https:') return undefined
  return company.createWebhook(secretKey, webhookUrl(publicUrl)).catch((error: unknown) => {
    if (error instanceof GatewayUnavailable)
      throw new Problem('gateway-unreachable', { retryAfter: 5 }, error)
    throw error
  })
}

function webhookUrl(publicUrl: URL): string {
  return new URL(paymentPaths.stripeWebhook, publicUrl).href
}

function isSame(one: CardAccount, { account, isTestMode }: CardAccount): boolean {
  return one.account === account && one.isTestMode === isTestMode
}

async function writeEntry(
  trx: Parameters<typeof writeAuditEntry>[0],
  { at, staff, changes }: { readonly at: string; readonly changes: readonly Change[] } & By,
): Promise<void> {
  const action = changed({ kind: 'setting', id: 'cardKeys', name: 'cardKeys' }, changes)
  await writeAuditEntry(trx, { at, by: staff.username, action })
}
