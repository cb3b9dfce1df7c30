// Whose X-Forwarded headers Fastify trusts, for each form of TRUST_PROXY.
import { fastify } from 'fastify'
import { describe, expect, test } from 'vitest'
import { clientAddressOf } from '../limits/client-address.ts'

async function ask(trusted: readonly string[], remoteAddress: string, headers: Record<string, string>) {
  const app = fastify({ trustProxy: [...trusted] })
  app.get('/', async ({ ip, protocol, host }) => ({ ip, origin: `${protocol}://${host}` }))
  const reply = await app.inject({ url: '/', remoteAddress, headers })
  return reply.json<{ ip: string; origin: string }>()
}

describe('who asks', () => {
  test.each([
    // [trusted, remote address, X-Forwarded-For, client]
    [[], '10.0.0.1', '1.2.3.4', '10.0.0.1'],
    [['loopback'], '203.0.113.9', '1.2.3.4', '203.0.113.9'],
    [['loopback'], '127.0.0.1', undefined, '127.0.0.1'],
    [['loopback'], '127.0.0.1', ' , ', '127.0.0.1'],
    [['loopback'], '127.8.8.8', '1.2.3.4', '1.2.3.4'],
    [['loopback'], '::1', '1.2.3.4', '1.2.3.4'],
    [['loopback'], '::ffff:127.0.0.1', '1.2.3.4', '1.2.3.4'],
    // The client is the rightmost address that is not a trusted proxy; anybody may have written the addresses before it.
    [['loopback'], '127.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    [['loopback', '10.0.0.0/24'], '127.0.0.1', '6.6.6.6, 1.2.3.4,10.0.0.7 , 127.0.0.1', '1.2.3.4'],
    [['loopback', '10.0.0.0/24'], '127.0.0.1', '10.0.0.8, 10.0.0.7', '10.0.0.8'],
    [['loopback'], '127.0.0.1', 'unknown', 'unknown'],
    [['loopback'], '127.0.0.1', '1.2.3.4, unknown', 'unknown'],
    [['10.0.0.5'], '10.0.0.5', '1.2.3.4', '1.2.3.4'],
    [['10.0.0.5'], '10.0.0.6', '1.2.3.4', '10.0.0.6'],
    [['2001:db8::/32'], '2001:db8:1::5', '1.2.3.4', '1.2.3.4'],
    [['2001:db8::/32'], '2001:db9:1::5', '1.2.3.4', '2001:db9:1::5'],
    [['fe80::/10'], 'fe80::1%eth0', '1.2.3.4', '1.2.3.4'],
    [['::ffff:10.0.0.5'], '10.0.0.5', '1.2.3.4', '1.2.3.4'],
    [['::ffff:10.0.0.0/120'], '10.0.0.5', '1.2.3.4', '1.2.3.4'],
    [['::ffff:10.0.0.0/120'], '10.0.1.5', '1.2.3.4', '10.0.1.5'],
    // Even the widest IPv6 range contains no IPv4 address.
    [['::/1'], '10.0.0.5', '1.2.3.4', '10.0.0.5'],
    [['::/1'], '::ffff:10.0.0.5', '1.2.3.4', '::ffff:10.0.0.5'],
    [['::ffff:0:0/64'], '10.0.0.5', '1.2.3.4', '10.0.0.5'],
  ] as const)('trusting %j, %s forwarding %j is %s', async (trusted, nearest, forwarded, who) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
    expect((await ask(trusted, nearest, headers)).ip).toBe(who)
  })
})

describe('by which address of ours', () => {
  const forwarded = {
    host: 'inside:3000',
    'x-forwarded-proto': 'http, https',
    'x-forwarded-host': 'a, b.example',
  }
  test.each([
    ['a proxy that we trust is believed', ['loopback'], '127.0.0.1', forwarded, 'https://b.example'],
    ['a stranger is not', ['loopback'], '203.0.113.9', forwarded, 'http://inside:3000'],
    ['nobody is, when nobody is trusted', [], '127.0.0.1', forwarded, 'http://inside:3000'],
    ['a proxy may say nothing', ['loopback'], '127.0.0.1', { host: 'x' }, 'http://x'],
  ] as const)('%s', async (_what, trusted, nearest, headers, origin) => {
    expect((await ask(trusted, nearest, headers)).origin).toBe(origin)
  })
})

test.each([
  ['1.2.3.4', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::ffff:102:304', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['Unknown', 'unknown'],
])('%s is counted as %s', (address, clientAddress) => {
  expect(clientAddressOf(address)).toBe(clientAddress)
})
