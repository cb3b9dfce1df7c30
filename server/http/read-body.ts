// Reads the body of a request: JSON for the API, form fields for the native login. Anything else is refused.
import type { IncomingMessage } from 'node:http'
import { Problem } from '#domain/problems.ts'

export interface Body {
  /** As it came. */
  readonly text: string
  readonly value: unknown
}

const mostBytes = 16 * 1024
/** No form of ours has more than some dozen; each one is looked at, and the wrong ones are answered with a message. */
const mostValues = 500

/** Undefined when there is none. */
export async function readBody(request: IncomingMessage): Promise<Body | undefined> {
  const parse = parserFor(request)
  if (!parse) return undefined
  const text = await readText(request)
  if ((text.match(/[,&]/g)?.length ?? 0) >= mostValues) throw new Problem('request-too-large')
  return { text, value: parse(text) }
}

function parserFor({ headers }: IncomingMessage): ((text: string) => unknown) | undefined {
  const type = headers['content-type']
  const length = headers['content-length'] ?? '0'
  if (type === undefined && length === '0' && headers['transfer-encoding'] === undefined) return undefined
  switch (type?.split(';', 1)[0]?.trim().toLowerCase()) {
    case 'application/json':
      return parseJson
    case 'application/x-www-form-urlencoded':
      return (text) => Object.fromEntries(new URLSearchParams(text))
    default:
      throw new Problem('unsupported-media-type')
  }
}

function readText(request: IncomingMessage): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  if (Number(request.headers['content-length']) > mostBytes) throw new Problem('request-too-large')
  const chunks: Buffer[] = []
  let bytes = 0
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length
    if (bytes <= mostBytes) return void chunks.push(chunk)
    // What still comes is not looked at; the answer closes the connection.
    request.removeAllListeners('data').resume()
    reject(new Problem('request-too-large'))
  })
  // Decoded whole: a character may lie across two chunks.
  request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
  // Whoever sent it is gone.
  request.on('error', (error) => reject(new Problem('malformed-request', {}, error)))
  return promise
}

function parseJson(text: string): unknown {
  const value = asJson(text)
  // A name can be written with escapes, so only a text without any is known to be harmless at a glance.
  if (/__proto__|constructor|\\u/.test(text) && reachesPrototype(value))
    throw new Problem('malformed-request')
  return value
}

function asJson(text: string): unknown {
  try {
    // Some programs write a mark of their own in front.
    return JSON.parse(text.startsWith('\ufeff') ? text.slice(1) : text)
  } catch (error) {
    throw new Problem('malformed-request', {}, error)
  }
}

/** Whether copying the value carelessly could change what every object has. Without recursion: it may be deep. */
function reachesPrototype(value: unknown): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    if (Object.hasOwn(next, '__proto__')) return true
    const maker: unknown = Object.hasOwn(next, 'constructor') ? next.constructor : undefined
    if (typeof maker === 'object' && maker !== null && Object.hasOwn(maker, 'prototype')) return true
    waiting.push(...(Object.values(next) as unknown[]))
  }
  return false
}
