// What the owner sees and does of the menu.
import * as z from 'zod/mini'
import { menuItemForm, menuOrderForm } from '#domain/menu-form.ts'
import { findItem, idShape } from '#domain/menu.ts'
import { Problem } from '#domain/problems.ts'
import { officePaths as paths, type OfficeMenuReply, type PriceHistoryReply } from '#domain/office-api.ts'
import { changeMenuItem, changeMenuOrder, type ChangeMenuDeps } from '../actions/change-menu.ts'
import { json } from '../contract/answers.ts'
import { officeMenuReply, priceHistoryReply } from '#domain/contract/office-replies.ts'
import { readAuditOf } from '../db/audit.ts'
import { readMenu, readOfficeMenu } from '../db/menu.ts'
import { nothing, type Routes } from '../http/route-rules.ts'
import type { RestaurantNow } from '../live/restaurant-now.ts'

export interface MenuOfficeDeps extends ChangeMenuDeps {
  readonly restaurant: Pick<RestaurantNow, 'current'>
}

const itemParams = z.strictObject({ item: z.string().check(z.regex(idShape)) })
/** More than an owner reads; the log has all of them. */
const longestHistory = 20

export function officeMenuRoutes(app: Routes, deps: MenuOfficeDeps): void {
  const { db, now, restaurant } = deps
  const config = (summary: string, reply = json(officeMenuReply)) =>
    ({ access: 'run-office', summary, reply }) as const
  const officeMenu = async (): Promise<OfficeMenuReply> => ({
    items: await readOfficeMenu(db, now(), restaurant.current().timeZone),
  })

  app.get(
    paths.menu,
    { config: config('The menu, with what was sold today'), schema: { querystring: nothing } },
    officeMenu,
  )

  app.post(
    paths.menuItem(':item'),
    {
      config: config('Change a burrito'),
      schema: { querystring: nothing, params: itemParams, body: menuItemForm },
    },
    async (request) => {
      await changeMenuItem(deps, { staff: request.staff, id: request.params.item, body: request.body })
      return officeMenu()
    },
  )

  app.post(
    paths.menuOrder,
    {
      config: config('Put the menu in another order'),
      schema: { querystring: nothing, body: menuOrderForm },
    },
    async (request) => {
      await changeMenuOrder(deps, { staff: request.staff, ...request.body })
      return officeMenu()
    },
  )

  app.get(
    paths.prices(':item'),
    {
      config: config('The prices that a burrito had', json(priceHistoryReply)),
      schema: { querystring: nothing, params: itemParams },
    },
    async (request): Promise<PriceHistoryReply> => {
      if (!findItem((await readMenu(db, now())).items, request.params.item)) throw new Problem('not-found')
      const entries = await readAuditOf(db, 'price', request.params.item, longestHistory)
      return {
        changes: entries.toReversed().flatMap(({ at, by, deed }) =>
          // Only an account changes a price.
          deed.what === 'price' && typeof by === 'object'
            ? [{ at, by: by.name, from: deed.from, to: deed.to }]
            : [],
        ),
      }
    },
  )
}
