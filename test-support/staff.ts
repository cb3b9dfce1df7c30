// Adds staff accounts with their sessions for tests, and logs people in.
import type { Role } from '../domain/staff.ts'
import { startSession } from '../server/actions/log-in.ts'
import { addStaff } from '../server/db/staff.ts'
import { cookieName } from '../server/routes/staff-session.ts'
import { hashPassword } from '../server/secrets/passwords.ts'
import type { TestReply } from './ask.ts'
import type { TestApp } from './test-app.ts'

export const password = 'password for the tests'
/** Made once for each worker: a hash takes long on purpose. */
const passwordHash = hashPassword(password)

/** Adds the person with a session, without the login, which hashes the password again. Answers the session cookie. */
export async function logInAs(
  { db, now = () => new Date(), isHttps = false }: Pick<TestApp, 'db'> & Partial<TestApp>,
  role: Role,
  username: string = role,
): Promise<string> {
  const person = {
    username,
    name: role === 'owner' ? 'Olga' : 'Carlos',
    role,
    passwordHash: await passwordHash,
    createdAt: new Date().toISOString(),
    mustChangePassword: false,
  }
  const { token } = await db.transaction(async (trx) => {
    await addStaff(trx, person)
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

/** Answers the session cookie, or undefined when the login failed. */
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
