// GET /api/office/today, POST /api/office/checklist: the owner's first screen.
import { businessDayOf } from '#domain/business-day.ts'
import { todayReply } from '#domain/contract/today.ts'
import { addDays } from '#domain/days.ts'
import { rangeBefore } from '#domain/earlier-range.ts'
import { officePaths, type TodayReply } from '#domain/office-api.ts'
import { addFigures, type Charged } from '#domain/sales.ts'
import type { StaffMember } from '#domain/staff.ts'
import { checklistForm } from '#domain/try-forms.ts'
import type { ChangeSettingDeps } from '../actions/change-setting.ts'
import { putListAway } from '../actions/put-list-away.ts'
import type { Config } from '../config.ts'
import { json } from '../contract/answers.ts'
import { countFailedPayments, readFirstWeek } from '../db/first-week.ts'
import { readCharged } from '../db/sales.ts'
import { countOpenTickets } from '../db/tickets.ts'
import { nothing, type Routes } from '../http/route-rules.ts'
import type { RestaurantNow } from '../live/restaurant-now.ts'

export interface OfficeTodayDeps extends ChangeSettingDeps {
  readonly restaurant: Pick<RestaurantNow, 'refresh' | 'current'>
  readonly config: Pick<Config, 'smtp'>
  readonly payments: { readonly isDemo: boolean }
}

/** The owner looks after older ones in the order book. */
const daysOfFailures = 7

export function officeTodayRoutes(app: Routes, deps: OfficeTodayDeps): void {
  const config = (summary: string) => ({ access: 'run-office', summary, reply: json(todayReply) }) as const

  app.get(
    officePaths.today,
    {
      config: config('Today: sales so far, the board, and the first week'),
      schema: { querystring: nothing },
    },
    (request) => readToday(deps, request.staff),
  )

  app.post(
    officePaths.checklist,
    {
      config: config('Put the list of the first week away, or bring it back'),
      schema: { querystring: nothing, body: checklistForm },
    },
    async (request) => {
      await putListAway(deps, { ...request.body, staff: request.staff })
      return readToday(deps, request.staff)
    },
  )
}

async function readToday(deps: OfficeTodayDeps, { username }: StaffMember): Promise<TodayReply> {
  const { db } = deps
  const now = deps.now()
  const { timeZone } = deps.restaurant.current()
  const today = businessDayOf(now, timeZone)
  const oneDay = { from: today, to: today }
  const before = rangeBefore(oneDay, now, timeZone)
  const { board, oldest } = await countOpenTickets(db)
  return {
    now: now.toISOString(),
    today,
    total: figuresOf(await readCharged(db, oneDay, timeZone)),
    before: { day: before.from, ...figuresOf(await readCharged(db, before, timeZone)) },
    board,
    oldestOpen: oldest,
    failedPayments: await countFailedPayments(db, { from: addDays(today, 1 - daysOfFailures), to: today }),
    firstWeek: {
      ...(await readFirstWeek(db, username)),
      demoPayments: deps.payments.isDemo,
      mailServer: deps.config.smtp?.host ?? null,
    },
  }
}

function figuresOf(charged: readonly Charged[]) {
  const { orders, burritos, beforeTax } = addFigures(charged, [])
  return { orders, burritos, beforeTax }
}
