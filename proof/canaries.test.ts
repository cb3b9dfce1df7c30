import { expect, test } from 'vitest'
import { createRandom } from '../server/demo/random.ts'
import { makeCanary, spellings, tracesOf } from './canaries.ts'

const canary = makeCanary(createRandom(1995))
const { number, cvv } = canary

const written: [string, string][] = [
  ...spellings(number).map((text, nth): [string, string] => [`spelling ${nth}`, text]),
  ['hexadecimal', Buffer.from(number).toString('hex')],
  ['base64', Buffer.from(number).toString('base64')],
  ['base64 after one byte', Buffer.from(`"${number}"`).toString('base64')],
  ['base64 after two bytes', Buffer.from(`{"${number}"}`).toString('base64')],
]

test.each(written)('a card number is found: %s', (_how, text) => {
  expect(tracesOf(canary, Buffer.from(`before ${text} after`), false)).not.toEqual([])
})

test('two bytes a character hide nothing', () => {
  expect(tracesOf(canary, Buffer.from(`x${number}x`, 'utf16le'), false)).not.toEqual([])
})

test('a CVV is found where it stands alone, and a port is none', () => {
  expect(tracesOf(canary, Buffer.from(`{"cvv":"${cvv}"}`), true)).toEqual([`CVV ${cvv}`])
  expect(tracesOf(canary, Buffer.from(`http://127.0.0.1:${cvv}/ a${cvv}b 1${cvv}`), true)).toEqual([])
})
