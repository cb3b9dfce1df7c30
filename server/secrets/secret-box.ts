// Encrypts the secrets of the outside world that the office keeps, such as the mail server's password (trust rule 26). The key is
// in a file beside the data, and neither in the database nor in a backup.
import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { Problem } from '#domain/basics/problems.ts'

export interface SecretBox {
  /** Makes the key if there is none yet. `place` says what the secret belongs to, and opening takes the same place. */
  seal(place: string, secret: string): Promise<string>
  /** Undefined without the key that sealed the secret, and for a secret that was moved here from another place. */
  open(place: string, sealed: string): Promise<string | undefined>
}

export interface SecretKeyPlace {
  readonly dataDir: string
  /** The operator's own key file, for several servers; this file is never made or changed here. */
  readonly secretKeyFile?: string | undefined
}

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
/** Tells a later version how the secret was sealed. */
const format = 'v1'

/** Made here unless the operator has their own. */
export function ownKeyFile({ dataDir }: Pick<SecretKeyPlace, 'dataDir'>): string {
  return path.join(dataDir, 'secret.key')
}

export function createSecretBox({ dataDir, secretKeyFile }: SecretKeyPlace): SecretBox {
  const file = secretKeyFile ?? ownKeyFile({ dataDir })
  let known: Buffer | undefined

  /** Once the key is known, it stays: a file that changes under a running server would lock it out of what it has sealed. */
  const findKey = async () => (known ??= await readKey(file))
  const needKey = async () =>
    (known ??= (await findKey()) ?? (await makeKey(file, secretKeyFile === undefined)))

  return {
    async seal(place, secret) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', await needKey(), nonce)
      cipher.setAAD(Buffer.from(place))
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return `${format}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`
    },
    async open(place, sealed) {
      // A key file that cannot be read is as good as none: the shop goes on without its secrets.
      const key = await findKey().catch(() => undefined)
      const [version, text = ''] = sealed.split('.')
      if (!key || version !== format) return undefined
      const bytes = Buffer.from(text, 'base64url')
      try {
        const nonce = bytes.subarray(0, nonceBytes)
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
        decipher.setAAD(Buffer.from(place))
        decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
        const rest = bytes.subarray(nonceBytes + tagBytes)
        return Buffer.concat([decipher.update(rest), decipher.final()]).toString()
      } catch {
        return undefined
      }
    },
  }
}

/** For what somebody has typed: the key file may be missing, or in a folder that the server cannot write to. */
export async function sealOrRefuse(secretBox: SecretBox, place: string, secret: string): Promise<string> {
  return secretBox.seal(place, secret).catch((cause: unknown) => {
    throw new Problem('no-secret-key', {}, cause)
  })
}

/** Undefined if there is no such file; a file that holds no key is an error, so that nobody writes over it. */
async function readKey(file: string): Promise<Buffer | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== keyBytes) throw new Error(`${file} holds no key of ${keyBytes} bytes in base64`)
  return key
}

/** Two servers on one disk may both make a key: the first name wins, and the other server uses that key. */
async function makeKey(file: string, mayMake: boolean): Promise<Buffer> {
  if (!mayMake) throw new Error(`${file} is not there anymore`)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}`
  try {
    // Written and synced under another name first, so that nobody reads half a key.
    const handle = await open(draft, 'wx', 0o600)
    try {
      await handle.writeFile(`${randomBytes(keyBytes).toString('base64')}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await link(draft, file).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
  await syncFolder(path.dirname(file))
  const key = await readKey(file)
  if (!key) throw new Error(`${file} could not be made`)
  return key
}

/** A new name survives a crash only after its folder is synced; Windows cannot sync a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
