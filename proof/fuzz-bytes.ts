// Raw bytes for the fuzzed requests: almost valid HTTP, and no HTTP at all.
import fc from 'fast-check'

export type Corruption = (request: Buffer) => Buffer

/** A request with one byte changed, removed or inserted, or with its rest cut off. */
export const corruptions: fc.Arbitrary<Corruption> = fc
  .tuple(fc.constantFrom('change', 'take', 'put', 'cut'), fc.nat(), fc.integer({ min: 0, max: 255 }))
  .map(([how, place, byte]): Corruption => (request) => {
    const at = place % request.length
    const [before, after] = [request.subarray(0, at), request.subarray(at + 1)]
    if (how === 'cut') return before
    if (how === 'take') return Buffer.concat([before, after])
    return Buffer.concat([before, Buffer.from([byte]), how === 'put' ? request.subarray(at) : after])
  })

export const noRequests: Corruption[] = [
  'GET / HTTP/9.9\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  'GET /healthz\r\n\r\n',
  'POST /api/orders HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/orders HTTP/1.1\r\nhost: x\r\ncontent-length: -1\r\n\r\n',
  'POST /api/orders HTTP/1.1\r\nhost: x\r\ncontent-length: 99999999999999999999\r\n\r\n',
  'POST /api/orders HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx',
  'POST /api/orders HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n\r\n',
  'POST /api/orders HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked, gzip\r\n\r\n',
  'BURRITO /healthz HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET http://[::1 HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET http://evil.example/healthz HTTP/1.1\r\nhost: x\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET * HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET healthz HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET //evil.example/%2e%2e HTTP/1.1\r\nhost: x\r\naccept: text/html\r\n\r\n',
  'GET /\\evil.example HTTP/1.1\r\nhost: x\r\naccept: text/html\r\n\r\n',
  'GET /é HTTP/1.1\r\nhost: x\r\n\r\n',
  `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  `GET /healthz HTTP/1.1\r\nhost: x\r\n${'a: b\r\n'.repeat(3_000)}\r\n`,
  `GET /healthz HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
  'GET /healthz HTTP/1.1\nhost: x\n\n',
  'GET /healthz HTTP/1.1\r\nhost: x\r\n folded: yes\r\n\r\n',
  'GET /healthz HTTP/1.1\r\nhost : x\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
  '\r\n\r\n\r\n',
  'burrito please\r\n\r\n',
].map((text) => () => Buffer.from(text, 'utf8'))
