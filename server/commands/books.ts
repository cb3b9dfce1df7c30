// npm run books: checks offline that every entry of the books is what its order, payment and refund say; and, where Stripe's
// keys are set, that Stripe's balance says the same (R68). Only reads.
import { constants } from 'node:os'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { balanceWords } from '#words/books/balance.ts'
import { booksCommandWords, booksWords, faultWords } from '#words/books/books.ts'
import { GatewaySilent } from '../adapters/payments.ts'
import { readConfig } from '../config.ts'
import { checkBooks, type BooksCheck } from '../db/books/check-books.ts'
import { CopyTrouble } from '../db/copies/copy-error.ts'
import { migrationNames, readApplied } from '../db/migrate.ts'
import type { Database } from '../db/engine/database.ts'
import { readSetting } from '../db/restaurant/settings.ts'
import { explainStartFailure } from '../config/start-failure.ts'
import type { StripeSettings } from '../config/stripe-settings.ts'
import type { Comparison } from './compare-with-stripe.ts'
import { withRestaurant } from './find-restaurant.ts'

/** Stripe was to be asked, and did not answer. */
const noAnswer = 2

interface Outcome extends BooksCheck {
  readonly today: string
}

async function proveBooks(stop: AbortSignal): Promise<void> {
  const config = readConfig(process.env)
  await withRestaurant(config, async (db) => {
    const applied = await readApplied(db.read)
    if (applied.length < migrationNames.length) throw new CopyTrouble(booksCommandWords.older)
    const check = await checkBooks(db, stop)
    if (!check) throw stop.reason
    const { timeZone } = (await readSetting(db.read, 'restaurant')).value
    const now = new Date()
    say({ ...check, today: businessDayOf(now, timeZone) })
    if (config.stripe) await askStripe(db, config.stripe, { timeZone, now }, stop)
  })
}

/** Loaded only where Stripe is on. */
async function askStripe(
  db: Database,
  settings: StripeSettings,
  { timeZone, now }: { readonly timeZone: string; readonly now: Date },
  stop: AbortSignal,
): Promise<void> {
  const [{ openStripe }, { createStripeRecords }, { readBalance }, { compareWithStripe }] = await Promise.all(
    [
      import('../adapters/stripe/client.ts'),
      import('../adapters/stripe/stripe-activity.ts'),
      import('../adapters/stripe/balance.ts'),
      import('./compare-with-stripe.ts'),
    ],
  )
  const stripe = openStripe(settings)
  try {
    sayComparison(
      await compareWithStripe({
        db,
        records: createStripeRecords(stripe, settings.webhookSecret),
        readBalance: (since) => readBalance(stripe, since, stop),
        timeZone,
        now,
        isTest: settings.isTest,
      }),
    )
  } catch (error) {
    if (!(error instanceof GatewaySilent)) throw error
    console.error(balanceWords.noAnswer)
    process.exitCode ||= noAnswer
  }
}

function sayComparison({ from, to, days, total, faults, hasMore }: Comparison): void {
  for (const day of days) console.log(balanceWords.day(day))
  if (faults.length === 0) return console.log(balanceWords.same(from, to, total))
  console.error(balanceWords.off(faults.length))
  for (const fault of faults) console.error(balanceWords.fault(fault))
  if (hasMore) console.error(booksCommandWords.notAll)
  process.exitCode = 1
}

function say({ entries, since, faults, hasMore, today }: Outcome): void {
  if (faults.length > 0) {
    console.error(booksCommandWords.off(faults.length))
    for (const { lead, rest } of faults.map(faultWords)) console.error(`${lead} ${rest}`)
    if (hasMore) console.error(booksCommandWords.notAll)
    process.exitCode = 1
    return
  }
  console.log(since ? booksCommandWords.balanced(entries, since, today) : booksWords.noEntries)
  process.exitCode = 0
}

const stop = abortOnSignal()
try {
  await proveBooks(stop)
} catch (error) {
  console.error(error instanceof CopyTrouble ? error.message : explainStartFailure(error, process.env))
  process.exitCode ??= 1
}

/** Ctrl-C and other signals end the command in order; a second signal ends the process at once. */
function abortOnSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      process.exitCode = 128 + constants.signals[signal]
      controller.abort(new CopyTrouble('Stopped. Nothing was left behind.'))
    })
  }
  return controller.signal
}
