// An office for tests: an owner and a cook, both logged in, and the owner's actions on the staff.
import type { AuditEntry } from '../domain/people/audit.ts'
import type { AuditReply, NewStaffBody, StaffChangeBody, StaffReply } from '../domain/people/people-api.ts'
import type { Engine } from './databases.ts'
import { openKitchen } from './open-kitchen.ts'
import type { TestAppOptions } from './test-app.ts'

export const pilar: NewStaffBody = {
  name: 'Pilar Reyes',
  username: 'pilar',
  role: 'kitchen',
  password: 'first day at the comal',
}

export async function openOffice(engine: Engine, options: TestAppOptions = {}) {
  const kitchen = await openKitchen(engine, options)
  const { send, post, owner } = kitchen
  const get = (url: string, cookie: string) => send({ method: 'GET', url, headers: { cookie } })
  return {
    ...kitchen,
    get,
    add: (person: object, by = owner) => post('/api/office/staff/add', person, by),
    change: (username: string, change: StaffChangeBody | object, by = owner) =>
      post(`/api/office/staff/${username}/change`, change, by),
    reset: (username: string, password: string, by = owner) =>
      post(`/api/office/staff/${username}/password`, { password }, by),
    changeOwn: (current: string, password: string, by: string) =>
      post('/api/me/password', { current, password }, by),
    async people(): Promise<StaffReply['people']> {
      return (await get('/api/office/staff', owner)).json<StaffReply>().people
    },
    async log(query = ''): Promise<readonly AuditEntry[]> {
      return (await get(`/api/office/log${query}`, owner)).json<AuditReply>().entries
    },
    async statusOfMe(cookie: string): Promise<number> {
      return (await get('/api/me', cookie)).statusCode
    },
  }
}
