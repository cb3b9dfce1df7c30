// Mails of a server that runs as a process: in its outbox, through a mail server that is down, and when it is stopped.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import { engines, freshDataDir, freshPlace, type FreshPlace } from '../../test-support/databases.ts'
import { mailServerFor } from '../../test-support/mail-rounds.ts'
import { startServer, type Environment, type ServerProcess } from '../../test-support/server-process.ts'
import { newKey, rosasOrder } from '../../test-support/test-app.ts'
import { connectDatabase } from '../db/engine/open.ts'

async function start(env: Environment): Promise<ServerProcess> {
  const server = await startServer(env)
  onTestFinished(() => server.kill())
  return server
}

async function placeOrder({ url }: ServerProcess, email = rosasOrder.email): Promise<{ id: string }> {
  const reply = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json', 'idempotency-key': newKey() },
    body: JSON.stringify({ ...rosasOrder, email }),
  })
  expect(reply.status).toBe(201)
  return (await reply.json()) as { id: string }
}

/** Instead of waiting for it. */
async function letTheNextTryBeDue(place: FreshPlace): Promise<void> {
  const db = await connectDatabase(place)
  const now = new Date().toISOString()
  await db.write.updateTable('emails').set({ due_at: now }).where('due_at', '>', now).execute()
  await db.close()
}

function expectNothingPersonal(output: string, ...secrets: string[]): void {
  for (const secret of ['@example.com', 'Delgado', 'Laurel', ...secrets]) expect(output).not.toContain(secret)
}

test('without settings, the receipt of an order is a file within a second', async () => {
  const dataDir = await freshDataDir()
  const server = await start({ DATA_DIR: dataDir })
  const outbox = path.join(dataDir, 'outbox')
  expect(server.output()).toContain(
    `Mails are written to ${outbox}; set up a mail server in the office to send them.`,
  )
  const { id } = await placeOrder(server)
  const files = () => readdir(outbox).catch(() => [])
  await expect.poll(files, { timeout: 20_000, interval: 20 }).toEqual([expect.stringMatching(/\.eml$/)])
  const [file = ''] = await files()
  const email = await PostalMime.parse(await readFile(path.join(outbox, file)))
  expect(email).toMatchObject({
    subject: 'Your Burritoful order 1',
    from: { name: 'Burritoful', address: 'orders@localhost' },
    to: [{ name: 'Rosa Delgado', address: 'rosa@example.com' }],
  })
  expect(email.text).toContain(`${server.url}/#/Order/${id}\n`)
  expect(email.headers.map(({ key }) => key).toSorted()).toEqual([
    'auto-submitted',
    'content-type',
    'date',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ])
  expectNothingPersonal(server.output(), id)
})

test('mails owed while the mail server is down arrive when it is up again, and the log keeps its secrets', async () => {
  await Promise.all(
    engines.map(async (engine) => {
      const place = await freshPlace(engine)
      const { dataDir, databaseUrl } = place
      const away = await mailServerFor()
      await away.stop()
      const env = {
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        SMTP_URL: `smtp://cook:secret%20salsa@127.0.0.1:${away.port}`,
        MAIL_FROM: 'counter@burritoful.test',
      }
      const first = await start(env)
      expect(first.output()).toContain('Mails go out through 127.0.0.1, from counter@burritoful.test')
      const emails = ['rosa@example.com', 'olga@example.com', 'otto@example.com', 'carlos@example.com']
      for (const email of emails) await placeOrder(first, email)
      await expect
        .poll(() => first.output())
        .toContain('a mail waits: the mail server fails with ECONNREFUSED at CONN')
      expect(await first.stop()).toBe(0)
      await letTheNextTryBeDue(place)

      const back = await mailServerFor({ port: away.port })
      const second = await start(env)
      await expect
        .poll(() => back.received.flatMap(({ recipients }) => recipients).toSorted())
        .toEqual(emails.toSorted())
      expect(back.received[0]?.email.from?.address).toBe('counter@burritoful.test')
      expectNothingPersonal(first.output() + second.output(), 'salsa', 'cook:')
    }),
  )
})

test('a mail server that hangs keeps nobody from closing the shop', async () => {
  const hanging = await mailServerFor({ manner: 'hangs at the letter', withoutTls: true })
  const server = await start({
    DATA_DIR: await freshDataDir(),
    SMTP_URL: `smtp://127.0.0.1:${hanging.port}`,
  })
  await placeOrder(server)
  await expect.poll(() => hanging.seen.connections).toBe(1)
  expect(await server.stop()).toBe(0)
})
