// The only fetch in web/, what can come back from it, and the one call that shop and staff share. The other calls are in
// order-api.ts, kitchen-api.ts and office-api.ts, so that each screen loads only its own.
import type { ValidationErrors } from '#domain/basics/validation-errors.ts'
import { confirmedAtHeader, type MenuReply, restaurantPaths } from '#domain/restaurant/restaurant-api.ts'
import type { ProblemReply } from '#domain/orders/problem-schema.ts'
import { updatePageData } from './page-data.ts'

const readTimeout = 10_000

/** The server answered with a refusal. */
export class Refusal extends Error {
  declare readonly status: number
  declare readonly code: ProblemReply['code']
  /** The server's own words, for a code that this page does not know; refusal-messages.ts. */
  declare readonly title: string
  /** What is wrong with which field: by code, and in the server's own words. */
  declare readonly errors: ValidationErrors
  declare readonly fields: Readonly<Record<string, string>>
  declare readonly bill: ProblemReply['bill']
  declare readonly items: readonly string[]
  /** The choices that are sold out. */
  declare readonly choices: readonly string[]
  /** When orders are taken again; null: when the kitchen says so. */
  declare readonly until: string | null
  /** What the bank wants of the customer before the order is sent again. */
  declare readonly challenge: string | undefined
  /** The limit that was reached, or not reached. */
  declare readonly most: number | undefined
  declare readonly minimumOrder: number | undefined
  declare readonly least: number | undefined
  /** How many are left today of the first of the items (R59). */
  declare readonly remaining: number | undefined
  /** The restaurant's, where the refusal asks for a call; null where none is set. */
  declare readonly phone: string | null | undefined
  /** Fulfillment as it is offered now, where the order took other terms for granted. */
  declare readonly fulfillmentSettings: ProblemReply['fulfillmentSettings']
  /** Why the code is refused (R64). */
  declare readonly promoCodeRejection: ProblemReply['promoCodeRejection']
  /** The payment methods of now, where the order took another one for granted. */
  declare readonly paymentMethods: ProblemReply['paymentMethods']
  /** The times that are left, where the order named another (R44). */
  declare readonly times: ProblemReply['times']
  /** Seconds, where the server asks for patience. */
  declare readonly retryAfter: number | undefined

  constructor(problem: ProblemReply, retryAfter: number | undefined) {
    super(problem.title)
    this.name = 'Refusal'
    const unsaid = { errors: {}, fields: {}, items: [], choices: [], until: null }
    Object.assign(this, unsaid, problem, { retryAfter })
  }
}

/** Nobody knows what became of the request: no connection, no answer in time, or an answer that is not ours. */
export class NoAnswer extends Error {
  readonly kind: 'unreachable' | 'timed-out' | 'strange'

  constructor(kind: NoAnswer['kind'], cause?: unknown) {
    super(`The server gave no answer: ${kind}`, { cause })
    this.name = 'NoAnswer'
    this.kind = kind
  }
}

type RefusalOfPerson = 'not-signed-in' | 'not-allowed'
const listeners = new Set<(code: ProblemReply['code']) => void>()

/** Calls the listener for every answer that refuses a person; the returned function unsubscribes. */
export function listenForRefusal(code: RefusalOfPerson, listener: () => void): () => void {
  const notify = (refused: ProblemReply['code']) => refused === code && listener()
  listeners.add(notify)
  return () => listeners.delete(notify)
}

export async function fetchMenu(): Promise<MenuReply> {
  const answer = await exchange(restaurantPaths.menu, {})
  const menu = readAnswer<MenuReply>(answer)
  const reply = { ...menu, now: confirmedAt(menu.now, answer.header(confirmedAtHeader)) }
  updatePageData(reply)
  return reply
}

/** A menu from the browser's cache says when it was written; its header says when the server confirmed it (304). */
export function confirmedAt(writtenAt: string, header: string | null): string {
  const confirmed = Date.parse(header ?? '')
  return confirmed > Date.parse(writtenAt) ? new Date(confirmed).toISOString() : writtenAt
}

export function post<Reply>(path: string, body: object, timeout = readTimeout): Promise<Reply> {
  return call<Reply>(path, { method: 'POST', ...jsonOf(body), signal: AbortSignal.timeout(timeout) })
}

export function jsonOf(body: object) {
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

export async function call<Reply>(path: string, init: RequestInit = {}): Promise<Reply> {
  return readAnswer(await exchange(path, init))
}

/** The answer to a request by fetch or by upload. */
export interface Answer {
  readonly ok: boolean
  readonly text: string
  readonly header: (name: string) => string | null
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows what the path answers
export function readAnswer<Reply>({ ok, text, header }: Answer): Reply {
  const json = isJson(header('content-type')) ? parse(text) : undefined
  if (!ok && isProblem(json)) {
    for (const listener of listeners) listener(json.code)
    throw new Refusal(json, secondsToWait(header('retry-after')))
  }
  // Only our own server sends JSON here: a proxy's page or a hotel's login is no answer, whatever its status.
  if (!ok || typeof json !== 'object' || json === null) throw new NoAnswer('strange')
  return json as Reply
}

async function exchange(path: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(path, {
      signal: AbortSignal.timeout(readTimeout),
      cache: 'no-cache',
      ...init,
      headers: { accept: 'application/json', ...(init.headers as Record<string, string>) },
    })
    return { ok: response.ok, text: await response.text(), header: (name) => response.headers.get(name) }
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
    throw new NoAnswer(timedOut ? 'timed-out' : 'unreachable', error)
  }
}

function isJson(type: string | null): boolean {
  return /^application\/(problem\+)?json\b/i.test(type ?? '')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isProblem(json: unknown): json is ProblemReply {
  if (typeof json !== 'object' || json === null) return false
  return 'code' in json && typeof json.code === 'string' && 'title' in json && typeof json.title === 'string'
}

function secondsToWait(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}
