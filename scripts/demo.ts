// npm run demo: the site on a temporary database with a month of orders, while new orders come in; Ctrl-C ends it. The
// demo removes its database at the end, never touches the real one and never sends a mail.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { calledName } from '#domain/order.ts'
import { startingTimeZone } from '#domain/starting-restaurant.ts'
import { ConfigError, readConfig, type Config } from '../server/config.ts'
import { fillWithPast } from '../server/db/demo.ts'
import { openDatabase } from '../server/db/open.ts'
import { makeMonth } from '../server/demo/month.ts'
import { makePeople } from '../server/demo/people.ts'
import { createRandom } from '../server/demo/random.ts'
import { ourselves } from '../server/secrets/hash-queue.ts'
import { hashPassword, inventPassword } from '../server/secrets/passwords.ts'
import { hangPhoto } from './demo-photo.ts'
import { logIn, lookAfterTheBoard, orderSomething } from './demo-people.ts'
import { startDemoServer } from './demo-server.ts'

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

process.exitCode = await run()

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
    return await openDemo(readConfig(env), env)
  } catch (error) {
    if (error instanceof ConfigError) return refuse(error.message)
    throw error
  }
}

async function openDemo(config: Config, env: NodeJS.ProcessEnv): Promise<number> {
  // On an address that others can reach, a password that everybody knows would protect nothing.
  const password = isLoopback(config.host) ? passwordOnLoopback : inventPassword()
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY']) {
    if (process.env[name])
      console.log(`${name} is set. The demo leaves it alone: nothing of yours is touched.`)
  }
  console.log('Inventing a month of orders …')
  await invent(config, password)
  if (ending.signal.aborted) return 0

  const server = startDemoServer(env)
  ending.signal.addEventListener('abort', server.stop)
  // The server must not go on without its folder, whatever ends this process.
  process.on('exit', server.stop)
  const url = await server.open
  if (url) {
    console.log(greeting(url, password, config))
    void comeAndOrder(url)
    void keepCooking(url, password)
    void hangUpPhoto(url, password)
  }
  const code = await server.ended
  return ending.signal.aborted ? 0 : code
}

async function invent(config: Config, password: string): Promise<void> {
  const db = await openDatabase(config)
  const month = makeMonth({ seed, now: new Date(), timeZone: config.timeZone ?? startingTimeZone })
  await fillWithPast(db, month, await hashPassword(password, ourselves))
  await db.close()
}

function greeting(url: string, password: string, { timeZone = startingTimeZone, dataDir }: Config): string {
  return `
Burritoful, the demo. Nothing here is real: no card is charged, no burrito is made, nobody is mailed.

  The shop      ${url}
  The kitchen   ${url}/#/Kitchen
  The sales     ${url}/#/Manage/Sales    with Orders, Menu and Staff beside it

Staff log in at the foot of the page as "owner" with the password ${password}
"ben" and "tess" are cooks and have the same one: they see the kitchen alone.
Somebody orders every ${secondsBetween} seconds or so. The cooks keep up, and leave some tickets for you.
The restaurant's clock is that of ${timeZone} (TIME_ZONE). Mails are written to files in ${dataDir}
Ctrl-C ends the demo and removes all of it.
`
}

async function comeAndOrder(url: string): Promise<void> {
  const random = createRandom(seed + 1)
  const people = makePeople(60, random)
  await repeatUntilEnd(
    () => random.between(0.5, 1.5) * secondsBetween,
    async () => {
      const order = await orderSomething(url, people, random)
      if (!order) return
      const burritos = order.lines.map(({ quantity, shortName }) => `${quantity} ${shortName.en}`).join(', ')
      console.log(`${calledName(order.by.firstName, order.by.lastName)} orders ${burritos}: ${order.number}`)
    },
  )
}

async function keepCooking(url: string, password: string): Promise<void> {
  const random = createRandom(seed + 2)
  const cookies = new Map<string, string>()
  await repeatUntilEnd(
    // However few customers come, new orders are looked at: otherwise the shop would stop taking them (R48).
    () => Math.min(secondsBetween / 5, 60),
    async () => {
      const cook = random.pick(['ben', 'tess'])
      const cookie = cookies.get(cook) ?? (await logIn(url, cook, password))
      cookies.set(cook, cookie)
      await lookAfterTheBoard(url, cookie)
    },
  )
}

/** Tried until it is taken: a busy machine may be too slow for it at first, and all else works without it. */
async function hangUpPhoto(url: string, password: string): Promise<void> {
  const { signal } = ending
  for (let tries = 1; !signal.aborted; tries += 1) {
    try {
      return await hangPhoto(url, await logIn(url, 'marisol', password))
    } catch (error) {
      if (tries === 5 && !signal.aborted) console.error('The demo has no photograph yet:', error)
    }
    await wait(10_000, undefined, { signal, ref: false }).catch(() => {})
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
