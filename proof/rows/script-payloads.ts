// Texts made to run, in names, addresses, notes to the kitchen and the words of the menu, opened in Chromium on every screen
// that shows them, and as CSV.
import { setTimeout as wait } from 'node:timers/promises'
import { type OfficeMenuReply, menuPaths } from '../../domain/menu/menu-api.ts'
import type { OrdersReply } from '../../domain/orders/order-api.ts'
import { booksPaths } from '../../domain/books/books-api.ts'
import type { OrderRequest } from '../../domain/orders/order-request-schema.ts'
import type { PlacedOrder } from '../../domain/orders/order.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { groupFormOf, menuFormOf } from '../../test-support/menu-form-of.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { isMoneyWaiting, makePromisesDue } from '../due-money.ts'
import { orderAsSent } from '../load.ts'
import { findStrangeElements, lookFor, openWatchedBrowser } from '../browser.ts'
import { formulas, payloads, refusedPayloads } from '../payloads.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp } from '../set-up.ts'
import { logIn, type Hand } from '../staff-actions.ts'
import { openWire, type Wire } from '../wire.ts'

interface Hostile {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

export const scriptPayloads: Row = {
  name: 'script payloads',
  promise:
    '500 script payloads in names, addresses and notes, opened in Chromium on board, order page, office, sales and CSV: 0 executed, all shown literally',
  engines: bothEngines,

  run: ({ engine, scale }) =>
    withSetUp(async (setUp) => {
      const long = scale === 'long'
      const tried = long ? payloads : payloads.filter((_text, nth) => nth % 25 === 0)
      const place = await freshProofPlace(engine)
      const restaurant = await prepareRestaurant(setUp, place, {
        PROOF_MAILS: 'unwritten',
      })
      await restaurant.open()
      const { url } = restaurant
      const owner = await logIn(url)
      const wire = openWire(url)
      setUp.later(() => wire.close())
      const tomato = '<img src=1 onerror=x()>'
      await nameTomato(owner, tomato)
      const orders = await orderAll(wire, url, tried)
      const wronglyTaken = await countTaken(wire, url)
      // The sales show only orders whose money was captured.
      await makePromisesDue(place)
      while (await isMoneyWaiting(place)) await wait(250)
      const alive = await findLiveFormulas(owner, long ? formulas : formulas.slice(0, 4))
      const { names, shortNames } = await nameBurritos(
        owner,
        tried.filter(({ length }) => length <= 36).slice(0, 4),
        90,
      )

      const { context, incidents } = await openWatchedBrowser(setUp, url, owner.cookie)
      const page = await context.newPage()
      const screens = new Map<string, number>()
      const missing: string[] = []
      const strange: string[] = []
      const look = async (screen: string, hash: string, texts: readonly string[]) => {
        const gone = await lookFor(page, hash, texts)
        missing.push(...gone.map((text) => `${screen}: ${text}`))
        strange.push(...(await findStrangeElements(page)))
        screens.set(screen, (screens.get(screen) ?? 0) + 1)
      }

      await page.goto(`${url}/`)
      await look('board', '#/Kitchen', [
        ...orders.flatMap(({ firstName, lastName }) => [firstName, `Note: ${lastName}`]),
        `NO ${tomato}`,
      ])
      const detailed = long ? orders : orders.slice(0, 3)
      for (const { id, firstName, lastName } of detailed) {
        await look('office order', `#/Manage/Order/${id}`, [`${firstName} ${lastName}`, `“${lastName}”`])
      }
      if (long) {
        for (const { id, firstName } of orders) await look('order', `#/Order/${id}`, [firstName])
        for (let nth = 1; nth <= Math.ceil(orders.length / 10); nth += 1) {
          const { orders: rows } = await owner.get<OrdersReply>(`/api/office/orders?period=today&page=${nth}`)
          await look(
            'office orders',
            `#/Manage/Orders/page/${nth}`,
            rows.map(({ name }) => name),
          )
        }
        await look('sales', '#/Manage/Sales', shortNames)
        await look('menu', '#/Menu', names)
      }
      const ran = incidents.filter((said) => /^(ran|called)/.test(said))
      const stopped = incidents.length - ran.length
      return {
        tried: `${tried.length} payloads in ${orders.length} orders and ${refusedPayloads.length} that the form must refuse; screens: ${[...screens].map(([screen, times]) => `${times} × ${screen}`).join(', ')}, CSV`,
        found: `${ran.length} ran, ${strange.length} became markup, ${stopped} stopped by the policy, ${missing.length} not shown literally, ${alive.length} formulas alive, ${wronglyTaken} taken that must be refused${[
          ...ran,
          ...strange,
          ...missing,
          ...alive,
        ]
          .slice(0, 3)
          .map((said) => `; ${said}`)
          .join('')}`,
        pass: incidents.length + strange.length + missing.length + alive.length + wronglyTaken === 0,
      }
    }),
}

/** Two payloads in each order, each of them in a name and in the address, and one in a note to the kitchen. */
async function orderAll(wire: Wire, url: string, texts: readonly string[]): Promise<Hostile[]> {
  const orders: Hostile[] = []
  for (let nth = 0; nth < texts.length; nth += 2) {
    const [firstName = '', lastName = firstName] = texts.slice(nth, nth + 2)
    const lines = withNote(lastName)
    const order = { ...rosasOrder, firstName, lastName, address: lastName, city: firstName, lines }
    const reply = await wire.send(orderAsSent(order, url))
    if (reply?.status !== 201) throw new Error(`${firstName} ${lastName} was answered ${reply?.body}`)
    orders.push({ id: (JSON.parse(reply.body) as PlacedOrder).id, firstName, lastName })
  }
  return orders
}

/** A hot salsa, and no tomato: both cost nothing. */
function withNote(note: string): OrderRequest['lines'] {
  const wanted = { choices: [{ id: 'salsa-hot', count: 1 }], without: ['tomato'], note }
  return rosasOrder.lines.map((line, nth) => (nth === 0 ? { ...line, ...wanted } : line))
}

async function countTaken(wire: Wire, url: string): Promise<number> {
  let taken = 0
  for (const text of refusedPayloads) {
    const changes = ['firstName', 'lastName', 'address', 'city'].map((field) => ({ [field]: text }))
    for (const change of [...changes, { lines: withNote(text) }]) {
      const sent = orderAsSent({ ...rosasOrder, ...change }, url)
      if ((await wire.send(sent))?.status !== 422) taken += 1
    }
  }
  return taken
}

/** Of typed texts, the spreadsheets contain only the names of burritos and choices. */
async function findLiveFormulas(owner: Hand, texts: readonly string[]): Promise<string[]> {
  const alive: string[] = []
  for (let nth = 0; nth < texts.length; nth += 4) {
    const some = texts.slice(nth, nth + 4)
    await nameBurritos(owner, some, nth)
    const cells = await cellsOf(owner, booksPaths.salesCsv)
    for (const text of some) {
      await nameSalsa(owner, text)
      const ofChoices = await cellsOf(owner, booksPaths.salesChoicesCsv)
      if (ofChoices.filter((cell) => cell.includes(text)).length < 2) throw new Error(`${text} is not sold`)
      cells.push(...ofChoices)
    }
    alive.push(...cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell)))
  }
  return alive
}

