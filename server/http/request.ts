// A request as our routes see it.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { parse } from 'node:querystring'
import type { StaffMember } from '#domain/staff.ts'
import { readCookie } from './cookies.ts'
import type { Forwarding } from './forwarding.ts'
import { readTarget } from './target.ts'

/** Params, query and body are what the route's schemas made of them, once they have been checked. */
export class HttpRequest<Params = unknown, Query = unknown, Body = unknown> {
  readonly raw: IncomingMessage
  /** Short, and its own in this process: it ties the lines of the log together. */
  readonly id: string
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly startedAt = performance.now()
  params = {} as Params
  query: Query
  body = undefined as Body
  /** The body as it came, for telling a repetition from another request with the same key. */
  rawBody = ''
  /** Who asks, where the route wants to know. */
  staff: StaffMember | undefined
  readonly #forwarding: Forwarding

  constructor(raw: IncomingMessage, id: string, forwarding: Forwarding) {
    const { path, query } = readTarget(raw.url ?? '')
    this.raw = raw
    this.id = id
    this.method = raw.method ?? ''
    this.path = path
    this.headers = raw.headers
    this.query = (query === '' ? {} : parse(query)) as Query
    this.#forwarding = forwarding
  }

  get address(): string {
    return this.#forwarding.addressOf(this.raw)
  }

  /** Our own origin, as the browser that asks knows it. */
  get origin(): string {
    return this.#forwarding.originOf(this.raw)
  }

  cookie(name: string): string | undefined {
    return readCookie(this.headers.cookie, name)
  }
}
