// Tests of the dependency rule: the linter refuses a wrong import with the rule's message, and accepts a right one.
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** The file, the import in the file, and the message of the refusal. */
const wrong: [file: string, imported: string, words: RegExp][] = [
  ['domain/orders/a.ts', '../../server/app.ts', /domain is pure/],
  ['domain/orders/b.ts', '../../web/api.ts', /domain is pure/],
  ['domain/basics/c.ts', 'node:fs', /domain is pure/],
  ['domain/menu/d.ts', 'react', /domain is pure/],
  ['domain/books/e.ts', 'zod', /domain is pure/],
  ['domain/people/f.test.ts', 'node:fs', /domain is pure/],
  ['domain/basics/g.ts', '#words/basics/problem-messages.ts', /domain is pure/],
  // The rooms have an order.
  ['domain/basics/a.ts', '../menu/menu.ts', /its rooms have an order/],
  ['domain/menu/a.ts', '../orders/cart.ts', /its rooms have an order/],
  ['domain/restaurant/a.ts', '../people/staff.ts', /its rooms have an order/],
  ['domain/orders/c.ts', '../payments/refund.ts', /its rooms have an order/],
  ['domain/payments/a.ts', '../books/sales.ts', /its rooms have an order/],
  ['domain/books/a.ts', '../people/audit.ts', /its rooms have an order/],
  ['words/en/a.ts', '../../web/api.ts', /words are sentences/],
  ['words/en/b.ts', '../../server/app.ts', /words are sentences/],
  ['words/en/c.ts', 'react', /words are sentences/],
  ['words/en/d.ts', 'zod/mini', /words are sentences/],
  ['server/app.ts', '../web/api.ts', /the server never imports web/],
  [
    'server/wiring.ts',
    './adapters/payments-demo.ts',
    /Only pick-adapters\.ts, the proof and tests name a concrete adapter/,
  ],
  ['server/a.test.ts', '../web/api.ts', /the server never imports web/],
  ['server/routes/a.ts', '../adapters/payments.ts', /Routes use actions and db/],
  ['server/routes/b.ts', '../adapters/payments-demo.ts', /Routes use actions and db/],
  ['server/routes/c.ts', '../../web/api.ts', /the server never imports web/],
  [
    'server/actions/a.ts',
    '../adapters/payments-demo.ts',
    /Only pick-adapters\.ts, the proof and tests name a concrete adapter/,
  ],
  [
    'server/actions/b.ts',
    '../adapters/mailer-smtp.ts',
    /Only pick-adapters\.ts, the proof and tests name a concrete adapter/,
  ],
  ['server/actions/c.ts', '../routes/orders.ts', /a route calls an action/],
  ['server/actions/orders/d.ts', '../../http/route-rules.ts', /knows nothing of HTTP/],
  ['server/actions/orders/e.ts', '../../page/page-files.ts', /knows nothing of HTTP/],
  ['server/actions/orders/f.ts', '../../jobs/start-jobs.ts', /a route calls an action/],
  ['server/db/a.ts', '../routes/orders.ts', /db is a leaf/],
  ['server/db/b.ts', '../actions/place-order.ts', /db is a leaf/],
  ['server/db/c.ts', '../adapters/payments.ts', /db is a leaf/],
  ['server/db/migrations/d.ts', '../../routes/orders.ts', /db is a leaf/],
  ['server/db/menu/e.ts', '../../pictures/picture-task.ts', /db is a leaf/],
  ['server/db/restaurant/f.ts', '../../live/restaurant-now.ts', /db is a leaf/],
  ['server/db/engine/g.ts', '../../http/answer-problems.ts', /db is a leaf/],
  ['server/db/engine/h.ts', '../../observe/log.ts', /db is a leaf/],
  ['server/adapters/a.ts', '../db/orders.ts', /Adapters are leaves/],
  ['server/adapters/b.ts', '../actions/place-order.ts', /Adapters are leaves/],
  ['server/adapters/stripe/c.ts', '../../http/route-rules.ts', /Adapters are leaves/],
  ['server/adapters/stripe/d.ts', '../../emails/write-letter.ts', /Adapters are leaves/],
  ['server/http/a.ts', '../routes/orders.ts', /http carries requests/],
  ['server/http/b.ts', '../actions/place-order.ts', /http carries requests/],
  ['server/jobs/a.ts', '../routes/orders.ts', /Jobs use db/],
  ['server/jobs/b.ts', '../adapters/payments-demo.ts', /names? a concrete adapter/],
  ['server/jobs/d.ts', '../actions/orders/place-order.ts', /Jobs use db/],
  ['server/jobs/e.ts', '../http/route-rules.ts', /Jobs use db/],
  ['server/emails/a.ts', '../db/orders.ts', /Emails are written from an order alone/],
  [
    'server/emails/b.ts',
    '../adapters/mailer-smtp.ts',
    /Only pick-adapters\.ts, the proof and tests name a concrete adapter/,
  ],
  ['server/emails/c.ts', '../jobs/send-mails.ts', /Emails are written from an order alone/],
  ['server/live/a.ts', '../http/answer-problems.ts', /live reads the database/],
  ['server/pictures/a.ts', '../http/answer-problems.ts', /pictures makes and keeps files/],
  ['server/limits/a.ts', '../http/create-http.ts', /used by the others/],
  ['server/page/a.ts', '../http/create-http.ts', /used by the others/],
  ['server/demo/a.ts', 'node:crypto', /made up from a seed alone/],
  ['server/demo/b.ts', '../actions/place-order.ts', /made up from a seed alone/],
  ['server/demo/c.ts', '../db/orders.ts', /made up from a seed alone/],
  ['scripts/demo-past.ts', '../server/db/orders/orders.ts', /lives by requests alone/],
  ['scripts/demo.ts', 'kysely', /lives by requests alone/],
  ['scripts/demo-office.ts', '../server/actions/orders/place-order.ts', /lives by requests alone/],
  ['web/a.ts', '../server/app.ts', /the web never imports server/],
  ['web/shop/menu/a.tsx', '../../staff/login/login-page.tsx', /the shop never imports staff/],
  ['web/shop/menu/b.tsx', '../../../server/app.ts', /the web never imports server/],
  ['web/shop/menu/c.tsx', '#words/basics/staff/bar.ts', /the shop never imports staff/],
  ['web/staff/login/a.tsx', '../../shop/cart/cart.tsx', /the staff side never imports shop/],
  ['web/staff/login/b.tsx', '../../../server/app.ts', /the web never imports server/],
  ['web/staff/login/c.tsx', '#words/orders/shop/cart.ts', /the staff side never imports shop/],
  ['web/ui/a.tsx', '../shop/cart/cart.tsx', /ui knows no burrito/],
  ['web/ui/b.tsx', '../staff/login/login-page.tsx', /ui knows no burrito/],
  ['web/ui/c.tsx', '#domain/menu/menu.ts', /ui knows no burrito/],
  ['web/ui/d.tsx', '../../domain/menu/menu.ts', /ui knows no burrito/],
  ['web/ui/e.tsx', '../../server/app.ts', /the web never imports server/],
  ['web/receipt/wrong.tsx', '../shop/menu/words.ts', /neither of them/],
  ['web/item/wrong.tsx', '../staff/bar/words.ts', /neither of them/],
]

