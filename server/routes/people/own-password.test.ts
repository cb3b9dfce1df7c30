// Staff change their own password, which takes the current one.
import { describe, expect, test } from 'vitest'
import { engines } from '../../../test-support/databases.ts'
import { openOffice } from '../../../test-support/open-office.ts'
import { cookieOf, logInWith, password } from '../../../test-support/staff.ts'

const chosen = 'a password of my own'
const tooCommon = 'Choose something less common: four random words are good.'

describe.each(engines)('the own password on %s', (engine) => {
  test('ends every other session, gives this one a new name, and is the one that counts', async () => {
    const office = await openOffice(engine)
    const elsewhere = await logInWith(office, 'kitchen', password)
    const reply = await office.changeOwn(password, chosen, office.cook)
    expect([reply.statusCode, reply.json()]).toEqual([200, {}])
    expect(reply.headers['set-cookie']).toMatch(
      /^session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(await office.statusOfMe(elsewhere)).toBe(401)
    expect(await office.statusOfMe(office.cook)).toBe(401)
    expect(await office.statusOfMe(cookieOf(reply))).toBe(200)
    expect(await office.statusOfMe(office.owner)).toBe(200)
    expect(await logInWith(office, 'kitchen', password)).toBe('')
    expect(await logInWith(office, 'kitchen', chosen)).not.toBe('')
  })

  test('what cannot be is refused at the field', async () => {
    const office = await openOffice(engine)
    const bad: [string, string, string, string][] = [
      ['wrong', chosen, 'current', 'That’s not your password.'],
      ['', chosen, 'current', 'Enter your current password.'],
      [password, password, 'password', 'Choose a different one than before.'],
      [password, 'eleven char', 'password', 'Use 12 characters or more.'],
      [password, 'x'.repeat(201), 'password', 'Use at most 200 characters.'],
      [password, 'password1234', 'password', tooCommon],
      [password, 'kitchen-12345', 'password', tooCommon],
      [password, 'Burritoful 2026', 'password', tooCommon],
      [password, 'my card 4242 4242 4242 4242', 'password', 'That looks like a card number.'],
    ]
    for (const [current, next, field, words] of bad) {
      const reply = await office.changeOwn(current, next, office.cook)
      expect(reply.statusCode, words).toBe(422)
      expect(reply.json<{ fields: object }>().fields).toEqual({ [field]: words })
    }
    expect(await office.statusOfMe(office.cook)).toBe(200)
    expect(await office.log()).toEqual([])
  })

  test('a stolen session has ten guesses, from wherever, and then waits', async () => {
    const office = await openOffice(engine, { trustProxy: ['loopback'] })
    office.setNow(new Date('2026-11-15T20:00:00.000Z'))
    const cook = await logInWith(office, 'kitchen', password)
    const guess = (current: string, from: string) =>
      office.send({
        method: 'POST',
        url: '/api/me/password',
        headers: { cookie: cook, 'x-forwarded-for': from },
        payload: { current, password: chosen },
      })
    for (let tries = 0; tries < 10; tries += 1)
      expect((await guess('a guess', `10.0.0.${tries}`)).statusCode).toBe(422)
    const late = await guess(password, '10.0.0.99')
    expect([late.statusCode, late.json<{ code: string }>().code, late.headers['retry-after']]).toEqual([
      429,
      'too-many-attempts',
      '900',
    ])
    // The login counts separately, and so does every other person.
    expect(await logInWith(office, 'kitchen', password)).not.toBe('')
    expect((await office.changeOwn('a guess', chosen, office.owner)).statusCode).toBe(422)
    office.setNow(new Date('2026-11-15T20:15:00.000Z'))
    expect((await guess(password, '10.0.0.99')).statusCode).toBe(200)
  })

  test('of two changes at once one counts, and the other is told that it is out', async () => {
    const office = await openOffice(engine)
    const replies = await Promise.all([
      office.changeOwn(password, 'one new password', office.cook),
      office.changeOwn(password, 'two new passwords', office.cook),
    ])
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]))
    expect(await office.log()).toHaveLength(1)
    const sessions = await office.db.read.selectFrom('sessions').selectAll().execute()
    expect(sessions, 'the owner’s, and the one that was given').toHaveLength(2)
  })
})
