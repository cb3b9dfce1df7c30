import { expect, test } from 'vitest'
import { earlierHash } from '../../test-support/earlier-hash.ts'
import { ourselves } from './hash-queue.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'

test('a password is kept as argon2id with the written cost, never alike twice', async () => {
  const [one, two] = await Promise.all([
    hashPassword('burrito', ourselves),
    hashPassword('burrito', ourselves),
  ])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword('burrito', one, ourselves)).toBe(true)
  expect(await verifyPassword('burritos', one, ourselves)).toBe(false)
  expect(await verifyPassword('burrito', undefined, ourselves)).toBe(false)
})

test('a hash of an earlier cost is still verified, and known to be outdated', async () => {
  const earlier = earlierHash('burrito')
  expect(await verifyPassword('burrito', earlier, ourselves)).toBe(true)
  expect(await verifyPassword('burritos', earlier, ourselves)).toBe(false)
  expect([isOutdated(earlier), isOutdated(await hashPassword('burrito', ourselves))]).toEqual([true, false])
})

test('a broken hash fits no password', async () => {
  for (const broken of ['', 'burrito', '$argon2id$v=19$m=19456,t=2,p=1$$', earlierHash('').slice(0, -4)]) {
    expect(await verifyPassword('', broken, ourselves)).toBe(false)
  }
})
