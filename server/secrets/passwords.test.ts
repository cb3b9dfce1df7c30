import { expect, test } from 'vitest'
import { earlierHash } from '../../test-support/earlier-hash.ts'
import { systemCaller } from './hash-queue.ts'
import { hashPassword, isHashOutdated, verifyPassword } from './passwords.ts'

test('a password is kept as argon2id with the written cost, never alike twice', async () => {
  const [one, two] = await Promise.all([
    hashPassword('burrito', systemCaller),
    hashPassword('burrito', systemCaller),
  ])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(two)
  expect(await verifyPassword('burrito', one, systemCaller)).toBe(true)
  expect(await verifyPassword('burritos', one, systemCaller)).toBe(false)
  expect(await verifyPassword('burrito', undefined, systemCaller)).toBe(false)
})

test('a hash of an earlier cost is still verified, and known to be outdated', async () => {
  const earlier = earlierHash('burrito')
  expect(await verifyPassword('burrito', earlier, systemCaller)).toBe(true)
  expect(await verifyPassword('burritos', earlier, systemCaller)).toBe(false)
  expect([isHashOutdated(earlier), isHashOutdated(await hashPassword('burrito', systemCaller))]).toEqual([
    true,
    false,
  ])
})

test('a broken hash fits no password', async () => {
  for (const broken of ['', 'burrito', '$argon2id$v=19$m=19456,t=2,p=1$$', earlierHash('').slice(0, -4)]) {
    expect(await verifyPassword('', broken, systemCaller)).toBe(false)
  }
})
