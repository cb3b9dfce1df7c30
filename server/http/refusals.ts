// The refusals that the rule of a route leads to, for the document.
import type { MountedRoute, RouteConfig, Schemas } from './route-rules.ts'

export interface Refusal {
  readonly status: number
  readonly why: string
}

interface Told extends RouteConfig, Partial<Schemas> {
  /** It changes something. */
  readonly changes: boolean
}

type Row = readonly [status: number, why: string, when: (told: Told) => unknown]

/** Whatever else a handler refuses, the default answer stands for. */
const rows: readonly Row[] = [
  [400, 'It cannot be read, or has no key.', ({ body, needsKey }) => body || needsKey],
  [401, 'Nobody is logged in.', ({ access, knowsStaff }) => access !== 'anyone' || knowsStaff],
  [402, 'The card is declined, or its bank has a question.', ({ needsKey, changes }) => needsKey && changes],
  [403, 'It is for others, or comes from another page.', (told) => isForSome(told) || isFromOurPage(told)],
  [
    404,
    'There is no such thing.',
    ({ params, needsKey, access }) => params || needsKey || access === 'monitor',
  ],
  [409, 'Something has changed meanwhile, or cannot be had.', ({ changes }) => changes],
  [413, 'It is too large.', ({ body }) => body],
  [415, 'It is of a type that is not taken.', ({ body }) => body],
  [422, 'A field is wrong; faults has each by its name.', () => true],
  [429, 'Too many came; Retry-After has the seconds to wait.', isLimited],
  [503, 'There is too much to do, or the database is down.', () => true],
]

export function refusalsOf({ method, rule: { config, schema } }: MountedRoute): readonly Refusal[] {
  const told = { ...config, ...schema, changes: method !== 'GET' }
  return rows.filter(([, , when]) => when(told)).map(([status, why]) => ({ status, why }))
}

function isForSome({ access }: Told): boolean {
  return !['anyone', 'staff', 'monitor'].includes(access)
}

function isFromOurPage({ changes, fromElsewhere }: Told): boolean {
  return changes && fromElsewhere === undefined
}

function isLimited({ perMinute, countsTries, reply }: Told): unknown {
  return perMinute ?? countsTries ?? reply?.events
}
