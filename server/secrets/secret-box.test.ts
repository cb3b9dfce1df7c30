import { readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freshDataDir } from '../../test-support/databases.ts'
import { createSecretBox } from './secret-box.ts'

const secret = 'sk_live_hunter2hunter2'

test('R73 a sealed secret opens again, also after a restart, and only in its own place', async () => {
  const dataDir = await freshDataDir()
  const box = createSecretBox({ dataDir })
  const sealed = await box.seal('stripe/acct_1', secret)
  expect(sealed).not.toContain(secret)
  expect(await box.open('stripe/acct_1', sealed)).toBe(secret)
  expect(await createSecretBox({ dataDir }).open('stripe/acct_1', sealed)).toBe(secret)
  expect(await box.open('stripe/acct_2', sealed)).toBeUndefined()
})

test('R73 the same secret is sealed differently each time, and a changed byte opens nothing', async () => {
  const box = createSecretBox({ dataDir: await freshDataDir() })
  const [one, other] = [await box.seal('mail', secret), await box.seal('mail', secret)]
  expect(one).not.toBe(other)
  for (let at = 3; at < one.length - 1; at += 1) {
    const changed = `${one.slice(0, at)}${one[at] === 'A' ? 'B' : 'A'}${one.slice(at + 1)}`
    expect(await box.open('mail', changed), `byte ${at}`).toBeUndefined()
  }
  // A short tag would be easy to guess.
  expect(await box.open('mail', one.slice(0, 30))).toBeUndefined()
})

test('R73 only its owner reads the key file, which is made when the first secret is sealed', async () => {
  const dataDir = await freshDataDir()
  const file = path.join(dataDir, 'secret.key')
  const box = createSecretBox({ dataDir })
  expect(await box.open('mail', 'v1.AAAA')).toBeUndefined()
  await expect(stat(file)).rejects.toThrow('ENOENT')
  await box.seal('mail', secret)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('R73 twenty servers that begin at once on one disk agree on the key', async () => {
  const dataDir = await freshDataDir()
  const boxes = Array.from({ length: 20 }, () => createSecretBox({ dataDir }))
  const sealed = await Promise.all(boxes.map((box) => box.seal('mail', secret)))
  for (const box of boxes) for (const one of sealed) expect(await box.open('mail', one)).toBe(secret)
})

test('R73 without the key, or with another one, a secret stays shut', async () => {
  const box = createSecretBox({ dataDir: await freshDataDir() })
  const sealed = await box.seal('mail', secret)
  const dataDir = await freshDataDir()
  const stranger = createSecretBox({ dataDir })
  expect(await stranger.open('mail', sealed)).toBeUndefined()
  await stranger.seal('mail', 'another')
  expect(await stranger.open('mail', sealed)).toBeUndefined()
})

test('R73 a key file of the operator is used, and never made or changed', async () => {
  const dataDir = await freshDataDir()
  const secretKeyFile = path.join(dataDir, 'elsewhere.key')
  const box = createSecretBox({ dataDir, secretKeyFile })
  await expect(box.seal('mail', secret)).rejects.toThrow('elsewhere.key')
  const key = `${Buffer.alloc(32, 7).toString('base64')}\n`
  await writeFile(secretKeyFile, key)
  expect(await box.open('mail', await box.seal('mail', secret))).toBe(secret)
  expect(await readFile(secretKeyFile, 'utf8')).toBe(key)
  const broken = createSecretBox({ dataDir, secretKeyFile: path.join(dataDir, 'broken.key') })
  await writeFile(path.join(dataDir, 'broken.key'), 'short')
  await expect(broken.seal('mail', secret)).rejects.toThrow('holds no key')
  expect(await broken.open('mail', await box.seal('mail', secret))).toBeUndefined()
})
