import { describe, expect, test } from 'vitest'
import { allInSight, countOutOfSight } from './out-of-sight.ts'

const frame = { top: 100, right: 600, bottom: 700, left: 0 }
const box = (left: number, top: number, width = 290, height = 150) => ({
  top,
  left,
  right: left + width,
  bottom: top + height,
})

describe('what a column hides', () => {
  test.each([
    ['nothing', [box(0, 100), box(300, 550)], allInSight],
    ['a row of pixels counts as nothing', [box(0, 98.5), box(0, 551.5)], allInSight],
    ['what is scrolled away, and what is still to come', [box(0, -60), box(0, 600)], { above: 1, below: 1 }],
    ['tracks on both sides', [box(-300, 100), box(-300, 260), box(590, 100)], { left: 2, right: 1 }],
    ['a ticket in a corner, once', [box(590, 690)], { right: 1 }],
    ['a ticket that is higher than its column', [box(0, 50, 290, 900)], { below: 1 }],
  ])('%s', (_, tickets, counts) => {
    expect(countOutOfSight(frame, tickets)).toEqual({ ...allInSight, ...counts })
  })
})
