// Staff for tests: an account of a role, logged in.
import type { Role } from '../domain/staff.ts'
import { insertStaff } from '../server/db/staff.ts'
import { hashPassword } from '../server/passwords.ts'
import type { TestApp } from './test-app.ts'

const password = 'password for the tests'

/** Answers the cookie. */
export async function logInAs({ db, send }: TestApp, role: Role, username: string = role): Promise<string> {
  await insertStaff(db, {
    username,
    name: role === 'owner' ? 'Olga' : 'Carlos',
    role,
    passwordHash: await hashPassword(password),
    createdAt: new Date().toISOString(),
    mustChangePassword: false,
  })
  const reply = await send({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password }).toString(),
  })
  return String(reply.headers['set-cookie']).split(';')[0] ?? ''
}
