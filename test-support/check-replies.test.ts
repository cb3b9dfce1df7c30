// Every reply in a test is compared with what its route says that it answers.
import { expect, test } from 'vitest'
import { aliveReply } from '../domain/contract/replies.ts'
import { json } from '../server/contract/answers.ts'
import { faultOf } from './check-replies.ts'

test('an answer with a field that its route does not name is caught, in any test', () => {
  const fault = (body: object, status = 200, type = 'application/json; charset=utf-8') =>
    faultOf(json(aliveReply), { status, type, body: JSON.stringify(body) })
  expect(fault({ alive: true })).toBeUndefined()
  expect(fault({ alive: true, passwordHash: 'x' })).toContain('passwordHash')
  expect(fault({})).toContain('alive')
  expect(fault({ alive: true }, 201)).toBe('201 instead of 200')
  expect(fault({ alive: true }, 200, 'text/html')).toContain('text/html')
  const unknown = { status: 404, code: 'no-such-code', title: '' }
  expect(fault(unknown, 404, 'application/problem+json')).toContain('code')
})