async function cellsOf({ url, cookie }: Hand, path: string): Promise<string[]> {
  const reply = await fetch(`${url}${path}?period=today`, { headers: { cookie } })
  const lines = (await reply.text()).replace(/^\uFEFF/, '').split('\r\n')
  return lines.flatMap((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
    ),
  )
}

/** Each with a number of its own, since no two burritos may be called the same. */
async function nameBurritos(owner: Hand, texts: readonly string[], from = 0) {
  const { items } = await owner.get<OfficeMenuReply>('/api/office/menu')
  const names = texts.map((text, nth) => `${text} ${from + nth}`)
  const shortNames = texts.map((text, nth) => `${text.slice(0, 8)} ${from + nth}`)
  for (const [nth, name] of names.entries()) {
    const item = items[nth]
    if (!item) break
    const words = { name, shortName: shortNames[nth] }
    await owner.post(`/api/office/menu/${item.id}`, { ...menuFormOf(item), ...words })
  }
  return { names, shortNames }
}

/** The hot salsa and its group. */
async function nameSalsa(owner: Hand, name: string): Promise<void> {
  const { groups } = await owner.get<OfficeMenuReply>(menuPaths.officeMenu)
  const salsa = groups.find(({ id }) => id === 'salsa')
  if (!salsa) throw new Error('there is no salsa')
  const form = groupFormOf(salsa)
  const choices = form.choices.map((one) => (one.id === 'salsa-hot' ? { ...one, name } : one))
  await owner.post(menuPaths.group(salsa.id), { ...form, name, choices })
}

async function nameTomato(owner: Hand, name: string): Promise<void> {
  const { ingredients } = await owner.get<OfficeMenuReply>(menuPaths.officeMenu)
  const tomato = ingredients.find(({ id }) => id === 'tomato')
  if (!tomato) throw new Error('there is no tomato')
  const { id, version, allergens } = tomato
  await owner.post(menuPaths.ingredient(id), { version, name, allergens })
}
