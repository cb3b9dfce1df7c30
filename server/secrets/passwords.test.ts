import { expect, test } from 'vitest'
import { earlierHash } from '../../test-support/earlier-hash.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'

test('a password is kept as argon2id with the written cost, never alike twice', async () => {
  const [one, two] = await Promise.all([hashPassword('burrito'), hashPassword('burrito')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword('burrito', one)).toBe(true)
  expect(await verifyPassword('burritos', one)).toBe(false)
  expect(await verifyPassword('burrito', undefined)).toBe(false)
})

test('a hash of an earlier cost is still verified, and known to be outdated', async () => {
  const earlier = earlierHash('burrito')
  expect(await verifyPassword('burrito', earlier)).toBe(true)
  expect(await verifyPassword('burritos', earlier)).toBe(false)
  expect([isOutdated(earlier), isOutdated(await hashPassword('burrito'))]).toEqual([true, false])
})

test('a broken hash fits no password', async () => {
  for (const broken of ['', 'burrito', '$argon2id$v=19$m=19456,t=2,p=1$$', earlierHash('').slice(0, -4)]) {
    expect(await verifyPassword('', broken)).toBe(false)
  }
})

test('when fifty checks wait, further ones are refused for now', async () => {
  const asked = await Promise.allSettled(Array.from({ length: 60 }, () => verifyPassword('x', undefined)))
  const refused = asked.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(8)
  expect(refused[0]?.reason).toMatchObject({ code: 'too-many-requests' })
})
