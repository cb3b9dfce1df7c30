// Calls operations by their name in the OpenAPI document, and checks request and reply against the document.
import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import { createReader, operationsOf, withMore, type ApiDocument } from './api-document.ts'
import type { TestReply } from './ask.ts'
import type { TestApp } from './test-app.ts'

const mostTries = 40

export interface Call {
  readonly in?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  /** A body that is not JSON. */
  readonly bytes?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

export function createCaller({ send }: Pick<TestApp, 'send'>, document: ApiDocument) {
  const operations = operationsOf(document)
  const faultAt = createReader(document)
  const answered = new Set<string>()

  async function ask(name: string, { in: places = {}, query, body, bytes, headers = {} }: Call = {}) {
    const [method = '', path = ''] = name.split(' ')
    const form = operations.get(name)?.requestBody?.content['application/x-www-form-urlencoded']
    const [first = 'application/json'] = Object.keys(operations.get(name)?.requestBody?.content ?? {})
    const type = form ? 'application/x-www-form-urlencoded' : bytes ? first : 'application/json'
    const sent = bytes ?? (form ? new URLSearchParams({ ...body }).toString() : JSON.stringify(body ?? {}))
    const request = {
      method,
      url: path.replace(/\{(\w+)\}/g, (_all, place: string) => places[place] ?? ''),
      ...(query && { query: { ...query } }),
      headers: { ...(method !== 'GET' && { 'content-type': type }), ...headers },
      ...(method !== 'GET' && { payload: sent }),
    }
    for (let attempts = 1; ; attempts += 1) {
      const reply = await send(request)
      // Reading the document blocks the thread that the server shares, so the server may refuse strangers as overloaded.
      if (reply.statusCode !== 503 || attempts === mostTries) return reply
      await wait(250)
    }
  }

  /** For a call that must succeed: request and reply must match the document, but not with an unknown field added. */
  async function expectSaid(name: string, call: Call = {}): Promise<TestReply> {
    const operation = operations.get(name)
    if (!operation) throw new Error(`${name} is not in the document`)
    const place = placeOf(name)
    for (const [type] of Object.entries(operation.requestBody?.content ?? {})) {
      expect(
        faultAt([...place, 'requestBody', 'content', type, 'schema'], call.bytes ? '' : (call.body ?? {})),
        name,
      ).toBeUndefined()
    }
    const reply = await ask(name, call)
    const response = operation.responses[reply.statusCode]
    if (!response) throw new Error(`${name} answered ${reply.statusCode}, which is not said: ${reply.body}`)
    const [type] = Object.keys(response.content ?? {})
    expect(mediaTypeOf(reply), name).toBe(type)
    if (type === 'application/json') {
      const schema = [...place, 'responses', String(reply.statusCode), 'content', type, 'schema']
      expect(faultAt(schema, reply.json()), name).toBeUndefined()
      if (!name.endsWith('/openapi.json'))
        for (const more of withMore(reply.json())) expect(faultAt(schema, more), name).toBeDefined()
    }
    answered.add(name)
    return reply
  }

  async function expectRefused(name: string, status: number, code: string, call: Call = {}) {
    const reply = await ask(name, call)
    expectProblem(reply, status, code)
    return reply
  }

  function expectProblem(reply: TestReply, status: number, code: string): void {
    const schema = ['components', 'schemas', 'Problem']
    expect([reply.statusCode, mediaTypeOf(reply)], reply.body).toEqual([status, 'application/problem+json'])
    expect(reply.json()).toMatchObject({ status, code })
    expect(faultAt(schema, reply.json())).toBeUndefined()
    for (const more of withMore(reply.json())) expect(faultAt(schema, more)).toBeDefined()
  }

  return { operations, answered, faultAt, expectSaid, expectRefused, expectProblem }
}

export function placeOf(name: string): string[] {
  const [method = '', path = ''] = name.split(' ')
  return ['paths', path, method.toLowerCase()]
}

function mediaTypeOf({ headers }: TestReply): string | undefined {
  return headers['content-type']?.split(';')[0]
}
