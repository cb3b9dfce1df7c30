// An answer: gathered first, written once.
import type { ServerResponse } from 'node:http'

export const jsonType = 'application/json; charset=utf-8'

/** What stands on every answer, as names and values in turn. */
export interface StandingHeaders {
  readonly pairs: readonly string[]
}

export class HttpReply {
  readonly raw: ServerResponse
  readonly #standing: StandingHeaders
  #own: Record<string, string> = {}
  #status = 200

  constructor(raw: ServerResponse, standing: StandingHeaders) {
    this.raw = raw
    this.#standing = standing
  }

  get isSent(): boolean {
    return this.raw.headersSent || this.raw.destroyed
  }

  status(status: number): this {
    this.#status = status
    return this
  }

  header(name: string, value: string | number): this {
    this.#own[name] = String(value)
    return this
  }

  type(type: string): this {
    return this.header('content-type', type)
  }

  /** Forgets what was meant for another answer. */
  startOver(): this {
    this.#status = 200
    this.#own = {}
    return this
  }

  redirect(location: string, status: number): this {
    return this.status(status).header('location', location).send()
  }

  /** An object goes out as JSON, text and bytes as they are. */
  send(payload?: string | Buffer | object): this {
    if (this.isSent) return this
    const body = this.#bytesOf(payload)
    // Not modified: the body that it would have is the one that the browser has.
    if (this.#status !== 304) this.header('content-length', Buffer.byteLength(body))
    this.#writeHead()
    // Node leaves the body of an answer to HEAD out by itself.
    this.raw.end(body)
    return this
  }

  /** The headers now, and the body bit by bit as it comes. */
  openStream(): ServerResponse {
    this.#writeHead()
    // Who asks for the headers alone would wait for the end of a stream that has none.
    if (this.raw.req.method === 'HEAD') this.raw.end()
    return this.raw
  }

  #bytesOf(payload: string | Buffer | object | undefined): string | Buffer {
    if (payload === undefined) return ''
    if (Buffer.isBuffer(payload)) return payload
    if (typeof payload === 'string') {
      this.#own['content-type'] ??= 'text/plain; charset=utf-8'
      return payload
    }
    this.#own['content-type'] ??= jsonType
    return JSON.stringify(payload)
  }

  #writeHead(): void {
    const headers = [...this.#standing.pairs]
    for (const name in this.#own) headers.push(name, this.#own[name] ?? '')
    this.raw.writeHead(this.#status, headers)
  }
}
