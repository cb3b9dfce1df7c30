// npm run demo: the site on a temporary database, with two weeks behind it, while new orders come in; Ctrl-C ends it. The
// demo removes its database at the end, never touches the real one and never sends a mail.
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { type MenuReply, restaurantPaths } from '#domain/restaurant/restaurant-api.ts'
import { callOutName } from '#domain/orders/order.ts'
import { startingTimeZone } from '#domain/restaurant/starting-restaurant.ts'
import { readConfig, type Config } from '../server/config.ts'
import { makeCustomers } from '../server/demo/customers.ts'
import { createRandom } from '../server/demo/random.ts'
import { createPassword } from '../server/secrets/passwords.ts'
import { explainStartFailure } from '../server/config/start-failure.ts'
import { makeWallLink, uploadPhoto, openOffice } from './demo-office.ts'
import { daysOfPast, firstMomentOf, liveTwoWeeks } from './demo-past.ts'
import { ask, logIn, followOrder, orderSomething, readBoard } from './demo-people.ts'
import { openPast, openPresent } from './demo-server.ts'

const seed = 1995
/** The demo prints this password, which is always the same: it opens invented orders only, on this machine only. */
const passwordOnLoopback = 'burritos-for-all'
/** Settings that would lead out of the temporary folder, name another address, or print a real password. */
const clearedSettings = [
  'DATABASE_URL',
  'SMTP_URL',
  'PUBLIC_URL',
  'TRUST_PROXY',
  'MAIL_FROM',
  'OWNER_PASSWORD',
  'METRICS_TOKEN',
  'PAYMENTS',
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_STATEMENT_SUFFIX',
  'STRIPE_API_URL',
] as const

const { values } = parseArgs({ options: { every: { type: 'string', default: '40' } } })
const secondsBetween = Number(values.every)

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort())

// A server that could not open may have left something running.
process.exit(await run())

async function run(): Promise<number> {
  if (!(secondsBetween > 0 && secondsBetween <= 86_400))
    return refuse('--every is the number of seconds between two orders, like 40.')
  // No other user of this machine may read the folder.
  process.umask(0o077)
  const scratch = mkdtempSync(path.join(tmpdir(), 'burritoful-demo-'))
  // The exit event fires however this process ends, except when it is killed outright.
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))
  const env = {
    ...process.env,
    ...Object.fromEntries(clearedSettings.map((name) => [name, ''])),
    DATA_DIR: scratch,
    DEMO: 'on',
    // All customers of the demo share this machine's address.
    RATE_LIMITS: 'off',
  }
  try {
    return await openDemo(readConfig(env))
  } catch (error) {
    return refuse(explainStartFailure(error, env))
  }
}

async function openDemo(config: Config): Promise<number> {
  // On an address that others can reach, a password that everybody knows would protect nothing.
  const password = isLoopback(config.host) ? passwordOnLoopback : createPassword()
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY']) {
    if (process.env[name])
      console.log(`${name} is set. The demo leaves it alone: nothing of yours is touched.`)
  }
  await tryAddress(config)
  await livePast(config, password)
  if (ending.signal.aborted) return 0

  let isBroken = false
  const server = await openPresent(config, () => {
    isBroken = true
    ending.abort()
  })
  const opened = await server.open()
  if (opened) {
    console.log(greeting(opened.address, password, await makeWallLink(opened.address, password), config))
    void keepOrdering(opened.address)
    void keepCooking(opened.address, password)
    void uploadPhotoLater(opened.address, password)
  }
  if (!ending.signal.aborted) await once(ending.signal, 'abort')
  await server.close()
  return isBroken ? 1 : 0
}

/** Fails as the server would, before anybody has waited for two weeks to go by. */
async function tryAddress({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  await promisify(probe.close.bind(probe))()
}

async function livePast(config: Config, password: string): Promise<void> {
  const { timeZone = startingTimeZone } = config
  const moment = { now: new Date(), timeZone }
  const past = await openPast(config, password, firstMomentOf(moment))
  console.log('Two weeks go by …')
  let days = 0
  const onDay = (day: string) => {
    days += 1
    if (process.stdout.isTTY) process.stdout.write(`\r${day}, day ${days} of ${daysOfPast} `)
  }
  await liveTwoWeeks(past, { ...moment, seed, password, onDay, ending: ending.signal })
  await past.close()
}

function greeting(
  url: string,
  password: string,
  wall: string,
  { timeZone = startingTimeZone, dataDir }: Config,
): string {
  return `
Burritoful, the demo. Nothing here is real: no card is charged, no burrito is made, nobody is mailed.

  The shop      ${url}
  The kitchen   ${url}/#/Kitchen
  The wall      ${wall}
  The sales     ${url}/#/Manage/Sales    with Orders, Menu and Staff beside it

Staff log in at the foot of the page as "owner" with the password ${password}
"ben" and "tess" are cooks and have the same one: they see the kitchen alone.
Somebody orders every ${secondsBetween} seconds or so. The cooks keep up, and leave some tickets for you.
The restaurant's clock is that of ${timeZone} (TIME_ZONE). Mails are written to files in ${dataDir}
Ctrl-C ends the demo and removes all of it.
`
}

async function keepOrdering(url: string): Promise<void> {
  const random = createRandom(seed + 1)
  const readMenu = () => ask<MenuReply>(url + restaurantPaths.menu)
  const customers = { random, people: makeCustomers(60, random), readMenu }
  await repeatUntilEnd(
    () => random.between(0.5, 1.5) * secondsBetween,
    async () => {
      const order = await orderSomething(url, customers)
      if (!order) return
      const burritos = order.lines.map(({ quantity, shortName }) => `${quantity} ${shortName.en}`).join(', ')
      console.log(`${callOutName(order.by.firstName, order.by.lastName)} orders ${burritos}: ${order.number}`)
    },
  )
}

async function keepCooking(url: string, password: string): Promise<void> {
  let cookie = ''
  await repeatUntilEnd(
    // However few customers come, new orders are looked at: otherwise the shop would stop taking them (R48).
    () => Math.min(secondsBetween / 5, 60),
    async () => {
      cookie ||= await logIn(url, 'ben', password)
      await followOrder({ url, cookie }, await readBoard(url, cookie), new Date())
    },
  )
}

/** Beside all else, and not in the past: it is seconds of work. A busy machine may be too slow for it at first. */
async function uploadPhotoLater(url: string, password: string): Promise<void> {
  const { signal } = ending
  for (let isHung = false; !isHung && !signal.aborted;) {
    const hanging = openOffice(url, password).then(uploadPhoto)
    isHung = await hanging.then(
      () => true,
      () => false,
    )
    if (!isHung) await wait(10_000, undefined, { signal, ref: false }).catch(() => {})
  }
}

/** Repeats the work until the demo ends. A failure, for example of a busy server, is retried the next time. */
async function repeatUntilEnd(seconds: () => number, work: () => Promise<void>): Promise<void> {
  const { signal } = ending
  while (!signal.aborted) {
    await wait(seconds() * 1_000, undefined, { signal, ref: false }).catch(() => {})
    if (!signal.aborted) await work().catch(() => {})
  }
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}

function refuse(words: string): number {
  console.error(words)
  return 1
}
