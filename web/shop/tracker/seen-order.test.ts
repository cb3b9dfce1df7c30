import { expect, test } from 'vitest'
import { mailedOrder } from '../../../test-support/mailed-order.ts'
import { seenOrder } from './seen-order.ts'

const deliveredTo = { address: 'Laurel St', city: 'Fresno' }
const order = { ...mailedOrder({ lastFour: null }), deliveredTo }
const whole = { ...deliveredTo, address: '18 Laurel St', state: 'CA', zipcode: '93701' }

test('trust rule 25: the device that ordered sees names, notes and address, another one what the link shows', () => {
  const own = { lastName: 'Delgado', lastFour: '4242', notes: ['no onion', null, null], deliveredTo: whole }
  const seen = seenOrder(order, own)
  expect([seen.name, seen.fullName, seen.deliveredTo]).toEqual(['Rosa D.', 'Rosa Delgado', whole])
  expect(seen.lastFour).toBe('4242')
  expect(seen.lines.map(({ note }) => note)).toEqual(['no onion', undefined, undefined])

  const strangers = seenOrder(order, undefined)
  expect(strangers.lastFour).toBeNull()
  expect([strangers.name, strangers.fullName, strangers.deliveredTo]).toEqual(['Rosa', 'Rosa', deliveredTo])
})
