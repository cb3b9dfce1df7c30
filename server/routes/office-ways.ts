// GET and POST /api/office/ways: what the owner sees and sets of pickup and delivery.
import { officeWaysReply } from '#domain/contract/ways.ts'
import { officePaths, type OfficeWaysReply } from '#domain/office-api.ts'
import { mostZipcodes, mostZones, waysForm } from '#domain/ways-form.ts'
import type { ChangeSettingDeps } from '../actions/change-setting.ts'
import { changeWays } from '../actions/change-ways.ts'
import { json } from '../contract/answers.ts'
import { readSetting } from '../db/settings.ts'
import { nothing, type Routes } from '../http/route-rules.ts'

/** The ZIP codes alone, with quotes and commas, and as much again for the rest. */
const bodyLimit = 2 * mostZipcodes * '"93701",'.length + mostZones * 1_000

export function officeWaysRoutes(app: Routes, deps: ChangeSettingDeps): void {
  const config = (summary: string) =>
    ({ access: 'run-office', summary, reply: json(officeWaysReply) }) as const
  const reply = async (): Promise<OfficeWaysReply> => {
    const { value, version } = await readSetting(deps.db.read, 'ways')
    return { ...value, version }
  }

  app.get(
    officePaths.ways,
    { config: config('Pickup and delivery, as the owner has set them'), schema: { querystring: nothing } },
    reply,
  )

  app.post(
    officePaths.ways,
    {
      config: {
        ...config('Change pickup and delivery'),
        bodyLimit,
        mostValues: mostZipcodes + mostZones * 10,
      },
      schema: { querystring: nothing, body: waysForm },
    },
    async (request) => {
      await changeWays(deps, { ...request.body, staff: request.staff })
      return reply()
    },
  )
}
