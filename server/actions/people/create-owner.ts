// The first start creates the owner's account, so that there is no default password (trust rule 12).
import { added, staffTarget } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import { ConfigError } from '../../config/read-setting.ts'
import { byServer, writeAuditEntry } from '../../db/people/audit.ts'
import type { Database } from '../../db/engine/database.ts'
import { addStaff, hasStaff } from '../../db/people/staff.ts'
import { systemCaller } from '../../secrets/hash-queue.ts'
import { hashPassword, createPassword } from '../../secrets/passwords.ts'
import { isTooCommon } from './check-new-password.ts'

const owner = { username: 'owner', name: 'Owner', role: 'owner' } as const

export interface CreateOwnerDeps {
  readonly db: Database
  readonly now: () => Date
}

/** Runs before the server starts listening. Once there are staff accounts, OWNER_PASSWORD has no effect. */
export async function assertUncommonOwnerPassword(db: Database, password: string | undefined): Promise<void> {
  if (!password || (await hasStaff(db))) return
  if (!(await isTooCommon(db, { password, names: [owner.username] }))) return
  throw new ConfigError(
    'OWNER_PASSWORD is a password that everybody tries. Choose something less common: four random words are good.',
  )
}

/** Returns the owner's password if it was generated, to be shown once. */
export async function createOwner(
  deps: CreateOwnerDeps,
  ownerPassword: string | undefined,
): Promise<string | undefined> {
  if (await hasStaff(deps.db)) return undefined
  const password = ownerPassword ?? createPassword()
  const passwordHash = await hashPassword(password, systemCaller)
  const at = deps.now().toISOString()
  const isCreated = await deps.db.transaction(async (trx) => {
    // A generated password is printed in the log, so the owner has to change it at the first login.
    const mustChangePassword = !ownerPassword
    const isNew = await addStaff(trx, { ...owner, passwordHash, createdAt: at, mustChangePassword })
    const action = added(staffTarget(owner), diff(null, { role: owner.role }))
    if (isNew) await writeAuditEntry(trx, { at, by: byServer, action })
    return isNew
  })
  return isCreated && !ownerPassword ? password : undefined
}
