// npm run books: checks offline that every entry of the books is what its order, payment and refund say; and, where Stripe's
// keys are set, that Stripe's balance says the same (R68). Only reads.
import { constants } from 'node:os'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { balanceMessages } from '#words/books/balance.ts'
import { booksCommandMessages, booksMessages, discrepancyParts } from '#words/books/books.ts'
import { GatewayUnavailable } from '../adapters/payments.ts'
import { readConfig, type Config } from '../config.ts'
import { secretKeyPlace } from '../connections/payments-now.ts'
import { checkBooks, type BooksCheck } from '../db/books/check-books.ts'
import { CopyError } from '../db/copies/copy-error.ts'
import { migrationNames, readApplied } from '../db/migrate.ts'
import type { Database } from '../db/engine/database.ts'
import { readCardKeys } from '../db/payments/card-keys.ts'
import { createSecretBox } from '../secrets/secret-box.ts'
import { readSetting } from '../db/restaurant/settings.ts'
import { explainStartFailure } from '../config/start-failure.ts'
import type { StripeSettings } from '../config/stripe-settings.ts'
import type { Comparison } from './compare-with-stripe.ts'
import { withRestaurant } from '../db/copies/find-restaurant.ts'

/** The exit code when Stripe did not answer. */
const noAnswer = 2

interface Outcome extends BooksCheck {
  readonly today: string
}

async function runBooksCheck(stop: AbortSignal): Promise<void> {
  const config = readConfig(process.env)
  await withRestaurant(config, async (db) => {
    const applied = await readApplied(db.read)
    if (applied.length < migrationNames.length) throw new CopyError(booksCommandMessages.older)
    const check = await checkBooks(db, stop)
    if (!check) throw stop.reason
    const { timeZone } = (await readSetting(db.read, 'restaurant')).value
    const now = new Date()
    printCheck({ ...check, today: businessDayOf(now, timeZone) })
    for (const keys of await findKeys(db, config)) await compareAtStripe(db, keys, { timeZone, now }, stop)
  })
}

interface AccountKeys extends Pick<StripeSettings, 'secretKey' | 'isTestMode' | 'api'> {
  readonly account: string | null
}

/** The keys of the environment, and those that the office has saved, where the key that sealed them is here. */
async function findKeys(db: Database, config: Config): Promise<AccountKeys[]> {
  const secretBox = createSecretBox(config)
  const saved = await Promise.all(
    (await readCardKeys(db.read)).map(async ({ account, isTestMode, sealedSecretKey }) => {
      const secretKey = await secretBox.open(secretKeyPlace({ account, isTestMode }), sealedSecretKey)
      return secretKey === undefined ? [] : [{ account, isTestMode, secretKey, api: config.stripeApi }]
    }),
  )
  return [...(config.stripe ? [{ ...config.stripe, account: null }] : []), ...saved.flat()]
}

/** Loads the Stripe code only where Stripe is set up. */
async function compareAtStripe(
  db: Database,
  settings: AccountKeys,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
  stop: AbortSignal,
): Promise<void> {
  const [{ openStripe }, { createStripeActivity }, { fetchBalance }, { compareWithStripe }] =
    await Promise.all([
      import('../adapters/stripe/client.ts'),
      import('../adapters/stripe/stripe-activity.ts'),
      import('../adapters/stripe/balance.ts'),
      import('./compare-with-stripe.ts'),
    ])
  const stripe = openStripe(settings)
  try {
    printComparison(
      await compareWithStripe({
        db,
        gatewayActivity: createStripeActivity(stripe, undefined),
        fetchBalance: (since) => fetchBalance(stripe, since, stop),
        timeZone,
        now,
        isTestMode: settings.isTestMode,
        account: settings.account,
      }),
    )
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) throw error
    console.error(balanceMessages.noAnswer)
    process.exitCode ||= noAnswer
  }
}

function printComparison({ from, to, days, total, discrepancies, hasMore }: Comparison): void {
  for (const day of days) console.log(balanceMessages.day(day))
  if (discrepancies.length === 0) return console.log(balanceMessages.same(from, to, total))
  console.error(balanceMessages.off(discrepancies.length))
  for (const discrepancy of discrepancies) console.error(balanceMessages.discrepancy(discrepancy))
  if (hasMore) console.error(booksCommandMessages.notAll)
  process.exitCode = 1
}

function printCheck({ entries, since, discrepancies, hasMore, today }: Outcome): void {
  if (discrepancies.length > 0) {
    console.error(booksCommandMessages.off(discrepancies.length))
    for (const { lead, rest } of discrepancies.map(discrepancyParts)) console.error(`${lead} ${rest}`)
    if (hasMore) console.error(booksCommandMessages.notAll)
    process.exitCode = 1
    return
  }
  console.log(since ? booksCommandMessages.balanced(entries, since, today) : booksMessages.noEntries)
  process.exitCode = 0
}

const stop = abortOnSignal()
try {
  await runBooksCheck(stop)
} catch (error) {
  console.error(error instanceof CopyError ? error.message : explainStartFailure(error, process.env))
  process.exitCode ??= 1
}

/** Ctrl-C and other signals end the command in order; a second signal ends the process at once. */
function abortOnSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      process.exitCode = 128 + constants.signals[signal]
      controller.abort(new CopyError('Stopped. Nothing was left behind.'))
    })
  }
  return controller.signal
}
