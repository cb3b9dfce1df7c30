// Owners cannot assign their own password to others, and nobody can find it out by assigning passwords.
import { expect, test } from 'vitest'
import { openOffice } from '../../../test-support/open-office.ts'
import { password } from '../../../test-support/staff.ts'
import { createRateLimit } from '../../limits/rate-limit.ts'
import { assertAssignablePassword } from './check-new-password.ts'

test('each password that is given counts as a guess of the own one, and too many are told to wait', async () => {
  const { db, now } = await openOffice('sqlite')
  const deps = { db, now, passwordAssignments: createRateLimit(2, 60_000) }
  const owner = { username: 'owner', name: 'Olga', role: 'owner', mustChangePassword: false } as const
  const give = (text: string) => assertAssignablePassword(deps, owner, { password: text, names: ['pilar'] })
  // A refusal before the owner's own password is compared reveals nothing, and is not counted.
  for (let tries = 0; tries < 3; tries += 1)
    await expect(give('password1234')).rejects.toMatchObject({ code: 'invalid' })
  await give('first day at the comal')
  await expect(give(password)).rejects.toMatchObject({ code: 'invalid' })
  await expect(give(password)).rejects.toMatchObject({ code: 'too-many-attempts' })
})
