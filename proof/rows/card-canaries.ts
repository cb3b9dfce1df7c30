// Card numbers through a real checkout and into every field they do not belong in; then looked for everywhere.
import { setTimeout as wait } from 'node:timers/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expectComplete, fillCart, fillForm, openCheckout, submit } from '../../e2e/customer.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { openWatchedBrowser } from '../browser.ts'
import { makeCanary, spellings, tracesOf, type Canary } from '../canaries.ts'
import { makeBackup, readFiles, readTables, type Kept } from '../kept-things.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, ownPostgres, prepareRestaurant, withSetUp } from '../set-up.ts'
import { spoiledBy } from '../spoil.ts'
import { logIn } from '../staff-hands.ts'
import { sendHonestly } from '../tampering.ts'
import { openWire, type Wanted } from '../wire.ts'

const token = 'the monitor of the proof'.replaceAll(' ', '-')
const places = ['database', 'mail', 'backup', 'log', 'metrics', 'request'] as const

export const cardCanaries: Row = {
  name: 'card canaries',
  promise:
    'card number and CVV canaries through the browser’s checkout and typed into every text field: 0 hits in database, WAL, logs, mail, backups, metrics',
  engines: bothEngines,
  breaks: {
    'logs-what-is-typed': /[1-9]\d* hits.* in log/,
    'takes-card-numbers': /[1-9]\d* hits.* in database/,
  },

  run: ({ engine, scale, random, broken }) =>
    withSetUp(async (setUp) => {
      const checkouts = scale === 'long' ? 12 : 1
      const own = engine === 'postgres' && scale === 'long' ? await ownPostgres(setUp) : undefined
      const place = own?.place ?? (await freshProofPlace(engine))
      const restaurant = await prepareRestaurant(setUp, place, { METRICS_TOKEN: token, ...spoiledBy(broken) })
      const { server } = await restaurant.open()
      const { url } = restaurant
      const owner = await logIn(url)

      const canaries: Canary[] = []
      const requests: Kept[] = []
      const { context } = await openWatchedBrowser(setUp, url)
      context.on('request', (request) => {
        const said = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`
        requests.push({ what: 'request', name: request.url(), content: Buffer.from(said), isText: true })
      })
      const page = await context.newPage()
      for (let nth = 0; nth < checkouts; nth += 1) {
        const canary = makeCanary(random)
        canaries.push(canary)
        await checkOut(page, canary)
      }

      const wire = openWire(url)
      setUp.later(() => wire.close())
      const typed = makeCanary(random)
      canaries.push(typed)
      const taken: string[] = []
      const attempts = spellings(typed.number).flatMap((text) => misplaced(text, url, owner.cookie))
      for (const [where, wanted] of attempts) {
        const reply = await wire.send(wanted)
        if (reply && reply.status < 300) taken.push(where)
      }
      for (const wanted of unasked(typed.number, url, owner.cookie)) await wire.send(wanted)

      await untilMailed(place.dataDir, checkouts)
      await makeBackup(place)
      const metrics = await wire.send({
        method: 'GET',
        path: '/metrics',
        headers: { authorization: `Bearer ${token}` },
      })
      const folder = own && path.join(own.postgres.folder, 'postgres')
      const kept: Kept[] = [
        ...(await readTables(place)),
        ...(await readFiles(place, folder)),
        { what: 'metrics', name: 'metrics', content: Buffer.from(metrics?.body ?? ''), isText: true },
        { what: 'log', name: 'stdout and stderr', content: Buffer.from(server.output()), isText: true },
        ...requests,
      ]
      const hits = kept.flatMap(({ what, name, content, isText }) =>
        canaries.flatMap((canary) =>
          tracesOf(canary, content, isText).map((trace) => `${trace} in ${what} ${name}`),
        ),
      )
      const unseen = places.filter((what) => !kept.some((one) => one.what === what && knows(one)))
      const bytes = kept.reduce((sum, { content }) => sum + content.length, 0)
      return {
        tried: `${checkouts} checkouts in Chromium and ${attempts.length} numbers typed where they do not belong; ${kept.length} things searched, ${(bytes / 2 ** 20).toFixed(0)} MB`,
        found: `${hits.length} hits${hits
          .slice(0, 3)
          .map((hit) => `, ${hit}`)
          .join(
            '',
          )}; ${taken.length} taken that must be refused ${taken.slice(0, 3).join(', ')}; not searched: ${unseen.join(', ') || 'none'}`,
        pass: hits.length + taken.length + unseen.length === 0,
      }
    }),
}

async function checkOut(page: Page, { number, cvv }: Canary): Promise<void> {
  await fillCart(page)
  const dialog = await openCheckout(page)
  await fillForm(dialog, { 'Card number': number, CVV: cvv })
  await submit(dialog)
  await expectComplete(page)
}

/** The number in a text field of a form that has no place for it. */
function misplaced(text: string, url: string, cookie: string): [string, Wanted][] {
  const post = (where: string, target: string, body: object): [string, Wanted] => [
    where,
    {
      method: 'POST',
      path: target,
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    },
  ]
  const order = (where: string, change: object): [string, Wanted] => [
    where,
    { method: 'POST', ...sendHonestly({ ...rosasOrder, ...change }, url) },
  ]
  const delivery = { address: '18 Laurel St', city: 'Fresno', state: 'CA', zipcode: '93701' }
  const person = { name: 'Pilar', username: 'pilar', role: 'kitchen', password: 'a long enough one' }
  const bean = {
    version: 1,
    name: 'Bean',
    shortName: 'Bean',
    description: 'x',
    price: 950,
    section: 'burritos',
    ownAllergens: [],
    marks: [],
    inside: [],
    groups: [],
    colour: 'jade',
    weight: 1,
  }
  return [
    ...[
      'firstName',
      'lastName',
      'address',
      'city',
      'zipcode',
      'email',
      'phone',
      'apartment',
      'note',
      'paymentToken',
      'cardNumber',
      'cvv',
    ].map((field) => order(field, { [field]: field === 'address' ? `Card ${text}, 2nd floor` : text })),
    ...['address', 'apartment', 'city', 'zipcode'].map((field) =>
      order(`delivery ${field}`, { delivery: { ...delivery, [field]: text } }),
    ),
    ...['name', 'username', 'password'].map((field) =>
      post(`staff ${field}`, '/api/office/staff/add', { ...person, [field]: text }),
    ),
    ...['name', 'description'].map((field) =>
      post(`menu ${field}`, '/api/office/menu/bean', { ...bean, [field]: text }),
    ),
  ]
}

/** In places that nobody reads but a log might show. */
function unasked(number: string, url: string, cookie: string): Wanted[] {
  const get = (target: string, headers: Record<string, string> = {}): Wanted => ({
    method: 'GET',
    path: target,
    headers: { cookie, ...headers },
  })
  return [
    get(`/api/orders/${number}`),
    get(`/${number}`),
    get(`/api/menu?card=${number}`),
    get(`/api/office/orders?find=${number}`),
    get('/api/menu', { 'user-agent': number, referer: `${url}/${number}`, 'x-card': number }),
    {
      method: 'POST',
      path: '/login',
      headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
      body: `username=${number}&password=${number}`,
    },
  ]
}

async function untilMailed(dataDir: string, orders: number): Promise<void> {
  const deadline = Date.now() + 20_000
  const place = { engine: 'sqlite', dataDir, databaseUrl: undefined } as const
  while (Date.now() < deadline) {
    const mails = (await readFiles(place, undefined)).filter(({ what }) => what === 'mail')
    if (mails.length >= orders) return
    await wait(100)
  }
}

/** Something that must be there: a search that does not find it would find nothing. */
function knows({ what, content }: Kept): boolean {
  const sure = {
    database: 'Delgado',
    mail: 'Order Complete!',
    backup: 'Delgado',
    log: '"route":"/api/orders"',
    metrics: 'burritoful_orders_total',
    request: 'demo-approve-',
  }
  return content.includes(sure[what])
}
