// Which callers get priority in the queue for password hashes: devices and addresses with a recent login.
import { expect, test } from 'vitest'
import { createKnownCallers, deviceCookieMaxAge } from './known-callers.ts'
import { day } from '#domain/basics/time-units.ts'

const home = { address: '10.0.0.1', device: undefined }
const cafe = { address: '10.9.9.9', device: undefined }

test('nobody is known at first, and a made-up device token is not either', () => {
  const callers = createKnownCallers()
  for (const device of [undefined, '', 'made up'])
    expect(callers.callerOf({ ...home, device }, 0)).toEqual({ key: 'address 10.0.0.1', isKnown: false })
})

test('after a login the address is known, and the device wherever it goes, each by itself', () => {
  const callers = createKnownCallers()
  const device = callers.remember(home, 0)
  expect(callers.callerOf(home, day)).toEqual({ key: 'address 10.0.0.1', isKnown: true })
  expect(callers.callerOf({ ...cafe, device }, day)).toEqual({ key: `device ${device}`, isKnown: true })
  expect(callers.callerOf({ ...home, device }, day).key).toBe(`device ${device}`)
  expect(callers.callerOf(cafe, day).isKnown).toBe(false)
})

test('a device keeps its token while it is known, and an unknown token is replaced', () => {
  const callers = createKnownCallers()
  const planted = callers.remember({ ...home, device: 'planted' }, 0)
  expect(planted).toMatch(/^[\w-]{22}$/)
  expect(callers.callerOf({ ...cafe, device: 'planted' }, 0).isKnown).toBe(false)
  expect(callers.remember({ ...cafe, device: planted }, day)).toBe(planted)
})

test('thirty days without a login end it, and the oldest are forgotten first', () => {
  const callers = createKnownCallers()
  const device = callers.remember(home, 0)
  const end = deviceCookieMaxAge * 1_000
  expect(callers.callerOf({ ...cafe, device }, end - 1).isKnown).toBe(true)
  expect(callers.callerOf({ ...cafe, device }, end).isKnown).toBe(false)
  for (let count = 0; count < 600; count += 1) callers.remember({ ...cafe, address: `10.1.0.${count}` }, 1)
  expect(callers.callerOf(home, 1).isKnown).toBe(false)
  expect(callers.callerOf({ ...cafe, address: '10.1.0.599' }, 1).isKnown).toBe(true)
})
