// Staff accounts, for the owner.
import * as z from 'zod/mini'
import { type StaffReply, peoplePaths } from '#domain/people/people-api.ts'
import {
  newPassword,
  newStaff,
  staffChange,
  staffReply,
  usernamePattern,
  type StaffMember,
} from '#domain/people/staff-schema.ts'
import {
  addPerson,
  changePerson,
  resetPassword,
  type ManageStaffDeps,
} from '../../actions/people/manage-staff.ts'
import { json } from '../../http/reply-spec.ts'
import { readStaff } from '../../db/people/staff.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'

const personParams = z.strictObject({ username: z.string().check(z.regex(usernamePattern)) })

export function officeStaffRoutes(app: Routes, deps: ManageStaffDeps): void {
  const config = (summary: string, reply = json(staffReply)) =>
    ({ access: 'run-office', summary, reply }) as const
  const onPerson = <Form extends z.ZodMiniType>(body: Form) => ({
    querystring: nothing,
    params: personParams,
    body,
  })

  app.get(
    peoplePaths.staff,
    { config: config('The staff'), schema: { querystring: nothing } },
    async (): Promise<StaffReply> => ({
      people: await readStaff(deps.db),
    }),
  )
  app.post(
    peoplePaths.addStaff,
    { config: config('Add somebody'), schema: { querystring: nothing, body: newStaff } },
    async (request): Promise<StaffReply> => addPerson(deps, { ...request.body, staff: request.staff }),
  )
  app.post(
    peoplePaths.changeStaff(':username'),
    { config: config('Change a role, or switch an account off or on'), schema: onPerson(staffChange) },
    async (request): Promise<StaffReply> => changePerson(deps, { ...toPerson(request), ...request.body }),
  )
  app.post(
    peoplePaths.resetPassword(':username'),
    { config: config('Give somebody a new password'), schema: onPerson(newPassword) },
    async (request): Promise<StaffReply> => resetPassword(deps, { ...toPerson(request), ...request.body }),
  )
}

function toPerson({ params, staff }: { params: { username: string }; staff: StaffMember }) {
  return { username: params.username, staff }
}
