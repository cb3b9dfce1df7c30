// GET and POST /api/office/hours: the week and the special days, as the owner sets them.
import { officeHoursReply } from '#domain/contract/hours.ts'
import { hoursForm } from '#domain/hours-form.ts'
import { officePaths, type OfficeHoursReply } from '#domain/office-api.ts'
import { changeHours } from '../actions/change-hours.ts'
import type { ChangeSettingDeps } from '../actions/change-setting.ts'
import { json } from '../contract/answers.ts'
import { readSetting } from '../db/settings.ts'
import { nothing, type Routes } from '../http/route-rules.ts'

export function officeHoursRoutes(app: Routes, deps: ChangeSettingDeps): void {
  const config = (summary: string) =>
    ({ access: 'run-office', summary, reply: json(officeHoursReply) }) as const
  const reply = async (): Promise<OfficeHoursReply> => {
    const { value, version } = await readSetting(deps.db.read, 'hours')
    return { ...value, version }
  }

  app.get(
    officePaths.hours,
    { config: config('The opening hours, as the owner has set them'), schema: { querystring: nothing } },
    reply,
  )

  app.post(
    officePaths.hours,
    {
      // Sixty special days, each with words in two languages.
      config: { ...config('Change the opening hours'), bodyLimit: 64 * 1024, mostValues: 2_000 },
      schema: { querystring: nothing, body: hoursForm },
    },
    async (request) => {
      await changeHours(deps, { ...request.body, staff: request.staff })
      return reply()
    },
  )
}
