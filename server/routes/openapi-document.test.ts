// The OpenAPI document itself: whole, sound and cached.
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { follow, operationsOf, readDocument } from '../../test-support/api-document.ts'
import { openTestApp } from '../../test-support/test-app.ts'

describe('the document', () => {
  test('holds every route of the server, and nothing else', async () => {
    const opened = await openTestApp('sqlite')
    const operations = operationsOf(await readDocument(opened))
    const mounted = opened.app.mounted
      .filter(({ rule }) => !rule.config.page)
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(mounted.length).toBeGreaterThan(30)
    expect([...operations.keys()].toSorted()).toEqual(mounted.toSorted())
  })

  test('is OpenAPI 3.1 in shape', async () => {
    const document = await readDocument(await openTestApp('sqlite'))
    expect(document).toMatchObject({ openapi: '3.1.1', info: { title: 'Burritoful', version: '1' } })
    const refs = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref = '']) => ref)
    expect(refs.filter((ref) => !ref.startsWith('#/') || follow(document, ref) === undefined)).toEqual([])
    const ids = new Set<string>()
    for (const [name, operation] of operationsOf(document)) {
      ids.add(operation.operationId)
      expect(operation.summary, name).not.toBe('')
      const parameters = operation.parameters ?? []
      const answers = Object.keys(operation.responses)
      expect(answers.filter((one) => /^(20\d|303)$/.test(one)).length, name).toBe(1)
      expect(answers, name).toContain('default')
      const inPath = parameters.filter((one) => one.in === 'path')
      const places = [...name.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place)
      expect(inPath.map((one) => one.name).toSorted(), name).toEqual(places.toSorted())
      expect(
        inPath.every(({ required }) => required),
        name,
      ).toBe(true)
      expect(
        parameters.every(({ schema }) => typeof schema === 'object'),
        name,
      ).toBe(true)
      expect(operation.requestBody === undefined || /^(POST|PUT) /.test(name), name).toBe(true)
      const schemes = operation.security.flatMap((one) => Object.keys(one))
      expect(schemes.filter((scheme) => !document.components.securitySchemes[scheme])).toEqual([])
    }
    expect(ids.size).toBe(operationsOf(document).size)
  })

  test('tells how each operation can be refused, by its rule', async () => {
    const operations = operationsOf(await readDocument(await openTestApp('sqlite')))
    const refusals = (name: string) =>
      Object.keys(operations.get(name)?.responses ?? {}).filter((status) => status >= '400')
    const withBody = ['400', '403', '409', '413', '415', '422']
    expect(refusals('GET /api/menu')).toEqual(['422', '503', 'default'])
    expect(refusals('GET /api/orders/{id}')).toEqual(['404', '422', '503', 'default'])
    expect(refusals('GET /api/office/log')).toEqual(['401', '403', '422', '503', 'default'])
    expect(refusals('POST /api/promo-codes/check')).toEqual([...withBody, '429', '503', 'default'])
    expect(refusals('POST /api/orders')).toEqual(
      [...withBody, '402', '404', '429', '503', 'default'].toSorted(),
    )
  })

  test('says where the server is and under which license, and names no schema that nobody uses', async () => {
    const document = await readDocument(await openTestApp('sqlite'))
    expect(document.servers).toEqual([{ url: '/' }])
    expect(document.info.license).toEqual({ name: 'MIT', identifier: 'MIT' })
    const used = new Set(
      [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, id]) => id),
    )
    expect(Object.keys(document.components.schemas).filter((id) => !used.has(id))).toEqual([])
  })

  test('holds no pattern that would need a flag: a pattern is published by its source alone', async () => {
    const { app } = await openTestApp('sqlite')
    const flags: string[] = []
    const override = ({ zodSchema }: { zodSchema: z.core.$ZodTypes }) => {
      // oxlint-disable-next-line no-underscore-dangle -- Zod's own place for what a schema was made of
      for (const { _zod } of zodSchema._zod.def.checks ?? []) {
        const { pattern } = _zod.def as { pattern?: RegExp }
        if (pattern && /[^u]/.test(pattern.flags)) flags.push(String(pattern))
      }
    }
    for (const { rule } of app.mounted)
      for (const schema of [...Object.values(rule.schema), rule.config.reply?.schema])
        if (schema) z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override })
    expect(flags).toEqual([])
  })

  test('is remembered by who has it', async () => {
    const { send } = await openTestApp('sqlite')
    const { headers } = await send({ method: 'GET', url: '/api/openapi.json' })
    expect(headers['cache-control']).toBe('no-cache')
    const again = await send({
      method: 'GET',
      url: '/api/openapi.json',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('names the cookie that is given over https', async () => {
    const opened = await openTestApp('sqlite', { publicUrl: 'https://burritoful.test' })
    const { securitySchemes } = (await readDocument(opened)).components
    expect(securitySchemes.session).toMatchObject({ in: 'cookie', name: '__Host-session' })
  })
})
