import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing set is a good start', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    trustProxy: false,
    rateLimits: true,
    keepDays: 365,
    logLevel: 'info',
  })
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
    KEEP_DAYS: '3650',
  })
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    trustProxy: ['loopback', '10.0.0.0/24'],
    rateLimits: false,
    keepDays: 3650,
  })
  expect(config.publicUrl?.origin).toBe('https://burritoful.example')
})

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, tls: false, user: undefined }],
  ['smtps://Mail.Example/', { host: 'mail.example', port: 465, tls: true }],
  [
    'smtps://cook%40burritoful.example:p%40ss%3A%2F%20word@mail.example:2465',
    { port: 2465, user: 'cook@burritoful.example', password: 'p@ss:/ word' },
  ],
  ['smtp://[::1]:25', { host: '::1', port: 25 }],
])('the mail server is read out of %s', (value, server) => {
  expect(readConfig({ SMTP_URL: value }).smtp).toMatchObject(server)
})

test.each([
  [{}, 'orders@localhost'],
  [{ PUBLIC_URL: 'https://burritoful.example' }, 'orders@burritoful.example'],
  [{ PUBLIC_URL: 'http://192.168.1.5:3000' }, 'orders@localhost'],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, 'orders@localhost'],
  [{ PUBLIC_URL: 'https://burritoful.example', MAIL_FROM: 'a+b@example.com' }, 'a+b@example.com'],
])('with %j mails are from %s', (env, from) => {
  expect(readConfig(env).mailFrom).toBe(from)
})

describe('a wrong setting is named in a sentence', () => {
  test.each([
    ['PORT', 'eighty', 'PORT is "eighty"'],
    ['PORT', '70000', 'from 0 to 65535'],
    ['DATABASE_URL', 'mysql://user:secret@db/x', 'must look like postgres://'],
    ['OWNER_PASSWORD', 'short', '12 to 200 characters'],
    ['PUBLIC_URL', 'burritoful.example', "the site's address alone"],
    ['LARGEST_ORDER', '0', 'from 1 to 10000'],
    ['LARGEST_ORDER', '10001', 'from 1 to 10000'],
    ['LARGEST_ORDER', '1e3', 'like 1000'],
    ['DEMO_PAYMENTS', 'on', 'It must be yes'],
    [
      'PAYMENTS',
      'stripes',
      'It must be stripe (cards are charged), demo (cards are asked for, and no money moves) or counter',
    ],
    ['PUBLIC_URL', 'https://burritoful.example/shop', "the site's address alone"],
    ['TRUST_PROXY', 'yes', 'off, loopback'],
    // A count of proxies, as others have it, would be the address 0.0.0.1.
    ['TRUST_PROXY', '1', 'off, loopback'],
    ['TRUST_PROXY', '10.0.0.0/99', 'off, loopback'],
    ['TRUST_PROXY', '0.0.0.0/0', 'off, loopback'],
    ['TRUST_PROXY', '::/0', 'off, loopback'],
    ['RATE_LIMITS', 'maybe', 'on or off'],
    ['KEEP_DAYS', '0', 'from 1 to 3650'],
    ['KEEP_DAYS', '3651', 'from 1 to 3650'],
    ['KEEP_DAYS', '1e2', 'KEEP_DAYS is "1e2"'],
    ['SMTP_URL', 'mail.example', 'must look like smtps://'],
    ['SMTP_URL', 'http://mail.example', 'must look like smtps://'],
    ['SMTP_URL', 'smtp://', 'must look like smtps://'],
    ['SMTP_URL', 'smtp://mail.example/path', 'must look like smtps://'],
    ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false', 'must look like smtps://'],
    ['SMTP_URL', 'smtps://cook@mail.example', 'must look like smtps://'],
    ['MAIL_FROM', 'Burritoful <orders@burritoful.example>', 'one address alone'],
    ['MAIL_FROM', 'a@burritoful.example, b@burritoful.example', 'one address alone'],
    ['DEMO', 'yes', 'on or off'],
  ])('%s=%s', (name, value, words) => {
    expect(() => readConfig({ [name]: value })).toThrow(words)
  })

  test.each([
    ['DATABASE_URL', 'postgres://user:secret@db/burritoful'],
    ['SMTP_URL', 'smtps://user:secret@mail.example:465'],
  ])('DEMO=on with %s: a demo has neither the real orders nor the real mail server', (name, value) => {
    expect(() => readConfig({ DEMO: 'on', [name]: value })).toThrow('Unset DEMO')
    expect(readConfig({ DEMO: 'on' }).demo).toBe(true)
    expect(readConfig({ [name]: value }).demo).toBe(false)
  })

  test('and all that are wrong are named together', () => {
    expect(() => readConfig({ PORT: 'eighty', KEEP_DAYS: '0' })).toThrow(
      /^PORT is "eighty"\. .*\nKEEP_DAYS is "0"\. /,
    )
  })

  test('without repeating a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:secret@db/x' })).not.toThrow(/secret/)
    expect(() => readConfig({ SMTP_URL: 'http://user:secret@mail.example' })).not.toThrow(/secret/)
  })
})
