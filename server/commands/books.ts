// npm run books: proves offline that the books balance, and that nobody has changed an entry (R68). Only reads.
import { businessDayOf } from '#domain/business-day.ts'
import { booksCommandWords, booksWords, faultWords } from '#words/books.ts'
import { readConfig } from '../config.ts'
import { checkBooks, type BooksCheck } from '../db/check-books.ts'
import { CopyTrouble } from '../db/copy-trouble.ts'
import { migrationNames, readApplied } from '../db/migrate.ts'
import { readSetting } from '../db/settings.ts'
import { explainStartFailure } from '../start-failure.ts'
import { abortOnSignal } from './abort-on-signal.ts'
import { withRestaurant } from './find-restaurant.ts'

interface Outcome extends BooksCheck {
  readonly today: string
}

function readBooks(stop: AbortSignal): Promise<Outcome> {
  return withRestaurant(readConfig(process.env), async (db) => {
    const applied = await readApplied(db.read)
    if (applied.length < migrationNames.length) throw new CopyTrouble(booksCommandWords.older)
    const check = await checkBooks(db, stop)
    if (!check) throw stop.reason
    const { timeZone } = (await readSetting(db.read, 'restaurant')).value
    return { ...check, today: businessDayOf(new Date(), timeZone) }
  })
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
  say(await readBooks(stop))
} catch (error) {
  console.error(error instanceof CopyTrouble ? error.message : explainStartFailure(error, process.env))
  process.exitCode ??= 1
}
