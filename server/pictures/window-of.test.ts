import fc from 'fast-check'
import { expect, test } from 'vitest'
import { windowOf } from './window-of.ts'

test.each([
  [
    { width: 1600, height: 1200 },
    { x: 10, y: 90 },
    { left: 0, top: 0, width: 1600, height: 1200 },
  ],
  [
    { width: 1600, height: 800 },
    { x: 50, y: 50 },
    { left: 267, top: 0, width: 1067, height: 800 },
  ],
  [
    { width: 1600, height: 800 },
    { x: 0, y: 0 },
    { left: 0, top: 0, width: 1067, height: 800 },
  ],
  [
    { width: 1600, height: 800 },
    { x: 100, y: 50 },
    { left: 533, top: 0, width: 1067, height: 800 },
  ],
  [
    { width: 900, height: 1600 },
    { x: 50, y: 75 },
    { left: 0, top: 863, width: 900, height: 675 },
  ],
  [
    { width: 1, height: 1600 },
    { x: 50, y: 50 },
    { left: 0, top: 800, width: 1, height: 1 },
  ],
])('R56 the window of %j at %j', (extent, centre, window) => {
  expect(windowOf(extent, centre)).toEqual(window)
})

test('the window always lies in the picture', () => {
  const side = fc.integer({ min: 1, max: 1_600 })
  const percent = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(side, side, percent, percent, (width, height, x, y) => {
      const window = windowOf({ width, height }, { x, y })
      expect(Math.min(window.left, window.top)).toBeGreaterThanOrEqual(0)
      expect(Math.min(window.width, window.height)).toBeGreaterThanOrEqual(1)
      expect(window.left + window.width).toBeLessThanOrEqual(width)
      expect(window.top + window.height).toBeLessThanOrEqual(height)
    }),
  )
})
