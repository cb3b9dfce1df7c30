import { describe, expect, test } from 'vitest'
import { choicesCsv, choicesCsvName, salesCsv, salesCsvName } from './sales-csv.ts'

const words = { days: ['Day', 'Canceled'], language: 'en' } as const

function headerFor(name: string): string {
  const kind = { item: 'beef' as never, name: { en: name }, burritos: 0, sold: 0 as never }
  const csv = salesCsv([], [kind], [], words)
  return csv.slice(csv.indexOf('Canceled,') + 'Canceled,'.length, -'\r\n'.length)
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
  const amounts = {
    sales: 1050,
    discounts: 50,
    refunds: 2000,
    disputes: 0,
    netSales: -1000,
    tax: -95,
    delivery: 0,
  }
  const tips = { tips: -300, tipsByFulfillment: { delivery: -500, pickup: 200 }, total: -1395 }
  const csv = salesCsv(
    [{ day: '2026-11-15', orders: 1, burritos: 1, canceled: 2, ...amounts, ...tips } as never],
    [],
    [],
    words,
  )
  expect(csv).toContain(
    '\r\n2026-11-15,1,1,10.50,0.50,20.00,0.00,-10.00,-0.95,0.00,-3.00,-5.00,2.00,-13.95,2\r\n',
  )
})

test('the file is named after its days', () => {
  expect([
    salesCsvName({ from: '2026-11-15', to: '2026-11-15' }),
    salesCsvName({ from: '2026-11-01', to: '2026-11-15' }),
  ]).toEqual(['burritoful-sales-2026-11-15.csv', 'burritoful-sales-2026-11-01-to-2026-11-15.csv'])
})

describe('R61 the CSV of the choices', () => {
  const group = { id: 'salsa', name: { en: '+Salsa' } }
  const listed = (choice: string, en: string) => ({
    choice,
    name: { en },
    group: choice === 'gone' ? null : group,
    count: 0,
    added: 0 as never,
  })
  const sold = (day: string, choice: string, count: number, added: number) => ({
    day,
    choice,
    name: { en: choice },
    count,
    added,
  })

  test('has a row for each choice of a day, in the order of the menu, and no formula', () => {
    const csv = choicesCsv(
      [listed('hot', 'Hot'), listed('extra', '=Extra, "big"'), listed('gone', 'Gone')],
      [
        sold('2026-11-14', 'extra', 2, 300),
        sold('2026-11-14', 'hot', 5, 0),
        sold('2026-11-15', 'gone', 1, 75),
      ],
      { columns: ['Day', 'Group', 'Choice', 'Id', 'Count', 'Added'], language: 'en' },
    )
    expect(csv.slice(1).split('\r\n')).toEqual([
      'Day,Group,Choice,Id,Count,Added',
      "2026-11-14,'+Salsa,Hot,hot,5,0.00",
      `2026-11-14,'+Salsa,"'=Extra, ""big""",extra,2,3.00`,
      '2026-11-15,,Gone,gone,1,0.75',
      '',
    ])
  })

  test('is named after its days', () => {
    expect(choicesCsvName({ from: '2026-11-15', to: '2026-11-15' })).toBe('burritoful-choices-2026-11-15.csv')
  })
})
