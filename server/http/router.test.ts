import { describe, expect, test } from 'vitest'
import { createRouter } from './router.ts'
import { readTarget } from './target.ts'

const router = createRouter<string>()
router.mount('GET', '/', 'page')
router.mount('GET', '/api/menu', 'menu')
router.mount('GET', '/api/orders/:id', 'order')
router.mount('POST', '/api/orders/:id/move', 'move')
router.mount('GET', '/api/staff/add', 'add')
router.mount('POST', '/api/staff/:name/change', 'change')

describe('a path is found', () => {
  test.each([
    ['GET', '/', 'page', {}],
    ['GET', '/api/menu', 'menu', {}],
    ['GET', '/api/m%65nu', 'menu', {}],
    ['GET', '/api/orders/abc', 'order', { id: 'abc' }],
    ['GET', '/api/orders/caf%C3%A9', 'order', { id: 'café' }],
    ['GET', '/api/orders/a%2Fb', 'order', { id: 'a/b' }],
    ['GET', '/api/orders/__proto__', 'order', { id: '__proto__' }],
    ['GET', `/api/orders/${'a'.repeat(64)}`, 'order', { id: 'a'.repeat(64) }],
    ['POST', '/api/orders/abc/move', 'move', { id: 'abc' }],
    ['GET', '/api/staff/add', 'add', {}],
    // A name that is also a part of another path.
    ['POST', '/api/staff/add/change', 'change', { name: 'add' }],
  ])('%s %s', (method, path, what, params) => {
    expect(router.find(method, path)).toMatchObject({ what, params })
  })
})

describe('a path is nobody’s', () => {
  test.each([
    ['POST', '/api/menu'],
    ['get', '/api/menu'],
    ['GET', ''],
    ['GET', '*'],
    ['GET', 'api/menu'],
    ['GET', '//'],
    ['GET', '//api/menu'],
    ['GET', '/api//menu'],
    ['GET', '/api/menu/'],
    ['GET', '/api/MENU'],
    ['GET', '/api%2Fmenu'],
    ['GET', '/api/%zz'],
    ['GET', '/api/orders/%ff'],
    ['GET', '/api/orders/'],
    ['GET', `/api/orders/${'a'.repeat(65)}`],
    ['GET', '/api/orders/:id/move'],
    ['GET', '/constructor'],
  ])('%s %s', (method, path) => {
    expect(router.find(method, path)).toBeUndefined()
  })
})

test('two routes never stand at one place', () => {
  expect(() => router.mount('GET', '/api/orders/:number', 'twin')).toThrow('mounted twice')
})

test.each([
  ['/api/menu', '/api/menu', ''],
  ['/api/menu?', '/api/menu', ''],
  ['/api/menu?a=1?b', '/api/menu', 'a=1?b'],
  ['/api/menu#a', '/api/menu', 'a'],
  ['http://burritoful.test/api/menu?a=1', '/api/menu', 'a=1'],
  ['HTTPS://burritoful.test', '', ''],
  ['*', '*', ''],
])('the target %s', (url, path, query) => {
  expect(readTarget(url)).toEqual({ path, query })
})
