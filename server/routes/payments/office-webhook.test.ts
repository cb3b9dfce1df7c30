// R73: the webhook that the server makes at Stripe for the keys of the office, where the site has an https address.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDataDir, type Engine } from '../../../test-support/databases.ts'
import { newAccount as makeAccount, openOfficeCards } from '../../../test-support/open-office-cards.ts'
import { startSimulator, type StripeSimulator } from '../../../test-support/stripe/start-simulator.ts'
import type { TestAppOptions } from '../../../test-support/test-app.ts'
import type { CardCompany } from '../../adapters/company.ts'
import { createStripeCompany } from '../../adapters/stripe/stripe-company.ts'
import { openStripe } from '../../adapters/stripe/client.ts'

let simulator: StripeSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const newAccount = (mode: 'test' | 'live' = 'test', id?: string) =>
  makeAccount(simulator, id === undefined ? { mode } : { mode, id })
const openCards = (engine: Engine, options: TestAppOptions = {}) =>
  openOfficeCards(engine, simulator, options)

describe('R73 the webhook at an https address', () => {
  const publicUrl = 'https://burritoful.test'
  const webhooksOf = async ({ db }: Awaited<ReturnType<typeof openCards>>, account: string) => {
    const made = (await simulator.endpoints(account)).map(({ id }) => id)
    const rows = await db.read.selectFrom('card_keys').select('webhook_id').execute()
    return { made, stored: rows.map(({ webhook_id: id }) => id) }
  }

  test('is there after two owners have saved keys at once, and one alone', async () => {
    const first = await newAccount()
    const second = await newAccount('test', first.id)
    const company = createStripeCompany({
      api: new URL(simulator.url),
      statementSuffix: undefined,
      takesRealKeys: true,
    })
    const { promise: areBothMade, resolve } = Promise.withResolvers<void>()
    let made = 0
    const createWebhook: CardCompany['createWebhook'] = async (...which) => {
      const webhook = await company.createWebhook(...which)
      if ((made += 1) === 2) resolve()
      await areBothMade
      return webhook
    }
    const shop = await openCards('sqlite', { publicUrl, cardCompany: { ...company, createWebhook } })
    const saved = await Promise.all([shop.save(first), shop.save(second)])
    expect(saved.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { made: left, stored } = await webhooksOf(shop, first.id)
    expect(left).toHaveLength(1)
    expect(left).toEqual(stored)
  })

  test('is not made, or removed again, where the keys cannot be saved', async () => {
    const account = await newAccount()
    const file = path.join(await freshDataDir(), 'a file')
    await writeFile(file, '')
    const keyless = await openCards('sqlite', { publicUrl, secretsDir: path.join(file, 'no folder') })
    expect((await keyless.save(account)).json()).toMatchObject({ code: 'no-secret-key' })
    expect(await simulator.endpoints(account.id)).toEqual([])

    const broken = await openCards('sqlite', { publicUrl })
    await sql`create trigger full before insert on card_keys begin select raise(abort, 'on purpose'); end`.execute(
      broken.db.write,
    )
    expect((await broken.save(account)).statusCode).toBe(500)
    expect(await simulator.endpoints(account.id)).toEqual([])
  })

  test('stays with its secret where Stripe makes no other one', async () => {
    const account = await newAccount()
    const shop = await openCards('sqlite', { publicUrl })
    const row = () => shop.db.read.selectFrom('card_keys').selectAll().executeTakeFirstOrThrow()
    await shop.save(account)
    const before = await row()
    await simulator.forbid(['POST /v1/webhook_endpoints'], account.id)
    const rolled = await newAccount('test', account.id)
    expect((await shop.save(rolled)).json()).toMatchObject({ keys: [{ hasWebhook: true }] })
    const after = await row()
    expect(after.secret_key).not.toBe(before.secret_key)
    expect([after.webhook_id, after.webhook_secret]).toEqual([before.webhook_id, before.webhook_secret])
    expect(await webhooksOf(shop, account.id)).toEqual({
      made: [before.webhook_id],
      stored: [before.webhook_id],
    })
  })

  test('moves with the site’s address, and takes along what a restored backup does not know', async () => {
    const account = await newAccount()
    const before = await openCards('sqlite', { publicUrl: 'https://earlier.test' })
    await before.save(account)
    const { secretKey } = account
    const { webhookEndpoints } = openStripe({ secretKey, api: new URL(simulator.url) })
    const url = `${publicUrl}/api/stripe/webhook`
    await webhookEndpoints.create({ url, enabled_events: ['*'] })
    const { id: stranger } = await webhookEndpoints.create({
      url: 'https://else.test',
      enabled_events: ['*'],
    })
    await simulator.later(120, account.id)
    const { place, dataDir: secretsDir } = before
    const shop = await openCards('sqlite', { publicUrl, place, secretsDir })
    await shop.save(account)
    const { made, stored } = await webhooksOf(shop, account.id)
    expect(new Set(made)).toEqual(new Set([stranger, ...stored]))
  })
})
