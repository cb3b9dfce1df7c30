// Detects common passwords (trust rule 12): the most common ones, and common words, names and patterns that are padded to the
// required length.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { minPasswordLength } from '#domain/people/staff-schema.ts'

/** A run of neighboring characters may wrap around at the end of a sequence. */
const sequences = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm']

/** `names` are the names of the person and of the restaurant. */
export async function isCommonPassword(password: string, names: readonly string[]): Promise<boolean> {
  const typed = password.normalize('NFKC').toLowerCase()
  const bare = alphanumericOf(typed)
  // The password with and without padding: "p@ssw0rd-2026" is "p@ssw0rd", and "i love you 1234" is "iloveyou".
  const cores = [typed, bare, typed.replace(/^\P{L}+|\P{L}+$/gu, ''), trimDigits(bare)]
  const blocks = cores.map(repeatedUnitOf)
  if (blocks.some((block, at) => block !== cores[at] && block.length < minPasswordLength)) return true
  if (isSequence(bare)) return true
  const ownNames = names
    .flatMap((name) => [name, ...name.split(/\s+/)])
    .map((name) => trimDigits(alphanumericOf(name.toLowerCase())))
  const common = await readCommonPasswords()
  return [...cores, ...blocks].some((core) => core !== '' && (ownNames.includes(core) || common.has(core)))
}

function alphanumericOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '')
}

function trimDigits(bare: string): string {
  return bare.replace(/^\p{N}+|\p{N}+$/gu, '')
}

/** The unit that the text repeats, even if the last repetition is incomplete; the text itself if it repeats nothing. */
function repeatedUnitOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const block = text.slice(0, length)
    if (block.repeat(Math.ceil(text.length / length)).startsWith(text)) return block
  }
  return text
}

function isSequence(bare: string): boolean {
  const backwards = bare.split('').toReversed().join('')
  return sequences.some((sequence) => {
    const repeated = sequence.repeat(Math.ceil(bare.length / sequence.length) + 1)
    return bare !== '' && (repeated.includes(bare) || repeated.includes(backwards))
  })
}

/** About 49,000 lowercase passwords. They are not kept in memory, since passwords are rarely chosen. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const file = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json')
  return new Set(JSON.parse(await readFile(file, 'utf8')) as string[])
}
