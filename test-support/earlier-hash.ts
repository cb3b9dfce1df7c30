// A password hash with weaker parameters than today's: a login replaces it.
import { argon2Sync } from 'node:crypto'

export function earlierHash(password: string): string {
  const cost = { memory: 8_192, passes: 1, parallelism: 1 }
  const nonce = Buffer.alloc(16, 'salt')
  const tag = argon2Sync('argon2id', { message: Buffer.from(password), nonce, tagLength: 32, ...cost })
  const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=8192,t=1,p=1$${encode(nonce)}$${encode(tag)}`
}
