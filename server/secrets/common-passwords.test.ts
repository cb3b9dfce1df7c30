// Which passwords are refused because everybody would try them (trust rule 12).
import { expect, test } from 'vitest'
import { createPassword } from './passwords.ts'
import { isCommonPassword } from './common-passwords.ts'

const names = ['pilar', 'Pilar Reyes', 'Burritoful']

test.each([
  // On the list as it is, or but for capitals.
  ['1qaz2wsx3edc', 'Administrator'],
  // One sign, or a short block, again and again.
  ['aaaaaaaaaaaa', 'burritoburrito', 'owner-owner-owner', 'Abc!Abc!Abc!', '............', 'k7$k7$k7$k7$k7$k'],
  // A run of digits, letters or keys, either way round.
  ['123456789012', '987654321098', 'abcdefghijkl', 'zyxwvutsrqpo', 'qwertyuiopasdf', '1-2-3-4-5-6-7-8'],
  // A common one with digits and signs to reach the length.
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

test('what we make up ourselves is taken, and no name leaves every password free', async () => {
  expect(await isCommonPassword(createPassword(), names)).toBe(false)
  expect(await isCommonPassword('correct horse battery', ['', ' ', '123'])).toBe(false)
})
