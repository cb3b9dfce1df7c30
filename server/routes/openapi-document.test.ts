// The OpenAPI document itself: whole, sound and cached.
import { describe, expect, test } from 'vitest'
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
      const [success = '', ...others] = Object.keys(operation.responses).filter((one) => one !== '304')
      expect([success.length, others], name).toEqual([3, ['default']])
      const inPath = operation.parameters.filter((one) => one.in === 'path')
      const places = [...name.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place)
      expect(inPath.map((one) => one.name).toSorted(), name).toEqual(places.toSorted())
      expect(
        inPath.every(({ required }) => required),
        name,
      ).toBe(true)
      expect(
        operation.parameters.every(({ schema }) => typeof schema === 'object'),
        name,
      ).toBe(true)
      expect(operation.requestBody !== undefined, name).toBe(/^(POST|PUT) /.test(name))
      const schemes = operation.security.flatMap((one) => Object.keys(one))
      expect(schemes.filter((scheme) => !document.components.securitySchemes[scheme])).toEqual([])
    }
    expect(ids.size).toBe(operationsOf(document).size)
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
