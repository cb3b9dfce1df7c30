// An HTTP client for tests: sends exactly the path and headers of a test over loopback, and keeps the whole reply.
import { request as open, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'

export interface TestRequest {
  readonly method: string
  readonly url: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Bytes are sent as they are, another object as JSON. */
  readonly payload?: string | object
}

export interface TestReply {
  readonly statusCode: number
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly bytes: Buffer
  readonly body: string
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- a test says what it expects to find
  json<Value = unknown>(): Value
}

export async function ask(port: number, request: TestRequest): Promise<TestReply> {
  const { method, url, query, payload, headers } = request
  const isJson = typeof payload === 'object' && !(payload instanceof Uint8Array)
  const body = isJson ? JSON.stringify(payload) : payload
  const asked = open({
    agent: false,
    port,
    host: '127.0.0.1',
    method,
    path: query ? `${url}?${new URLSearchParams(query).toString()}` : url,
    headers: {
      ...(isJson && { 'content-type': 'application/json' }),
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
      ...headers,
    },
  })
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const bytes = await buffer(answer)
  const said = bytes.toString()
  return {
    statusCode: answer.statusCode ?? 0,
    headers: Object.fromEntries(Object.entries(answer.headers).map(([name, value]) => [name, String(value)])),
    bytes,
    body: said,
    json: () => JSON.parse(said),
  }
}
