// Which passwords are refused as common (trust rule 12).
import { expect, test } from 'vitest'
import { createPassword } from './passwords.ts'
import { isCommonPassword } from './common-passwords.ts'

const names = ['pilar', 'Pilar Reyes', 'Burritoful']

test.each([
  // On the list, apart from capitals.
  ['1qaz2wsx3edc', 'Administrator'],
  // A repeated character or a repeated short block.
  ['aaaaaaaaaaaa', 'burritoburrito', 'owner-owner-owner', 'Abc!Abc!Abc!', '............', 'k7$k7$k7$k7$k7$k'],
  // A run of digits, letters or keys, in either direction.
  ['123456789012', '987654321098', 'abcdefghijkl', 'zyxwvutsrqpo', 'qwertyuiopasdf', '1-2-3-4-5-6-7-8'],
  // A common password, padded with digits and symbols.
  [
    'password1234',
    '2026Password!',
    'P@ssw0rd2026!!',
    'i love you 1234',
    '!!!letmein!!!!!',
    'dragon-1995-1995',
  ],
  // The person's or the restaurant's own name.
  ['pilar1234567', 'Pilar.Reyes.1', 'reyes-reyes-1', 'Burritoful2026!', '1995 BURRITOFUL'],
])('%s is refused, and what is like it', async (...refused) => {
  for (const password of refused) expect(await isCommonPassword(password, names), password).toBe(true)
})

test.each([
  'correct horse battery',
  'first day at the comal',
  'password for the tests',
  'burritos-for-all',
  'two pilar tacos',
  'Burritoful opens at nine',
  '839201746592',
  'kx7vq2mwz9tp',
  'ñandú çorba ítem',
  'пароль и лопата',
])('%s is taken', async (password) => {
  expect(await isCommonPassword(password, names)).toBe(false)
})

test('a generated password is accepted, and empty names refuse no password', async () => {
  expect(await isCommonPassword(createPassword(), names)).toBe(false)
  expect(await isCommonPassword('correct horse battery', ['', ' ', '123'])).toBe(false)
})
