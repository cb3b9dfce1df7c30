// Staff log in and out; sessions and their cookies (R30, trust rules 10 and 12).
import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { hour } from '#domain/basics/time-units.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import type { Database } from '../../db/engine/database.ts'
import type { Tables } from '../../db/schema.ts'
import {
  deleteExpiredSessions,
  deleteSession,
  insertSession,
  sessionSeconds,
} from '../../db/people/sessions.ts'
import { findActiveStaff, recordLogin, type StaffAccount } from '../../db/people/staff.ts'
import { createRecentCount, type RecentCount } from '../../limits/recent-count.ts'
import { createRateLimit, type RateLimit } from '../../limits/rate-limit.ts'
import type { Caller } from '../../secrets/hash-queue.ts'
import { createKnownCallers, type LoginOrigin, type KnownCallers } from '../../secrets/known-callers.ts'
import { hashPassword, isHashOutdated, verifyPassword } from '../../secrets/passwords.ts'

/** Limits password guesses, in the memory of this server (trust rule 12). */
export interface PasswordGuard {
  /** Ten attempts per account and client address in fifteen minutes, counted before any hashing. */
  readonly passwordAttempts: RateLimit
  /** Wrong passwords of the last hour, for an alarm (R72). Each server counts its own: no login writes to the database. */
  readonly wrongPasswords: RecentCount
  readonly knownCallers: KnownCallers
  /** Thirty passwords that one owner assigns in fifteen minutes: each could be a guess of the owner's own password. */
  readonly passwordAssignments: RateLimit
}

export interface LogInDeps extends PasswordGuard {
  readonly db: Database
  readonly now: () => Date
}

export function createPasswordGuard(): PasswordGuard {
  const window = 15 * 60 * 1000
  return {
    passwordAttempts: createRateLimit(10, window),
    wrongPasswords: createRecentCount(hour),
    knownCallers: createKnownCallers(),
    passwordAssignments: createRateLimit(30, window),
  }
}

export interface LogInCall extends LoginOrigin {
  readonly username: string
  readonly password: string
}

/** The session that the browser keeps in its cookie. */
export interface SessionCookie {
  readonly token: string
  /** A duration, not a date: a browser's clock may be days off, and the cookie would arrive expired. */
  readonly maxAgeSeconds: number
}

interface LoggedIn extends SessionCookie {
  readonly outcome: 'welcome'
  /** The device cookie, which gives this browser a better place in the hashing queue at its next login. */
  readonly device: string
}

export type LogInOutcome = LoggedIn | { readonly outcome: 'failed' | 'wait' }

export async function logIn(deps: LogInDeps, call: LogInCall): Promise<LogInOutcome> {
  const now = deps.now()
  const username = call.username.trim().toLowerCase()
  const attemptKey = `${call.address} ${username}`
  if (deps.passwordAttempts.count(attemptKey, now.getTime()) !== undefined) return { outcome: 'wait' }

  const account = await findActiveStaff(deps.db, username)
  // An unknown username goes through the same check, so that timing does not tell which usernames exist.
  const caller = deps.knownCallers.callerOf(call, now.getTime())
  const matches = await verifyPassword(call.password, account?.passwordHash, caller).catch(
    (error: unknown) => {
      // A login that the full hashing queue turned away was no guess.
      deps.passwordAttempts.uncount(attemptKey)
      throw error
    },
  )
  if (!account || !matches) {
    deps.wrongPasswords.add(now.getTime())
    return { outcome: 'failed' }
  }

  deps.passwordAttempts.reset(attemptKey)
  await deleteExpiredSessions(deps.db, now)
  // A rehash needs the password, which only a login has. When too many logins are waiting, the next login rehashes.
  const newHash = isHashOutdated(account.passwordHash)
    ? await hashPassword(call.password, { ...caller, isKnown: true }).catch(() => undefined)
    : undefined
  const session = await deps.db.transaction(async (trx) => {
    // During the check the account may have been turned off or given another password.
    const isStillActive = await recordLogin(trx, account, now.toISOString(), newHash)
    return isStillActive ? startSession(trx, account, now) : undefined
  })
  if (!session) return { outcome: 'failed' }
  return { outcome: 'welcome', ...session, device: deps.knownCallers.remember(call, now.getTime()) }
}

/** A person with a session has proved who they are, so the hashing queue counts each of them separately. */
export function callerFor({ username }: Pick<StaffMember, 'username'>): Caller {
  return { key: `staff ${username}`, isKnown: true }
}

export async function startSession(
  trx: Transaction<Tables>,
  { id }: Pick<StaffAccount, 'id'>,
  now: Date,
): Promise<SessionCookie> {
  const token = randomBytes(32).toString('base64url')
  await insertSession(trx, {
    tokenHash: hashToken(token),
    staffId: id,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + sessionSeconds * 1000).toISOString(),
  })
  return { token, maxAgeSeconds: sessionSeconds }
}

export async function logOut({ db }: Pick<LogInDeps, 'db'>, token: string): Promise<void> {
  await deleteSession(db, hashToken(token))
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
