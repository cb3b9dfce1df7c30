import { expect, test } from 'vitest'
import { bankHasMoney } from './dispute.ts'
import { cents } from '../basics/money.ts'

const [withdrawn, nothing] = [{ withdrawn: cents(1150) }, { withdrawn: cents(0) }]

test.each([
  ['no dispute', [], undefined, false],
  ['a question of the bank', [nothing], undefined, false],
  ['a dispute that took money', [nothing, withdrawn], undefined, true],
  ['a refund that failed for another reason', [], 'account-closed', false],
  ['a dispute that only the refund has met so far', [], 'disputed', true],
  ['a dispute that was won since', [nothing], 'disputed', false],
] as const)('R66 whether the bank has the money: %s', (_, disputes, reason, has) => {
  expect(bankHasMoney({ disputes }, reason)).toBe(has)
})
