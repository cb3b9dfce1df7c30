// A kitchen for tests: a cook and an owner, both logged in, and their actions.
import type { Engine } from './databases.ts'
import { logInAs } from './staff.ts'
import { openTestApp, rosasOrder, type TestApp, type TestAppOptions } from './test-app.ts'

export async function openKitchen(engine: Engine, options: TestAppOptions = {}) {
  const opened = await openTestApp(engine, options)
  const cook = await logInAs(opened, 'kitchen')
  const owner = await logInAs(opened, 'owner')
  return { ...opened, cook, owner, ...kitchenOf(opened, cook, owner) }
}

function kitchenOf({ send, order }: TestApp, cook: string, owner: string) {
  const post = (url: string, payload: object, cookie: string) =>
    send({ method: 'POST', url, payload, headers: { cookie } })
  return {
    post,
    async placed(): Promise<string> {
      return (await order(rosasOrder)).json<{ id: string }>().id
    },
    move: (id: string, from: string, to: string) => post(`/api/orders/${id}/move`, { from, to }, cook),
    undo: (id: string, from: string) => post(`/api/orders/${id}/undo`, { from }, cook),
    cancel: (id: string, reason = 'ran-out', note = '') =>
      post(`/api/orders/${id}/cancel`, { reason, note }, owner),
    soldOut: (item: string, soldOut: string) => post('/api/sold-out', { item, soldOut }, cook),
    pause: (minutes: number | null) => post('/api/pause', { minutes }, cook),
    async track(id: string) {
      return (await send({ method: 'GET', url: `/api/orders/${id}` })).json<Record<string, unknown>>()
    },
  }
}
