// The dependency rule for the linter: which folder may import what, and the message for a wrong import.
import type { OxlintOverride } from 'oxlint'

interface Restriction {
  /** gitignore-style patterns, matched against the import as it is written */
  readonly group: string[]
  readonly message: string
}

const tests = '**/*.test.ts'

/** The rooms of the domain, in their order: a room imports only itself and the rooms before it. */
const rooms = ['basics', 'menu', 'restaurant', 'orders', 'kitchen', 'payments', 'books', 'people']

/** An allow-list: every import that is not named is refused, so that no new package slips into the domain. */
function domainImportsOnly(reachable: string[], ...allowed: string[]): Restriction {
  const inDomain = ['./*', ...reachable.map((room) => `../${room}/*`)]
  return {
    group: ['*', ...[...inDomain, 'zod/mini', ...allowed].map((name) => `!${name}`)],
    message:
      'domain is pure, and its rooms have an order: a room imports itself, the rooms before it and zod/mini, ' +
      'and nothing else of ours, of Node or of npm.',
  }
}

/** The same for the catalog: it knows the rules' codes, and nothing of who says its sentences. */
function wordsImportOnly(...allowed: string[]): Restriction {
  return {
    group: [
      '*',
      '!./*',
      '!../**',
      '../**/{web,server}/**',
      '!\\#domain/**',
      ...allowed.map((name) => `!${name}`),
    ],
    message: 'words are sentences: they import domain and their own files, and nothing else.',
  }
}

const noWeb: Restriction = {
  group: ['**/web/**'],
  message: 'server and web meet only in domain: the server never imports web.',
}

const noServer: Restriction = {
  group: ['**/server/**'],
  message: 'server and web meet only in domain: the web never imports server.',
}

// The type of an adapter has a plain name (payments.ts), a concrete adapter a name with a hyphen (payments-demo.ts).
const noConcreteAdapter: Restriction = {
  group: ['**/adapters/*-*'],
  message:
    'Only pick-adapters.ts, the proof and tests name a concrete adapter: import its type, such as adapters/payments.ts.',
}

/** Every folder of the server, so that a new arrow between two of them is looked at. */
const serverFolders = [
  'actions',
  'adapters',
  'commands',
  'config',
  'connections',
  'db',
  'demo',
  'emails',
  'http',
  'jobs',
  'limits',
  'live',
  'observe',
  'page',
  'pictures',
  'routes',
  'secrets',
] as const

type ServerFolder = (typeof serverFolders)[number]

/** The imports of every folder of the server but those named. */
function allBut(...known: ServerFolder[]): string[] {
  return serverFolders.filter((name) => !known.includes(name)).map((name) => `**/${name}/**`)
}

const noAdapterInRoutes: Restriction = {
  group: ['**/adapters/**', '**/jobs/**', '**/emails/**', '**/commands/**'],
  message: 'Routes use actions and db: the outside world is called from an action.',
}

const noHttpInActions: Restriction = {
  group: ['**/routes/**', '**/http/**', '**/page/**', '**/jobs/**', '**/commands/**'],
  message:
    'Actions use db and adapter types: a route calls an action, never the other way round, and an action knows nothing of HTTP.',
}

const dbIsALeaf: Restriction = {
  group: allBut('db'),
  message: 'db is a leaf: it imports domain and nothing of the folders around it.',
}

const adaptersAreLeaves: Restriction = {
  group: allBut('adapters', 'config'),
  message: 'Adapters are leaves: they import their settings, and neither db nor any folder that uses them.',
}

const noRoutesInHttp: Restriction = {
  group: allBut('http', 'db', 'limits', 'observe', 'page'),
  message: 'http carries requests to the routes: it imports neither routes, actions, adapters nor jobs.',
}

const noHttpInJobs: Restriction = {
  group: ['**/routes/**', '**/actions/**', '**/http/**', '**/page/**', '**/limits/**', '**/commands/**'],
  message: 'Jobs use db and adapter types: nobody asks them anything over HTTP.',
}

const emailsAreWords: Restriction = {
  group: allBut('emails', 'adapters'),
  message:
    'Emails are written from an order alone: they import adapter types, and neither routes, actions nor db.',
}

const connectionsFollowSettings: Restriction = {
  group: allBut('connections', 'adapters', 'config', 'db', 'secrets'),
  message:
    'connections opens the adapters that the settings ask for: it imports adapter types, config, db and secrets alone.',
}

