import { describe, expect, test } from 'vitest'
import { isAllRolled, isTickedOff, type TicketLine } from './tickets.ts'

describe('R60 ticking off', () => {
  test.each([
    ['a burrito', 1, true],
    ['a burrito for kids', 0.5, true],
    ['a bag of chips', 0.3, false],
    ['a drink', 0, false],
  ])('%s, which weighs %s of a burrito, is ticked off: %s', (_, weight, isTicked) => {
    expect(isTickedOff({ weight })).toBe(isTicked)
  })

  test('a ticket is made when all that is ticked off is, whatever else it holds', () => {
    const line = (item: string, rolled: number) => ({ item, quantity: 2, rolled }) as TicketLine
    const isTicked = ({ item }: TicketLine) => item !== 'horchata'
    const isMade = (...lines: TicketLine[]) => isAllRolled({ lines }, isTicked)
    expect(isMade(line('beef', 2), line('horchata', 0))).toBe(true)
    expect(isMade(line('beef', 1), line('horchata', 0))).toBe(false)
    expect(isMade(line('horchata', 0))).toBe(true)
  })
})
