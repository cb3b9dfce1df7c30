// Adds staff accounts with their sessions for tests, and logs people in.
import type { Role } from '../domain/people/staff.ts'
import { startSession } from '../server/actions/people/log-in.ts'
import { addStaff } from '../server/db/people/staff.ts'
import { cookieName } from '../server/routes/people/staff-session.ts'
import { systemCaller } from '../server/secrets/hash-queue.ts'
import { hashPassword } from '../server/secrets/passwords.ts'
import type { TestReply } from './ask.ts'
import type { TestApp } from './test-app.ts'

export const password = 'password for the tests'
/** Computed once per worker, because hashing is slow on purpose. */
const passwordHash = hashPassword(password, systemCaller)

type Door = Pick<TestApp, 'db'> & Partial<Pick<TestApp, 'now' | 'isHttps'>>

/** Adds the person with a session. Returns the session cookie. */
export async function logInAs(app: Door, role: Role, username: string = role): Promise<string> {
  const person = {
    username,
    name: role === 'owner' ? 'Olga' : 'Carlos',
    role,
    passwordHash: await passwordHash,
    createdAt: new Date().toISOString(),
    mustChangePassword: false,
  }
  await app.db.transaction((trx) => addStaff(trx, person))
  return openSession(app, username)
}

/** Logs in without checking the password, which is slow on purpose. Returns the session cookie. */
export async function openSession(
  { db, now = () => new Date(), isHttps = false }: Door,
  username: string,
): Promise<string> {
  const { token } = await db.transaction(async (trx) => {
    const { id } = await trx
      .updateTable('staff')
      .set({ last_login_at: now().toISOString() })
      .where('username', '=', username)
      .returning('id')
      .executeTakeFirstOrThrow()
    return startSession(trx, { id }, now())
  })
  return `${cookieName(isHttps)}=${token}`
}

/** Returns the session cookie, or undefined when the login failed. */
export async function logInWith(
  { send }: Pick<TestApp, 'send'>,
  username: string,
  secret: string,
): Promise<string> {
  const reply = await send({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password: secret }).toString(),
  })
  return cookieOf(reply)
}

export function cookieOf({ headers }: Pick<TestReply, 'headers'>): string {
  return (headers['set-cookie'] ?? '').split(';')[0] ?? ''
}