const right: [file: string, imported: string][] = [
  ['domain/orders/right.ts', './cart.ts'],
  ['domain/orders/right-room.ts', '../menu/menu.ts'],
  ['domain/menu/right-form.ts', 'zod/mini'],
  ['domain/people/right.ts', '../basics/problems.ts'],
  ['domain/people/right-books.ts', '../books/sales.ts'],
  ['domain/basics/right.test.ts', 'fast-check'],
  ['domain/menu/right.test.ts', '../orders/cart.ts'],
  ['words/en/right.ts', '#domain/basics/problems.ts'],
  ['words/en/right-own.ts', './counts.ts'],
  ['words/en/right-shared.ts', '../dates.ts'],
  ['server/main.ts', './adapters/payments-demo.ts'],
  ['server/right.ts', './adapters/payments.ts'],
  ['server/right.test.ts', './adapters/payments-demo.ts'],
  ['server/routes/right.ts', '../actions/place-order.ts'],
  ['server/routes/right-read.ts', '../db/orders.ts'],
  ['server/actions/right.ts', '../adapters/payments.ts'],
  ['server/actions/right-keep.ts', '../db/orders.ts'],
  ['server/actions/right.test.ts', '../adapters/payments-demo.ts'],
  ['server/actions/orders/right-limit.ts', '../../limits/rate-limit.ts'],
  ['server/db/right.ts', '#domain/orders/order.ts'],
  ['server/db/menu/right.ts', '../engine/database.ts'],
  ['server/db/right-version.ts', '../version.ts'],
  ['server/adapters/payments-demo.ts', './payments.ts'],
  ['server/emails/right.ts', '../adapters/mailer.ts'],
  ['server/live/right.ts', '../db/engine/feed.ts'],
  ['server/pictures/right.ts', '../page/page-files.ts'],
  ['server/demo/right.ts', '#domain/orders/bill.ts'],
  ['scripts/demo-server.ts', '../server/db/engine/open.ts'],
  ['web/right.ts', '#domain/orders/order-api.ts'],
  ['web/shop/menu/right-words.tsx', '#words/menu/shop/menu.ts'],
  ['web/receipt/right.tsx', '../ui/button.tsx'],
  ['web/shop/menu/right.tsx', '../../ui/button.tsx'],
  ['web/shop/menu/right-role.tsx', '#domain/people/staff.ts'],
  ['web/staff/login/right.tsx', '../../ui/button.tsx'],
  ['web/ui/right.tsx', '#domain/basics/money.ts'],
  ['server/http/c.ts', './listen.ts'],
  ['server/http/d.ts', '#domain/basics/problems.ts'],
  ['server/http/e.ts', '../observe/log.ts'],
  ['server/jobs/c.ts', '../db/orders/email-queue.ts'],
  ['server/jobs/right-email.ts', '../emails/write-letter.ts'],
]

