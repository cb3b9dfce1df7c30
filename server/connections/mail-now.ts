// The mail server as this server knows it now: the one of the environment, or the one that the office has set up. A change in
// the office counts on all servers without a restart (R73).
import { MailServerDown, type Mailer } from '../adapters/mailer.ts'
import type { Config } from '../config.ts'
import type { SmtpServer } from '../config/mail-settings.ts'
import type { Database } from '../db/engine/database.ts'
import { readMailServer, type StoredMailServer } from '../db/people/mail-server.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import { follow, type FollowDeps } from './follow.ts'

export interface MailSetup {
  /** What the operator sets in the environment cannot be changed in the office. */
  readonly setBy: 'environment' | 'office'
  readonly isFromFixed: boolean
  /** Null while there is no mail server. */
  readonly server: Pick<SmtpServer, 'host' | 'port' | 'tls' | 'user'> | null
  /** False: emails are written to files. */
  readonly isOn: boolean
  /** The password was sealed with a key that this server does not have: emails wait until the owner enters it again. */
  readonly isLocked: boolean
  readonly from: string
  /** Grows with every change by the office. */
  readonly version: number
}

export interface MailNow {
  current(): MailSetup
  /** Sends through the mail server of the moment. */
  readonly mailer: Mailer
  /** Also sends through a server that the office has saved and not turned on. */
  readonly trial: Pick<Mailer, 'sendIsolated'>
  onChange(listener: () => void): void
  refresh(): Promise<void>
  close(): Promise<void>
}

export interface MailNowDeps extends FollowDeps {
  readonly db: Database
  readonly config: Pick<Config, 'smtp' | 'mailFrom' | 'isMailFromFixed' | 'demo'>
  readonly secretBox: SecretBox
  /** Writes emails to files. */
  readonly outbox: Mailer
  readonly openMailServer: (server: SmtpServer) => Promise<Mailer>
}

/** The password is bound to its server: whoever changes the host in the database gets no password sent there. */
export function passwordPlace({ host, port, tls, user }: Omit<SmtpServer, 'password'>): string {
  return `mail ${JSON.stringify([host, port, tls, user ?? null])}`
}

interface Opened {
  readonly setup: MailSetup
  /** For all emails. */
  readonly mailer: Replaceable
  readonly trial: Replaceable
}

export async function openMailNow(deps: MailNowDeps): Promise<MailNow> {
  const outbox = replaceable(deps.outbox)
  const listeners = new Set<() => void>()
  let now = await openUnstored(deps, outbox)
  const isFixed = now.setup.setBy === 'environment'

  async function read(): Promise<void> {
    const stored = await readMailServer(deps.db.read)
    if (!stored || isFixed || (stored.version === now.setup.version && !now.setup.isLocked)) return
    const before = now
    const after = await openStored(deps, outbox, stored)
    // Still locked: nothing has changed.
    if (stored.version === before.setup.version && after.setup.isLocked) return
    now = after
    for (const mailer of new Set([before.mailer, before.trial])) if (mailer !== outbox) mailer.retire()
    listeners.forEach((listener) => listener())
  }

  const following = await follow(deps, read)
  return {
    current: () => now.setup,
    mailer: {
      send: (email, signal) => now.mailer.send(email, signal),
      sendIsolated: (email, signal) => now.mailer.sendIsolated(email, signal),
      close() {
        for (const mailer of new Set([now.mailer, now.trial, outbox])) mailer.retire()
      },
    },
    trial: { sendIsolated: (email, signal) => now.trial.sendIsolated(email, signal) },
    onChange: (listener) => void listeners.add(listener),
    refresh: following.refresh,
    close: following.close,
  }
}

/** Without a mail server of the office. */
async function openUnstored({ config, openMailServer }: MailNowDeps, outbox: Replaceable): Promise<Opened> {
  const { smtp, mailFrom, isMailFromFixed, demo } = config
  const mailer = smtp ? replaceable(await openMailServer(smtp)) : outbox
  const setup: MailSetup = {
    // The demo sends no email to anybody.
    setBy: smtp || demo ? 'environment' : 'office',
    isFromFixed: isMailFromFixed,
    server: smtp ?? null,
    isOn: smtp !== undefined,
    isLocked: false,
    from: mailFrom,
    version: 0,
  }
  return { setup, mailer, trial: mailer }
}

async function openStored(
  { config, secretBox, openMailServer }: MailNowDeps,
  outbox: Replaceable,
  { sealedPassword, sender, isOn, version, ...server }: StoredMailServer,
): Promise<Opened> {
  const place = passwordPlace(server)
  const password = sealedPassword === null ? undefined : await secretBox.open(place, sealedPassword)
  const isLocked = sealedPassword !== null && password === undefined
  const trial = replaceable(isLocked ? lockedMailer : await openMailServer({ ...server, password }))
  const setup: MailSetup = {
    setBy: 'office',
    isFromFixed: config.isMailFromFixed,
    server,
    isOn,
    isLocked,
    from: config.isMailFromFixed ? config.mailFrom : sender,
    version,
  }
  return { setup, mailer: isOn ? trial : outbox, trial }
}

const isLockedOut = async () => {
  throw new MailServerDown('the password of the mail server cannot be read here', { kind: 'locked' })
}

const lockedMailer: Mailer = { send: isLockedOut, sendIsolated: isLockedOut, close() {} }

interface Replaceable extends Pick<Mailer, 'send' | 'sendIsolated'> {
  /** Closes the connections once the emails under way are through: none is lost, and none is sent twice. */
  retire(): void
}

function replaceable(mailer: Mailer): Replaceable {
  let underWay = 0
  let isRetired = false
  const closeIfDone = () => {
    if (isRetired && underWay === 0) mailer.close()
  }
  const counted =
    (send: Mailer['send']): Mailer['send'] =>
    async (email, signal) => {
      underWay += 1
      try {
        return await send(email, signal)
      } finally {
        underWay -= 1
        closeIfDone()
      }
    }
  return {
    send: counted(mailer.send),
    sendIsolated: counted(mailer.sendIsolated),
    retire() {
      isRetired = true
      closeIfDone()
    },
  }
}
