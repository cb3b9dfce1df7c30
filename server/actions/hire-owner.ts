// The first start makes the account of the owner, so that there is no default password (trust rule 12).
import type { Database } from '../db/open.ts'
import { hasStaff, insertStaff } from '../db/staff.ts'
import { hashPassword, inventPassword } from '../passwords.ts'

export interface HireOwnerDeps {
  readonly db: Database
  readonly now: () => Date
}

/** Answers the new owner's password when it had to be made up, to be shown once. */
export async function hireOwner(
  deps: HireOwnerDeps,
  ownerPassword: string | undefined,
): Promise<string | undefined> {
  if (await hasStaff(deps.db)) return undefined
  const password = ownerPassword ?? inventPassword()
  const hired = await insertStaff(deps.db, {
    username: 'owner',
    name: 'Owner',
    role: 'owner',
    passwordHash: await hashPassword(password),
    createdAt: deps.now().toISOString(),
    mustChangePassword: false,
  })
  return hired && !ownerPassword ? password : undefined
}
