// A flood of wrong logins does not keep staff out (trust rule 12).
import { describe, expect, test } from 'vitest'
import { engines, type Engine } from '../../../test-support/databases.ts'
import { openTestApp } from '../../../test-support/test-app.ts'
import { createOwner } from '../../actions/people/create-owner.ts'

const password = 'correct horse battery'

async function open(engine: Engine) {
  const { db, send } = await openTestApp(engine, { trustProxy: ['loopback'] })
  await createOwner({ db, now: () => new Date() }, password)
  const logIn = (from: string, username: string, secret: string, cookie = '') =>
    send({
      method: 'POST',
      url: '/login',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': from,
        ...(cookie && { cookie }),
      },
      payload: new URLSearchParams({ username, password: secret }).toString(),
    })
  let wrong = 0
  const answers: Promise<void>[] = []
  return {
    logIn,
    countWrong: () => wrong,
    /** Six attempts at once from each of six addresses. Resolves when the queue has refused one of them, or accepted all. */
    async flood(net: string) {
      const { promise, resolve: crowded } = Promise.withResolvers<void>()
      for (let tries = 0; tries < 36; tries += 1) {
        answers.push(
          (async () => {
            const { headers } = await logIn(`${net}.${tries % 6}`, `guess${tries}`, 'a wrong password')
            if (headers.location === '/?login=wait#/') crowded()
            else wrong += 1
          })(),
        )
      }
      await Promise.race([promise, Promise.all(answers)])
    },
    over: () => Promise.all(answers),
  }
}

describe.each(engines)('while six addresses flood the login on %s', (engine) => {
  test('a device that has logged in before goes first, and the owner on a fresh address is not refused', async () => {
    const { logIn, flood, over, countWrong } = await open(engine)
    const first = await logIn('10.0.0.1', 'owner', password)
    const [, device = ''] = /,(device=[\w-]+);/.exec(first.headers['set-cookie'] ?? '') ?? []
    await flood('10.1.0')
    const before = countWrong()
    const fresh = logIn('10.9.9.8', 'owner', password, 'device=made-up')
    expect((await logIn('10.9.9.9', 'owner', password, device)).headers.location).toBe('/#/Staff')
    // Two were being hashed; one of each address would be six.
    expect(countWrong() - before).toBeLessThan(6)
    expect((await fresh).headers.location).toBe('/#/Staff')
    await over()
  })
})
