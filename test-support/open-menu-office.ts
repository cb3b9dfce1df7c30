// A restaurant whose owner is at the menu office: every call about the menu, and readers of the site's menu and the log.
import type { MenuReply } from '../domain/restaurant/restaurant-api.ts'
import type { MenuItemBody, OfficeMenuReply, PriceHistoryReply } from '../domain/menu/menu-api.ts'
import { readAuditLog } from '../server/db/people/audit.ts'
import type { Engine } from './databases.ts'
import { menuFormOf } from './menu-form-of.ts'
import { openKitchen } from './open-kitchen.ts'

export async function openMenuOffice(engine: Engine) {
  const opened = await openKitchen(engine)
  const { send, post, owner, db } = opened
  const get = (url: string, cookie = owner) => send({ method: 'GET', url, headers: { cookie } })
  const menu = async () => (await get('/api/office/menu')).json<OfficeMenuReply>()
  const site = async () => (await send({ method: 'GET', url: '/api/menu' })).json<MenuReply>()
  return {
    ...opened,
    get,
    menu,
    site,
    async formOf(id: string): Promise<MenuItemBody> {
      const found = (await menu()).items.find((item) => item.id === id)
      if (!found) throw new Error(`${id} is not on the menu`)
      return menuFormOf(found)
    },
    office: (path: string, body: object, cookie = owner) => post(`/api/office/${path}`, body, cookie),
    change: (id: string, body: object, cookie = owner) => post(`/api/office/menu/${id}`, body, cookie),
    /** For a menu with one section. */
    reorder: (items: readonly string[], cookie = owner) =>
      post('/api/office/menu-order', { sections: [{ id: 'burritos', items }] }, cookie),
    prices: async (id: string) =>
      (await get(`/api/office/menu/${id}/prices`)).json<PriceHistoryReply>().changes,
    log: () => readAuditLog(db, { topic: undefined, before: undefined, most: 50 }),
    onSite: async (id: string) => (await site()).items.find((item) => item.id === id),
  }
}

export const horchata = {
  name: 'Horchata',
  shortName: 'Horchata',
  description: 'Rice, cinnamon and a long night.',
  price: 325,
  section: 'burritos',
  weight: 0,
  ownAllergens: [],
  marks: ['vegan'],
  inside: [{ id: 'rice', canLeaveOut: false }],
  groups: [],
  color: 'arena',
} as const
