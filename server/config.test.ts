import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing set is a good start', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', trustProxy: false, rateLimits: true })
})

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(readConfig({}))
})

test('everything set is understood', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://user:secret@db/burritoful',
    OWNER_PASSWORD: 'twelve chars or more',
    PUBLIC_URL: 'https://burritoful.example',
    TRUST_PROXY: 'loopback, 10.0.0.0/24',
    RATE_LIMITS: 'off',
  })
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    trustProxy: ['loopback', '10.0.0.0/24'],
    rateLimits: false,
  })
  expect(config.publicUrl?.origin).toBe('https://burritoful.example')
})

describe('a wrong setting is named in a sentence', () => {
  test.each([
    ['PORT', 'eighty', 'PORT is "eighty"'],
    ['PORT', '70000', 'from 0 to 65535'],
    ['DATABASE_URL', 'mysql://user:secret@db/x', 'must look like postgres://'],
    ['OWNER_PASSWORD', 'short', '12 to 200 characters'],
    ['PUBLIC_URL', 'burritoful.example', "the site's address alone"],
    ['PUBLIC_URL', 'https://burritoful.example/shop', "the site's address alone"],
    ['TRUST_PROXY', 'yes', 'off, loopback'],
    ['TRUST_PROXY', '10.0.0.0/99', 'off, loopback'],
    ['RATE_LIMITS', 'maybe', 'on or off'],
  ])('%s=%s', (name, value, words) => {
    expect(() => readConfig({ [name]: value })).toThrow(words)
  })

  test('without repeating a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:secret@db/x' })).not.toThrow(/secret/)
  })
})
