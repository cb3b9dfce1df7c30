// The owner makes a link that opens the wall without a login, and revokes one (R75).
import { added, removed, wallTarget } from '#domain/people/audit.ts'
import type { NewWallLinkReply, WallLinksReply } from '#domain/people/people-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import { deleteWallLink, insertWallLink, readWallLinks } from '../../db/people/wall-links.ts'
import type { Database } from '../../db/engine/database.ts'
import { generateWallSecret } from '../../secrets/wall-secrets.ts'
import { hashToken } from './log-in.ts'

export interface ManageWallLinksDeps {
  readonly db: Database
  readonly now: () => Date
}

interface ByOwner {
  readonly staff: StaffMember
}

export async function makeWallLink(
  { db, now }: ManageWallLinksDeps,
  { name, staff }: { readonly name: string } & ByOwner,
): Promise<NewWallLinkReply> {
  const secret = generateWallSecret()
  const at = now().toISOString()
  const made = await db.transaction(async (trx) => {
    const id = await insertWallLink(trx, { name, secretHash: hashToken(secret), createdAt: at })
    await writeAuditEntry(trx, { at, by: staff.username, action: added(wallTarget({ id, name }), []) })
    return id
  })
  return { links: await readWallLinks(db), secret, made }
}

/** Open screens go dark with the next heartbeat: the wall hub looks whether their link is still there. */
export async function revokeWallLink(
  { db, now }: ManageWallLinksDeps,
  { id, staff }: { readonly id: number } & ByOwner,
): Promise<WallLinksReply> {
  await db.transaction(async (trx) => {
    const name = await deleteWallLink(trx, id)
    if (name === undefined) throw new Problem('not-found')
    const action = removed(wallTarget({ id, name }), [])
    await writeAuditEntry(trx, { at: now().toISOString(), by: staff.username, action })
  })
  return { links: await readWallLinks(db) }
}
