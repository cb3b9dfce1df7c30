// GET /api/menu: the menu, and whether orders are taken. A page that has it already is told that nothing has changed.
import { confirmedAtHeader, restaurantPaths, type MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { menuReply } from '#domain/restaurant/shop-schema.ts'
import type { AcceptedCards } from '#domain/restaurant/payment-methods.ts'
import { json } from '../../http/reply-spec.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'
import { etagOf } from '../../page/page-files.ts'
import { matchesEtag } from '../page.ts'

export interface MenuDeps {
  readonly acceptedCards: () => AcceptedCards
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'readShop' | 'menuReply'>
}

export function menuRoutes(app: Routes, { restaurant, acceptedCards, now }: MenuDeps): void {
  const rule = {
    config: {
      access: 'anyone',
      summary: 'The menu, and whether orders are taken',
      reply: { ...json(menuReply), revalidated: true },
    },
    schema: { querystring: nothing },
  } as const
  const write = createMenuWriter()

  app.get(restaurantPaths.menu, rule, async (request, reply) => {
    const menu = await restaurant.menuReply(await restaurant.readShop(now()), acceptedCards())
    const { text, etag } = write(menu)
    // A 304 cannot change the time in the body that the page has kept; the page's clock then goes by a header.
    reply.header('cache-control', 'no-cache').header('etag', etag).header(confirmedAtHeader, menu.now)
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(`{${text},"now":${JSON.stringify(menu.now)}}`)
  })
}

/**
 * Writes everything but the time. The text is always put together from the present parts, so it cannot be outdated; parts that
 * stay the same object, which the restaurant and most of the menu do until the shop changes, are written once.
 */
function createMenuWriter(): (menu: MenuReply) => { readonly text: string; readonly etag: string } {
  const known = new WeakMap<object, string>()
  let last = { text: '', etag: '' }

  function writePart(part: unknown): string {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part)
    const text = known.get(part) ?? JSON.stringify(part)
    known.set(part, text)
    return text
  }

  return ({ now: _now, ...parts }) => {
    const text = Object.entries(parts)
      .map(([name, part]) => `${JSON.stringify(name)}:${writePart(part)}`)
      .join()
    if (text !== last.text) last = { text, etag: etagOf(Buffer.from(text)) }
    return last
  }
}
