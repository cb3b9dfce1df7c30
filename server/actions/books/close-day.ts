// The owner closes a business day (R68), which records its entries so far. A day can be closed again after more money moved.
import { changed } from '#domain/people/audit.ts'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { diff } from '#domain/basics/diff.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { writeAuditEntry } from '../../db/people/audit.ts'
import { storeClosing } from '../../db/books/closings.ts'
import type { Database } from '../../db/engine/database.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'

export interface CloseDayDeps {
  readonly db: Database
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'current'>
}

export async function closeDay(
  { db, now, restaurant }: CloseDayDeps,
  { day, staff }: { readonly day: string; readonly staff: StaffMember },
): Promise<void> {
  const moment = now()
  if (day > businessDayOf(moment, restaurant.current().timeZone))
    throw new Problem('invalid', { errors: { day: { code: 'too-late' } } })
  const at = moment.toISOString()
  await db.transaction(async (trx) => {
    const isClosed = await storeClosing(trx, day, { at, by: staff.username })
    if (!isClosed) return
    const target = { kind: 'day', id: day, name: day } as const
    await writeAuditEntry(trx, {
      at,
      by: staff.username,
      action: changed(target, diff(null, { closed: true })),
    })
  })
}
