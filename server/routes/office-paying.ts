// GET and PUT /api/office/paying: what the owner sees and sets of tips, and of paying on pickup and at the door.
import { officePayingReply } from '#domain/contract/paying.ts'
import { moneyPaths, type OfficePayingReply } from '#domain/office-money-api.ts'
import { payingForm } from '#domain/paying-form.ts'
import type { Cards } from '#domain/paying.ts'
import { changePaying } from '../actions/change-paying.ts'
import type { ChangeSettingDeps } from '../actions/change-setting.ts'
import { json } from '../contract/answers.ts'
import { readSetting } from '../db/settings.ts'
import { nothing, type Routes } from '../http/route-rules.ts'

export interface OfficePayingDeps extends ChangeSettingDeps {
  readonly cards: Cards
}

export function officePayingRoutes(app: Routes, deps: OfficePayingDeps): void {
  const config = (summary: string) =>
    ({ access: 'run-office', summary, reply: json(officePayingReply) }) as const
  const reply = async (): Promise<OfficePayingReply> => {
    const { value, version } = await readSetting(deps.db.read, 'paying')
    return { ...value, cards: deps.cards, version }
  }

  app.get(
    moneyPaths.paying,
    { config: config('How customers pay, as the owner has set it'), schema: { querystring: nothing } },
    reply,
  )

  app.put(
    moneyPaths.paying,
    { config: config('Change how customers pay'), schema: { querystring: nothing, body: payingForm } },
    async (request) => {
      await changePaying(deps, { ...request.body, staff: request.staff })
      return reply()
    },
  )
}