const liveReadsAlone: Restriction = {
  group: allBut('live', 'db'),
  message: 'live reads the database and tells who listens: it imports db alone.',
}

const picturesAreBytes: Restriction = {
  group: allBut('pictures', 'db', 'page'),
  message: 'pictures makes and keeps files: it knows nothing of HTTP, of routes or of actions.',
}

const toolsAreLeaves: Restriction = {
  group: allBut('limits', 'observe', 'page', 'secrets'),
  message: 'Limits, the log, the page and secrets are used by the others, and import none of them.',
}

const demoIsMadeUp: Restriction = {
  group: ['node:*', '**/routes/**', '**/actions/**', '**/adapters/**', '**/db/**'],
  message: "The demo's people are made up from a seed alone: no Node, no routes, actions, adapters or db.",
}

const demoLivesByRequests: Restriction = {
  group: ['kysely', 'better-sqlite3', '**/db/**', '**/actions/**', '**/jobs/**', '**/routes/**'],
  message:
    'The demo lives by requests alone: nothing is written behind the server, which demo-server.ts opens.',
}

const noStaffInShop: Restriction = {
  group: ['**/staff/**'],
  message: 'shop and staff use ui and never each other: the shop never imports staff.',
}

const noShopInStaff: Restriction = {
  group: ['**/shop/**'],
  message: 'shop and staff use ui and never each other: the staff side never imports shop.',
}

const sharedByBoth: Restriction = {
  group: ['**/shop/**', '**/staff/**'],
  message: 'Shop and staff both use this: it imports neither of them.',
}

const uiKnowsNoBurrito: Restriction = {
  group: [
    '**/shop/**',
    '**/staff/**',
    '\\#domain/**',
    '!\\#domain/basics/money.ts',
    '**/domain/**',
    '!**/domain/basics/money.ts',
  ],
  message: 'ui knows no burrito: it imports neither shop nor staff, and of domain only money.ts.',
}

// Where two entries match a file, only the later entry counts, so each entry repeats the restrictions that still hold.
export const dependencyRule: OxlintOverride[] = [
  ...rooms.map((room, place) =>
    folder(`domain/${room}/**`, [domainImportsOnly(rooms.slice(0, place))], [tests]),
  ),
  // A test may look at a whole order from any room.
  folder(`domain/${tests}`, [
    domainImportsOnly(rooms, 'vitest', 'fast-check', '../../test-support/property-runs.ts'),
  ]),

  folder('words/**', [wordsImportOnly()], [tests]),
  folder(`words/${tests}`, [wordsImportOnly('vitest', 'node:fs')]),

  folder('server/**', [noWeb]),
  folder('server/**', [noWeb, noConcreteAdapter], ['server/main.ts', 'server/adapters/**', tests]),
  folder('server/routes/**', [noWeb, noAdapterInRoutes], [tests]),
  folder('server/actions/**', [noWeb, noConcreteAdapter, noHttpInActions], [tests]),
  folder('server/db/**', [noWeb, dbIsALeaf], [tests]),
  folder('server/demo/**', [noWeb, demoIsMadeUp], [tests]),
  folder('server/adapters/**', [noWeb, adaptersAreLeaves], [tests]),
  folder('server/http/**', [noWeb, noRoutesInHttp], [tests]),
  folder('server/jobs/**', [noWeb, noConcreteAdapter, noHttpInJobs], [tests]),
  folder('server/emails/**', [noWeb, noConcreteAdapter, emailsAreWords], [tests]),
  folder('server/connections/**', [noWeb, noConcreteAdapter, connectionsFollowSettings], [tests]),
  folder('server/live/**', [noWeb, liveReadsAlone], [tests]),
  folder('server/pictures/**', [noWeb, picturesAreBytes], [tests]),
  folder('server/{limits,observe,page,secrets}/**', [noWeb, toolsAreLeaves], [tests]),

  folder('proof/**', [noWeb]),
  folder('scripts/demo*.ts', [demoLivesByRequests], ['scripts/demo-server.ts', tests]),

  folder('web/**', [noServer]),
  folder('web/{item,receipt,browser}/**', [noServer, sharedByBoth]),
  folder('web/shop/**', [noServer, noStaffInShop]),
  folder('web/staff/**', [noServer, noShopInStaff]),
  folder('web/ui/**', [noServer, uiKnowsNoBurrito]),
]

function folder(files: string, patterns: Restriction[], excludeFiles: string[] = []): OxlintOverride {
  return { files: [files], excludeFiles, rules: { 'no-restricted-imports': ['error', { patterns }] } }
}
