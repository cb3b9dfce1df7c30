// An office for tests of pictures: the owner uploads, cuts and saves them.
import type { MenuReply } from '../domain/restaurant/restaurant-api.ts'
import type { PictureReply, OfficeMenuReply } from '../domain/menu/menu-api.ts'
import type { Engine } from './databases.ts'
import { menuFormOf } from './menu-form-of.ts'
import { openKitchen } from './open-kitchen.ts'
import type { TestAppOptions } from './test-app.ts'

/** A picture takes a second, and on a busy machine longer than an answer usually may. */
export const patientTimeouts = { requestTimeout: 120_000, responseTimeout: 120_000, checkInterval: 5_000 }

/** Uses the server's own picture processor unless the test passes one. */
export async function openPictures(engine: Engine, options: Pick<TestAppOptions, 'pictureProcessor'> = {}) {
  const opened = await openKitchen(engine, { timeouts: patientTimeouts, ...options })
  const { send, post, owner, db } = opened
  const get = (url: string, headers: Record<string, string> = {}) => send({ method: 'GET', url, headers })
  const upload = (payload: Uint8Array, { type = 'image/jpeg', cookie = owner } = {}) =>
    send({ method: 'POST', url: '/api/office/pictures', headers: { cookie, 'content-type': type }, payload })
  return {
    ...opened,
    get,
    upload,
    async taken(payload: Uint8Array) {
      const reply = await upload(payload)
      if (reply.statusCode !== 200) throw new Error(`the picture was not taken: ${reply.body}`)
      return reply.json<PictureReply>()
    },
    cut: (id: string, cut: object) => post(`/api/office/pictures/${id}/crop`, cut, owner),
    async save(id: string, picture: object | null) {
      const { items } = (await get('/api/office/menu', { cookie: owner })).json<OfficeMenuReply>()
      const found = items.find((item) => item.id === id)
      if (!found) throw new Error(`${id} is not on the menu`)
      return post(`/api/office/menu/${id}`, { ...menuFormOf(found), picture }, owner)
    },
    lookOf: async (id: string) =>
      (await get('/api/menu')).json<MenuReply>().items.find((item) => item.id === id)?.look,
    async countKept() {
      const sources = await db.read.selectFrom('pictures').select('id').execute()
      const files = await db.read.selectFrom('picture_files').select('name').execute()
      return [sources.length, files.length]
    },
  }
}
