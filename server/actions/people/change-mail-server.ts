// The owner sets up the mail server (R73). Its password is stored encrypted, is never shown again, and is not in the log.
import { changed, passwordChange } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import type { MailServerBody } from '#domain/people/people-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { passwordPlace, type MailNow } from '../../connections/mail-now.ts'
import type { Feed } from '../../db/engine/feed.ts'
import type { Database } from '../../db/engine/database.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import {
  readMailServerToChange,
  writeMailServer,
  type StoredMailServer,
} from '../../db/people/mail-server.ts'
import { sealOrRefuse, type SecretBox } from '../../secrets/secret-box.ts'

export interface ChangeMailServerDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
  readonly mail: Pick<MailNow, 'current' | 'refresh'>
  readonly secretBox: SecretBox
}

export async function changeMailServer(
  { db, feed, now, mail, secretBox }: ChangeMailServerDeps,
  { version, password, staff, ...form }: MailServerBody & { readonly staff: StaffMember },
): Promise<void> {
  if (mail.current().setBy === 'environment') throw new Problem('set-by-environment')
  const at = now().toISOString()
  const { from: sender, on: isOn, user: typedUser, ...address } = form
  const server = { ...address, host: address.host.toLowerCase(), user: typedUser ?? undefined }
  const place = passwordPlace(server)
  const sealed = password === undefined ? undefined : await sealOrRefuse(secretBox, place, password)
  await db.transaction(async (trx) => {
    const before = await readMailServerToChange(trx)
    const kept = before && passwordPlace(before) === place ? before.sealedPassword : null
    // With a login, a password is needed. A saved one is never sent to another server.
    const sealedPassword = server.user === undefined ? null : (sealed ?? kept)
    if (server.user !== undefined && sealedPassword === null)
      throw new Problem('invalid', { errors: { password: { code: 'missing' } } })
    const after = { ...server, sealedPassword, sender, isOn, version }
    if (!(await writeMailServer(trx, after, at))) throw new Problem('edit-conflict')
    const changes = [
      ...diff(before ? loggedOf(before) : null, loggedOf(after)),
      ...(sealed !== undefined && sealedPassword !== null ? [passwordChange] : []),
    ]
    const action = changed({ kind: 'setting', id: 'mailServer', name: 'mailServer' }, changes)
    await writeAuditEntry(trx, { at, by: staff.username, action })
  })
  // The owner's next request to this server has to see the new value.
  await mail.refresh()
  feed.announce({ connections: true, shop: true })
}

/** What the log says of a mail server: everything but its password. */
function loggedOf({ host, port, tls, user, sender, isOn }: StoredMailServer) {
  return { host, port, tls, user: user ?? null, from: sender, on: isOn }
}
