// The owner's menu: reading it, changing its items, and rearranging it. See office-options.ts for sections and options.
import * as z from 'zod/mini'
import { findChange } from '#domain/people/audit.ts'
import { itemChange, newItem } from '#domain/menu/menu-schema.ts'
import {
  menuAddedReply,
  menuOrder,
  officeMenuReply,
  retired,
  priceHistoryReply,
} from '#domain/menu/office-menu-schema.ts'
import { menuId } from '#domain/menu/menu-id-schema.ts'
import type { Cents } from '#domain/basics/money.ts'
import {
  type MenuAddedReply,
  type OfficeMenuReply,
  type PriceHistoryReply,
  menuPaths,
} from '#domain/menu/menu-api.ts'
import { Problem } from '#domain/basics/problems.ts'
import { arrangeMenu } from '../../actions/menu/arrange-menu.ts'
import { addMenuItem, changeMenuItem, setRetired } from '../../actions/menu/change-menu-item.ts'
import type { ChangeMenuDeps } from '../../actions/menu/change-menu.ts'
import type { PictureProcessor } from '../../pictures/picture-processor.ts'
import { json } from '../../http/reply-spec.ts'
import { readAuditOf } from '../../db/people/audit.ts'
import { readMenuRows } from '../../db/menu/menu.ts'
import { readOfficeMenu } from '../../db/menu/office-menu.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'

export interface OfficeMenuDeps extends ChangeMenuDeps {
  readonly restaurant: Pick<RestaurantNow, 'current'>
}

const itemParams = z.strictObject({ item: menuId })
/** Enough for the order of all items, or for an item or an option group at its largest. */
export const wholeMenuBody = { bodyLimit: 64 * 1024, maxValues: 2_000 } as const
/** More than an owner reads; the audit log has all of them. */
const longestHistory = 20

export function officeMenuRoutes(
  app: Routes,
  deps: OfficeMenuDeps & { readonly pictureProcessor: PictureProcessor },
): void {
  const { db } = deps
  const config = (summary: string) =>
    ({ access: 'run-office', summary, reply: json(officeMenuReply) }) as const

  app.get(
    menuPaths.officeMenu,
    { config: config('The menu, with what was sold today'), schema: { querystring: nothing } },
    () => officeMenu(deps),
  )

  app.post(
    menuPaths.addItem,
    {
      config: {
        access: 'run-office',
        summary: 'Add an item to the menu',
        reply: json(menuAddedReply),
        ...wholeMenuBody,
      },
      schema: { querystring: nothing, body: newItem },
    },
    async (request): Promise<MenuAddedReply> => {
      const added = await addMenuItem(deps, { staff: request.staff, body: request.body })
      return { added, menu: await officeMenu(deps) }
    },
  )

  app.post(
    menuPaths.menuItem(':item'),
    {
      config: { ...config('Change an item'), ...wholeMenuBody },
      schema: { querystring: nothing, params: itemParams, body: itemChange },
    },
    async (request) => {
      await changeMenuItem(deps, { staff: request.staff, id: request.params.item, body: request.body })
      return officeMenu(deps)
    },
  )

  app.post(
    menuPaths.retireItem(':item'),
    {
      config: config('Take an item off the menu, or bring it back'),
      schema: { querystring: nothing, params: itemParams, body: retired },
    },
    async (request) => {
      await setRetired(deps, { staff: request.staff, id: request.params.item, ...request.body })
      return officeMenu(deps)
    },
  )

  app.post(
    menuPaths.menuOrder,
    {
      config: { ...config('Put the menu in another order'), ...wholeMenuBody },
      schema: { querystring: nothing, body: menuOrder },
    },
    async (request) => {
      await arrangeMenu(deps, { staff: request.staff, ...request.body })
      return officeMenu(deps)
    },
  )

  app.get(
    menuPaths.prices(':item'),
    {
      config: {
        access: 'run-office',
        summary: 'The prices that an item had',
        reply: json(priceHistoryReply),
      },
      schema: { querystring: nothing, params: itemParams },
    },
    async (request): Promise<PriceHistoryReply> => {
      const { items } = await readMenuRows(db.read)
      if (!items.some(({ id }) => id === request.params.item)) throw new Problem('not-found')
      const entries = await readAuditOf(db, 'price', request.params.item, longestHistory)
      return {
        changes: entries.toReversed().flatMap(({ at, by, action }) => {
          const price = findChange(action, 'price')
          // Only an account changes a price.
          return price && typeof by === 'object'
            ? [{ at, by: by.name, from: price.from as Cents, to: price.to as Cents }]
            : []
        }),
      }
    },
  )
}

export function officeMenu({ db, now, restaurant }: OfficeMenuDeps): Promise<OfficeMenuReply> {
  return readOfficeMenu(db, now(), restaurant.current().timeZone)
}
