// The secret in a link to the wall (R75).
import { randomInt } from 'node:crypto'
import { wallSecretLength, wallSecretLetters } from '#domain/people/wall-link-schema.ts'

/** More than 128 random bits, since whoever knows the secret reads the guests' first names (trust rule 7). */
export function generateWallSecret(): string {
  const letter = () => wallSecretLetters[randomInt(wallSecretLetters.length)]
  return Array.from({ length: wallSecretLength }, letter).join('')
}
