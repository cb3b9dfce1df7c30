// Hashes and verifies passwords with argon2id. All hashes go through one queue (hash-queue.ts).
import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { generatePassword } from '#domain/people/staff.ts'
import { createHashQueue, type Caller } from './hash-queue.ts'

const argon2Async = promisify(argon2)
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
const queue = createHashQueue()

export function createPassword(): string {
  return generatePassword((n) => randomInt(n))
}

export async function hashPassword(password: string, caller: Caller): Promise<string> {
  const salt = randomBytes(16)
  const tag = await queue.run(caller, () => tagOf(password, salt, cost))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(tag)}`
}

/** Uses the hash's cost parameters. Without a hash, returns false after the same time, so that nobody can probe usernames. */
export async function verifyPassword(
  password: string,
  storedHash: string | undefined,
  caller: Caller,
): Promise<boolean> {
  const hash = parseHash(storedHash)
  const actual = await queue.run(caller, () =>
    tagOf(password, hash?.salt ?? Buffer.alloc(16), hash?.cost ?? cost),
  )
  return timingSafeEqual(actual, hash?.tag ?? Buffer.alloc(tagLength)) && hash !== undefined
}

/** Whether the hash was made with other cost parameters than today's. */
export function isHashOutdated(storedHash: string): boolean {
  const hashCost = parseHash(storedHash)?.cost
  return (
    hashCost?.memory !== cost.memory ||
    hashCost.passes !== cost.passes ||
    hashCost.parallelism !== cost.parallelism
  )
}

type Cost = typeof cost

function parseHash(storedHash = ''): { cost: Cost; salt: Buffer; tag: Buffer } | undefined {
  const [, memory, passes, parallelism, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(storedHash) ?? []
  if (!salt || !tag) return undefined
  const parsed = {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
  return parsed.tag.length === tagLength ? parsed : undefined
}

function tagOf(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> {
  return argon2Async('argon2id', {
    message: Buffer.from(password.normalize('NFC')),
    nonce,
    tagLength,
    memory,
    passes,
    parallelism,
  })
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
