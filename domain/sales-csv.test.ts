import { describe, expect, test } from 'vitest'
import { salesCsv, salesCsvName } from './sales-csv.ts'

const words = { days: ['Day', 'Refunded tax'], leftOut: 'Left out', language: 'en' } as const

function headerFor(name: string): string {
  const kind = { item: 'beef' as never, name: { en: name }, burritos: 0, beforeTax: 0 as never }
  const csv = salesCsv([], [kind], [], words)
  return csv.slice(csv.indexOf('Refunded tax,') + 'Refunded tax,'.length, -',Left out\r\n'.length)
}

describe('a name in the head of the CSV', () => {
  test.each([
    ['Beef', 'Beef'],
    ['Jalapeño', 'Jalapeño'],
    ['Beef, hot', '"Beef, hot"'],
    ['The "big" one', '"The ""big"" one"'],
    ['two\r\nlines', '"two\r\nlines"'],
    // Trust rule 17.
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1', "' =1"],
    ['\t=1', "'\t=1"],
    ['\rBeef', '"\'\rBeef"'],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
    // A sign that is not at the start is harmless.
    ['Beef-o-rama = good', 'Beef-o-rama = good'],
  ])('%j becomes %j', (name, cell) => expect(headerFor(name)).toBe(cell))
})

test('a day on which more was sent back than taken has numbers, not texts', () => {
  const amounts = { beforeTax: -1000, tax: -95, delivery: 0, revenue: -1095, refunds: 2190, refundedTax: 190 }
  const csv = salesCsv(
    [{ day: '2026-11-15', orders: 1, burritos: 1, leftOut: 0, ...amounts } as never],
    [],
    [],
    words,
  )
  expect(csv).toContain('\r\n2026-11-15,1,1,-10.00,-0.95,0.00,-10.95,21.90,1.90,0\r\n')
})

test('the file is named after its days', () => {
  expect([
    salesCsvName({ from: '2026-11-15', to: '2026-11-15' }),
    salesCsvName({ from: '2026-11-01', to: '2026-11-15' }),
  ]).toEqual(['burritoful-sales-2026-11-15.csv', 'burritoful-sales-2026-11-01-to-2026-11-15.csv'])
})
