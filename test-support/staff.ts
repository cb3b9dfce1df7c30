// Adds staff accounts for tests and logs them in.
import type { Role } from '../domain/staff.ts'
import { addStaff } from '../server/db/staff.ts'
import { hashPassword } from '../server/secrets/passwords.ts'
import type { TestReply } from './ask.ts'
import type { TestApp } from './test-app.ts'

export const password = 'password for the tests'
/** Made once for each file: a hash takes long on purpose. */
const passwordHash = hashPassword(password)

/** Answers the session cookie. */
export async function logInAs({ db, send }: TestApp, role: Role, username: string = role): Promise<string> {
  await addStaff(db.write, {
    username,
    name: role === 'owner' ? 'Olga' : 'Carlos',
    role,
    passwordHash: await passwordHash,
    createdAt: new Date().toISOString(),
    mustChangePassword: false,
  })
  return logInWith({ send }, username, password)
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
