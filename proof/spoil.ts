// Faults put into the code of the proof's own server: a line or two of one file, changed while it is loaded.
import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { moneyFaults } from './spoil-money.ts'
import type { Environment } from '../test-support/server-process.ts'

export interface Fault {
  /** From the project's folder. */
  readonly file: string
  readonly line: string
  readonly instead: string
  /** Further lines of the same file. */
  readonly more?: readonly Pick<Fault, 'line' | 'instead'>[]
}

/** Changed by text, so that a line which has moved on stops the start instead of proving nothing. */
export const faults = {
  ...moneyFaults,
  'believes-the-total': {
    file: 'server/actions/price-order.ts',
    line: "throw new Problem('price-changed', { bill, ways })",
    instead: 'return { ...bill, total: expectedTotal }',
  },
  'sells-what-is-sold-out': {
    file: 'server/actions/price-order.ts',
    line: "throw new Problem('sold-out', { items: [...new Set(items)] })",
    instead: 'void items',
  },
  'sells-what-is-not-there': {
    file: 'server/db/stock.ts',
    line: ".where('left_count', '>=', units)",
    instead: '',
  },
  'cooks-for-a-nation': {
    file: 'server/actions/place-order.ts',
    line: 'checkOrderSize(request.lines, deps.largestOrder)',
    instead: 'void checkOrderSize',
  },
  'promises-blindly': {
    file: 'server/actions/take-limited.ts',
    line: 'const time = kitchen ? agreeOnTime(again, kitchen) : stock.time',
    instead: 'const time = stock.time',
  },
  'promises-at-once': {
    file: 'server/db/promised-work.ts',
    line: "if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(capacityLock)})`.execute(trx)",
    instead: 'void [engine, trx, capacityLock]',
  },
  'fills-hours-unpaid': {
    file: 'server/actions/limit-unpaid.ts',
    line: 'if (hours.fits(order.weight, Date.parse(time.promise.readyBy))) return',
    instead: 'if (hours) return',
  },
  'any-size-unpaid': {
    file: 'server/actions/limit-unpaid.ts',
    line: 'if (wanted.order.weight <= most) return',
    instead: 'if (most > 0) return',
  },
  'unpaid-without-end': {
    file: 'server/actions/limit-unpaid.ts',
    line: 'if (ofMailbox < openUnpaidOfMailbox && ofNeighbour < openUnpaidOfNeighbour) return',
    instead: 'if (ofMailbox + ofNeighbour >= 0) return',
  },
  'delivers-any-order': {
    file: 'server/actions/agree-on-way.ts',
    line: 'if (terms && subtotal < terms.smallestOrder)',
    instead: 'if (terms && subtotal < 0)',
  },
  'orders-without-end': {
    file: 'domain/order-limits.ts',
    line: 'return lastHour < ordersAnHour',
    instead: 'return true',
  },
  'mails-without-end': {
    file: 'domain/order-limits.ts',
    line: 'return lastHour < mailedAnHour && lastDay < mailedADay',
    instead: 'return true',
  },
  'tells-no-neighbours-apart': {
    file: 'server/actions/limit-orders.ts',
    line: 'if (retryAfter === 0) return takeBack',
    instead: 'if (retryAfter >= 0) return takeBack',
  },
  'declines-without-end': {
    file: 'server/db/card-tries.ts',
    line: 'and ${mayBeDeclined(now)}) < ${most}`',
    instead: 'and ${mayBeDeclined(now)}) < ${1_000 * most}`',
  },
  'counts-without-the-others': {
    file: 'server/db/card-tries.ts',
    line: "if (engine === 'postgres') {",
    instead: "if (engine === 'postgres' && process.env.NODE_ENV === 'never') {",
  },
  'writes-addresses-down': {
    file: 'server/actions/limit-cards.ts',
    line: "createHmac('sha256', `${key} ${pepper}`).update(whose).digest('base64url')",
    instead: 'whose + String(key && pepper && createHmac).slice(0, 0)',
  },
  'writes-what-is-typed': {
    file: 'server/letters/from-person.ts',
    line: "if (!isName) return ''",
    instead: 'if (!isName) return name',
  },
  'notes-in-letters': {
    file: 'server/db/tracked-order.ts',
    line: '{ hasNote: true }',
    instead: "{ changes: [{ kind: 'word', id: 'note', name: { en: note }, count: 1, price: 0 }] }",
  },
  'a-cent-off-the-receipt': {
    file: 'server/db/tracked-order.ts',
    line: '    ...placedOrder(whole),',
    instead:
      '    ...placedOrder({ ...whole, charges: whole.charges.map((one) => ({ ...one, amount: one.amount - 1 })) }),',
  },
  'a-cent-off-the-report': {
    file: 'server/db/sales.ts',
    line: 'sum(orders.subtotal) as sales',
    instead: 'sum(orders.subtotal) + 1 as sales',
  },
  'a-route-throws': {
    file: 'server/db/audit.ts',
    line: 'const topics = topic ?',
    instead: "if (before === undefined) throw new Error('on purpose')\n  const topics = topic ?",
  },
  'the-log-is-open': {
    file: 'server/routes/office-log.ts',
    line: "access: 'run-office'",
    instead: "access: 'staff'",
  },
  'a-session-never-ends': {
    file: 'server/db/sessions.ts',
    line: ".where('sessions.expires_at', '>', now.toISOString())",
    instead: '',
  },
  'formulas-stay-alive': {
    file: 'domain/sales-csv.ts',
    line: "? `'${text}` : text",
    instead: '? text : text',
  },
  'sells-choices-that-are-out': {
    file: 'server/actions/price-order.ts',
    line: "throw new Problem('sold-out', { items: [], choices: [...new Set(choices)] })",
    instead: 'void choices',
  },
  'takes-any-number': {
    file: 'domain/made-burrito.ts',
    line: "return isTooMany ? 'too-many' : undefined",
    instead: 'return isTooMany ? undefined : undefined',
  },
  'leaves-anything-out': {
    file: 'domain/made-burrito.ts',
    line: "if (without.length !== left.length) return 'not-left-out'",
    instead: '',
  },
  'extras-for-nothing': {
    file: 'domain/made-burrito.ts',
    line: 'sum + choice.price * count',
    instead: 'sum + choice.price * count * 0',
  },
  'forgets-who-chose': {
    file: 'server/db/order-parts.ts',
    line: "filter(({ kind }) => kind !== 'no')",
    instead: "filter(({ kind, id }) => kind !== 'no' && id !== 'salsa-hot')",
  },
  'half-restored-sqlite': {
    file: 'server/commands/empty-place.ts',
    line: 'const result = await make({ ...place, dataDir })',
    instead: 'return await make(place)',
  },
  'half-restored-postgres': {
    file: 'server/db/migrate.ts',
    line: 'const result = await work(connection)',
    instead: 'await sql`commit`.execute(connection)\n      const result = await work(connection)',
  },
  'believes-the-file-sqlite': {
    file: 'server/db/sqlite-file.ts',
    line: "if (faults !== 'ok' || orphans.length > 0) throw damaged(name)",
    instead: 'void [faults, orphans]',
  },
  'believes-the-file-postgres': {
    file: 'server/commands/portable-file.ts',
    line: 'lines === 0 || end?.lines !== lines ||',
    instead: 'lines < 0 &&',
  },
  'leaves-drafts': {
    file: 'server/commands/drafts.ts',
    line: "const mark = '.burritoful-draft-'",
    instead: 'const mark = `.burritoful-draft-${Math.random()}-`',
  },
  'logs-what-is-typed': {
    file: 'domain/card.ts',
    line: 'for (const [run] of text',
    instead: 'console.log(text)\n  for (const [run] of text',
  },
  'takes-card-numbers': {
    file: 'domain/card.ts',
    line: 'if (passesLuhn(digits.slice(from, from + length))) return true',
    instead: 'if (digits.length > 9_999) return true',
  },
  'pipelines-without-end': {
    file: 'server/http/create-http.ts',
    line: 'if (!pipelining.takes(request.raw, reply.raw, isStream)) {',
    instead: "if (!pipelining.takes(request.raw, reply.raw, isStream) && request.raw.url === '') {",
  },
  'believes-the-name': {
    file: 'server/pictures/picture-desk.ts',
    line: "if (!uploadTypeOf(upload)) throw new Problem('not-a-picture')",
    instead: '',
  },
  'serves-what-came': {
    file: 'server/actions/take-picture.ts',
    line: 'await keepFiles(trx, { name: pictureName(cut), files, at })',
    instead:
      'await keepFiles(trx, { name: pictureName(cut), files: files.map((file) => ({ ...file, bytes: upload })), at })',
  },
  'normalises-first': {
    file: 'domain/form-rules.ts',
    line: 'z.trim(),',
    instead: "z.trim(), z.normalize('NFKC'),",
  },
  'reads-tokens-of-any-length': {
    file: 'domain/order-form.ts',
    line: '/^[A-Za-z0-9_-]{1,200}$/, { abort: true }',
    instead: '/^[A-Za-z0-9_-]{1,200}$/',
    more: [{ line: '!holdsCardNumber(token)', instead: "token.normalize('NFKC') !== ''" }],
  },
} as const satisfies Record<string, Fault>

/** Answers that lack a header, whatever writes them. */
export const bareErrors = 'errors-without-headers'

/** The code with the fault in it; code that has moved on stops whoever asks. */
export function spoil(source: string, fault: Fault): string {
  return [fault, ...(fault.more ?? [])].reduce((text, { line, instead }) => {
    if (!text.includes(line)) throw new Error(`${fault.file} no longer holds what is to be spoiled: ${line}`)
    return text.replace(line, () => instead)
  }, source)
}

/** The settings with which a server starts that has this fault; none for a fault of another kind. */
export function spoiledBy(broken: string | undefined): Environment {
  if (broken === undefined || !(broken in faults || broken === bareErrors)) return {}
  const hook = pathToFileURL(path.join(import.meta.dirname, 'spoil-server.ts')).href
  return { NODE_OPTIONS: `--import=${hook}`, PROOF_SPOIL: broken }
}
