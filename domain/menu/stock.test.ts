// How many are left today (R59).
import { describe, expect, test } from 'vitest'
import { Problem } from '../basics/problems.ts'
import { assertInStock, unitsByItem } from './stock.ts'

describe('R59 what is left', () => {
  test('an order takes all burritos of a kind together', () => {
    const lines = [
      { item: 'pork', quantity: 1 },
      { item: 'bean', quantity: 2 },
      { item: 'pork', quantity: 3, note: 'Cut in half' },
    ]
    expect([...unitsByItem(lines)]).toEqual([
      ['pork', 4],
      ['bean', 2],
    ])
  })

  test.each<[string, [string, number][], [string, number][], unknown]>([
    ['what nobody counts is there', [['bean', 99]], [], undefined],
    ['the very last', [['bean', 3]], [['bean', 3]], undefined],
    [
      'one too many',
      [['bean', 4]],
      [['bean', 3]],
      { code: 'insufficient-stock', details: { items: ['bean'], remaining: 3 } },
    ],
    [
      'two that are short',
      [
        ['bean', 4],
        ['pork', 2],
      ],
      [
        ['bean', 3],
        ['pork', 1],
      ],
      { code: 'insufficient-stock', details: { items: ['bean', 'pork'], remaining: 3 } },
    ],
    [
      'what is gone comes first',
      [
        ['bean', 4],
        ['pork', 2],
      ],
      [
        ['bean', 3],
        ['pork', 0],
      ],
      { code: 'sold-out', details: { items: ['pork'] } },
    ],
  ])('%s', (_what, wanted, remaining, refusal) => {
    const refused = (() => {
      try {
        assertInStock(new Map(wanted), new Map(remaining))
        return undefined
      } catch (error) {
        return error
      }
    })()
    if (refusal === undefined) return expect(refused).toBeUndefined()
    expect(refused).toBeInstanceOf(Problem)
    expect(refused).toMatchObject(refusal as object)
  })
})
