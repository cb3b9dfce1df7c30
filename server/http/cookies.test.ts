import { expect, test } from 'vitest'
import { dropCookie, readCookie, writeCookie } from './cookies.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['session=abc', 'abc'],
  ['a=b; session=abc; c=d', 'abc'],
  ['a=b;session = abc', 'abc'],
  ['session=abc; session=def', 'abc'],
  ['session=a=b', 'a=b'],
  ['xsession=abc; sessionx=abc; SESSION=abc', undefined],
  ['session; =session', undefined],
])('of %j the session is %j', (header, value) => {
  expect(readCookie(header, 'session')).toBe(value)
})

test('a cookie is for our own pages and out of reach for scripts', () => {
  const expires = new Date('2026-11-29T00:00:00.000Z')
  const marks = 'Path=/; Expires=Sun, 29 Nov 2026 00:00:00 GMT; HttpOnly'
  expect(writeCookie('session', 'abc', { expires, secure: false })).toBe(
    `session=abc; ${marks}; SameSite=Lax`,
  )
  expect(writeCookie('session', 'abc', { expires, secure: true })).toContain('; Secure; ')
  expect(dropCookie('session', false)).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/)
})
