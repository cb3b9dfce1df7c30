// Passwords are kept as argon2id; at most two are worked out at once, since each takes 19 MiB and a core.
import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Problem } from '#domain/problems.ts'
import { makeUpPassword } from '#domain/staff-form.ts'

const argon2Async = promisify(argon2)
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32

/** One that nobody has chosen. */
export function inventPassword(): string {
  return makeUpPassword((n) => randomInt(n))
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const tag = await tagOf(password, salt)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(tag)}`
}

/** Without a hash it does the same work and answers no. */
export async function verifyPassword(password: string, kept: string | undefined): Promise<boolean> {
  const [, , , , salt, tag] = (kept ?? '').split('$')
  const expected = tag ? Buffer.from(tag, 'base64') : Buffer.alloc(tagLength)
  const actual = await tagOf(password, salt ? Buffer.from(salt, 'base64') : Buffer.alloc(16))
  return timingSafeEqual(actual, expected) && kept !== undefined
}

async function tagOf(password: string, nonce: Buffer): Promise<Buffer> {
  await takeTurn()
  try {
    return await argon2Async('argon2id', {
      message: Buffer.from(password.normalize('NFC')),
      nonce,
      tagLength,
      ...cost,
    })
  } finally {
    giveTurn()
  }
}

const atOnce = 2
const longestQueue = 50
let working = 0
const waiting: (() => void)[] = []

async function takeTurn(): Promise<void> {
  if (working < atOnce) {
    working += 1
    return
  }
  if (waiting.length >= longestQueue) throw new Problem('too-many-requests', { retryAfter: 5 })
  await new Promise<void>((resolve) => waiting.push(resolve))
}

function giveTurn(): void {
  const next = waiting.shift()
  if (next) next()
  else working -= 1
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