/** Every way to write an import, so that none is a way around the rule. */
const spellings: Readonly<Record<string, (imported: string) => string>> = {
  import: (imported) => `import { thing } from '${imported}'\nexport const same = thing\n`,
  type: (imported) => `import type { Thing } from '${imported}'\nexport type Same = Thing\n`,
  export: (imported) => `export * from '${imported}'\n`,
  lazy: (imported) => `export const load = () => import('${imported}')\n`,
}

interface Lint {
  readonly number_of_files: number
  readonly diagnostics: readonly { code: string; help?: string; filename: string }[]
}

const plain = ([file, imported]: readonly [string, string, RegExp?]) =>
  [file, (spellings['import'] as (imported: string) => string)(imported)] as const
const spelled = Object.entries(spellings).map(
  ([name, write]) => [`domain/basics/by-${name}.ts`, write('../../server/app.ts')] as const,
)

/** Two files of the server that need each other, if only for a type. */
const circle = [
  ['server/live/one.ts', spellings['type']?.('./other.ts') ?? ''],
  ['server/live/other.ts', `import type { Same } from './one.ts'\nexport type Thing = Same | string\n`],
] as const

describe('the dependency rule', () => {
  let layout: string
  let lint: Lint

  beforeAll(async () => {
    layout = await layOut([...wrong.map(plain), ...right.map(plain), ...spelled, ...circle])
    lint = await runLinter(layout)
  })

  afterAll(() => rm(layout, { recursive: true, force: true }))

  test.each(wrong)('refuses %s importing %s', (file, _imported, words) => {
    expect(wordsAbout(lint, file).join('\n')).toMatch(words)
  })

  test.each(right)('lets %s import %s', (file) => {
    expect(wordsAbout(lint, file)).toEqual([])
  })

  test.each(spelled)('knows an import however it is spelled: %s', (file) => {
    expect(wordsAbout(lint, file).join('\n')).toMatch(/domain is pure/)
  })

  test.each(circle)('refuses a circle of files in the server: %s', (file) => {
    const codes = lint.diagnostics.filter((one) => pathOf(one) === file).map(({ code }) => code)
    expect(codes.join('\n')).toMatch(/no-cycle/)
  })

  test('looks at every file', () => {
    expect(lint.number_of_files).toBe(wrong.length + right.length + spelled.length + circle.length)
  })
})

/** A small project in the temp folder, with a copy of the configuration: overrides match paths relative to it. */
async function layOut(files: readonly (readonly [file: string, source: string])[]) {
  const layout = await mkdtemp(join(tmpdir(), 'burritoful-dependency-rule-'))
  for (const file of ['oxlint.config.ts', 'scripts/dependency-rule.ts', 'package.json']) {
    await cp(join(root, file), join(layout, file))
  }
  await symlink(join(root, 'node_modules'), join(layout, 'node_modules'), 'junction')
  for (const [file, source] of files) {
    await mkdir(dirname(join(layout, file)), { recursive: true })
    await writeFile(join(layout, file), source)
  }
  return layout
}

function runLinter(layout: string): Promise<Lint> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  return new Promise((done, failed) => {
    // The rule itself lies in scripts, too: of that folder the files are named.
    const scripts = [...wrong, ...right].map(([file]) => file).filter((file) => file.startsWith('scripts/'))
    const args = [oxlint, '--format', 'json', 'domain', 'words', 'server', 'web', ...scripts]
    execFile(process.execPath, args, { cwd: layout, maxBuffer: 2 ** 26 }, (_error, stdout, stderr) => {
      // oxlint exits with 1 when it refuses an import, which this test expects.
      if (stdout.startsWith('{')) done(JSON.parse(stdout))
      else failed(new Error(`oxlint did not run: ${stdout}${stderr}`))
    })
  })
}

function wordsAbout(lint: Lint, file: string): string[] {
  return lint.diagnostics
    .filter((one) => pathOf(one) === file && /no-restricted-imports/.test(one.code))
    .map(({ help }) => help ?? '')
}

function pathOf({ filename }: { readonly filename: string }): string {
  return filename.replaceAll('\\', '/')
}
