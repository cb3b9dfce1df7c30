// The Stripe keys: all three or none, all of the same mode, and never in a message.
import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { straySettingMessages } from './stray-settings.ts'

const secret = 'hunter2hunter2hunter2'
const keys = {
  STRIPE_SECRET_KEY: `sk_live_${secret}`,
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abcdefghijkl',
  STRIPE_WEBHOOK_SECRET: `whsec_${secret}`,
}
const testKeys = {
  ...keys,
  STRIPE_SECRET_KEY: `sk_test_${secret}`,
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abcdefghijkl',
}

test.each([
  ['without keys', {}, 'demo', undefined],
  ['with keys', keys, 'stripe', false],
  ['with keys and their name', { ...keys, PAYMENTS: 'stripe' }, 'stripe', false],
  ['with test keys', testKeys, 'stripe', true],
  ['with a restricted key', { ...keys, STRIPE_SECRET_KEY: `rk_live_${secret}` }, 'stripe', false],
  // The keys are still read with PAYMENTS=counter, since open holds have to be settled.
  ['with keys, and cards no longer taken', { ...keys, PAYMENTS: 'counter' }, 'counter', false],
])('%s', (_what, env, payments, isTestMode) => {
  const config = readConfig(env)
  expect([config.payments, config.stripe?.isTestMode]).toEqual([payments, isTestMode])
})

test('a suffix for bank statements and a Stripe on this machine can be named', () => {
  const env = { ...testKeys, STRIPE_STATEMENT_SUFFIX: ' DOWNTOWN ', STRIPE_API_URL: 'http://127.0.0.1:12111' }
  expect(readConfig(env).stripe).toMatchObject({ statementSuffix: 'DOWNTOWN', isTestMode: true })
  expect(readConfig(env).stripe?.api?.origin).toBe('http://127.0.0.1:12111')
})

describe('a sentence says what to fix', () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['a key is missing', { ...keys, STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET must be set too'],
    [
      'two are missing',
      { STRIPE_SECRET_KEY: keys.STRIPE_SECRET_KEY },
      'STRIPE_PUBLISHABLE_KEY and STRIPE_WEB',
    ],
    [
      'the secret key is the page’s',
      { ...keys, STRIPE_PUBLISHABLE_KEY: keys.STRIPE_SECRET_KEY },
      'STRIPE_PUBLISHABLE_KEY is the secret key, not the publishable key.',
    ],
    [
      'the page’s key is the secret one',
      { ...keys, STRIPE_SECRET_KEY: keys.STRIPE_PUBLISHABLE_KEY },
      'STRIPE_SECRET_KEY is the publishable key, not the secret key.',
    ],
    [
      'a key is the webhook’s',
      { ...keys, STRIPE_WEBHOOK_SECRET: keys.STRIPE_SECRET_KEY },
      'STRIPE_WEBHOOK_SECRET is the secret key, not the webhook’s secret.',
    ],
    [
      'a key is none',
      { ...keys, STRIPE_SECRET_KEY: secret },
      'STRIPE_SECRET_KEY does not look like a key of its kind: it must begin with sk_live_ or sk_test_.',
    ],
    ...['sk_live_', 'sk_test_…', 'sk_live_abc'].map((cutOff): [string, Record<string, string>, string] => [
      `${cutOff} is all there is`,
      { ...keys, STRIPE_SECRET_KEY: cutOff },
      'STRIPE_SECRET_KEY begins as it should, and looks cut off. Copy it again',
    ]),
    [
      'the webhook’s secret is cut off',
      { ...keys, STRIPE_WEBHOOK_SECRET: 'whsec_…' },
      'STRIPE_WEBHOOK_SECRET begins as it should, and looks cut off.',
    ],
    [
      'they are of two modes',
      { ...keys, STRIPE_SECRET_KEY: testKeys.STRIPE_SECRET_KEY },
      'are of different modes',
    ],
    ['the demo is wanted all the same', { ...keys, PAYMENTS: 'demo' }, 'nobody would pay'],
    ['Stripe is wanted without keys', { PAYMENTS: 'stripe' }, 'the keys are missing'],
    ['a demo has real keys', { ...keys, DEMO: 'on' }, 'Unset DEMO'],
    ['real keys go elsewhere', { ...keys, STRIPE_API_URL: 'http://127.0.0.1:1' }, 'Unset STRIPE_API_URL'],
    ['keys leave the machine', { ...testKeys, STRIPE_API_URL: 'http://evil.example' }, 'of this machine'],
    ['by a trick', { ...testKeys, STRIPE_API_URL: 'http://127.0.0.1@evil.example' }, 'of this machine'],
    ['it is too long', { ...keys, STRIPE_STATEMENT_SUFFIX: 'ELEVEN SIGN' }, 'It must be 2 to 10'],
    ['no bank prints it', { ...keys, STRIPE_STATEMENT_SUFFIX: '*** 1 ***' }, 'STRIPE_STATEMENT_SUFFIX is'],
  ])('where %s', (_what, env, words) => {
    expect(() => readConfig(env)).toThrow(words)
    expect(() => readConfig(env)).not.toThrow(secret)
  })
})

test('a misspelled key is named', () => {
  expect(straySettingMessages({ STRIPE_SECRET: 'x', STRIPE_PUBLISHABLE_KEY: '' })).toEqual([
    'STRIPE_SECRET is not a setting of Burritoful, and was not read.',
  ])
})
