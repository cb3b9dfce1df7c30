// Staff accounts: who may do what to whom, on both databases, and what two owners can do to each other.
import { describe, expect, test } from 'vitest'
import { bothEngines, engines } from '../../../test-support/databases.ts'
import { openOffice, pilar } from '../../../test-support/open-office.ts'
import { logInAs, logInWith, openSession, password } from '../../../test-support/staff.ts'

const tooCommon = 'Choose something less common: four random words are good.'

interface Refused {
  code: string
  fields: Record<string, string>
}

describe.each(bothEngines)('changes of staff at once on %s', (engine) => {
  test('two owners who turn each other off in the same moment leave one', async () => {
    const office = await openOffice(engine)
    await logInAs(office, 'owner', 'second')
    const turns = [{ on: false }, { role: 'kitchen' as const }]
    for (let round = 0; round < 20; round += 1) {
      const [one, two] = [await openSession(office, 'owner'), await openSession(office, 'second')]
      const change = turns[round % 2] ?? {}
      const replies = await Promise.all([
        office.change('second', change, one),
        office.change('owner', change, two),
      ])
      expect(new Set(replies.map(({ statusCode }) => statusCode)), `round ${round}`).toEqual(
        new Set([200, 401]),
      )
      const [remaining = 'owner'] = await ownersIn(office)
      expect(await ownersIn(office)).toEqual([remaining])
      const [out, by] = remaining === 'owner' ? ['second', one] : ['owner', two]
      await office.change(out, { on: true, role: 'owner' }, by)
    }
  })
})

describe.each(engines)('staff accounts on %s', (engine) => {
  test('a person who is added logs in once and must choose a password before anything opens', async () => {
    const office = await openOffice(engine)
    office.setNow(new Date('2026-11-15T20:00:00.000Z'))
    const added = await office.add({ ...pilar, username: ' Pilar ' })
    expect(added.statusCode, added.body).toBe(200)
    expect(await office.people()).toEqual([
      expect.objectContaining({ username: 'kitchen', on: true, lastLoginAt: expect.any(String) }),
      expect.objectContaining({ username: 'owner', role: 'owner', mustChangePassword: false }),
      {
        username: 'pilar',
        name: 'Pilar Reyes',
        role: 'kitchen',
        on: true,
        lastLoginAt: null,
        mustChangePassword: true,
      },
    ])
    const first = await logInWith(office, 'pilar', pilar.password)
    expect((await office.people()).at(-1)?.lastLoginAt).toBe('2026-11-15T20:00:00.000Z')
    expect((await office.get('/api/me', first)).json()).toMatchObject({ mustChangePassword: true })

    const id = await office.placed()
    const closed = [
      await office.post(`/api/orders/${id}/move`, { from: 'placed', to: 'cooking' }, first),
      await office.post('/api/sold-out', { item: 'beef', soldOut: 'today' }, first),
      await office.post('/api/pause', { minutes: 15 }, first),
    ]
    expect(closed.map((reply) => reply.json<Refused>().code)).toEqual(
      closed.map(() => 'change-password-first'),
    )
    expect((await office.get('/api/live?board=1', first)).statusCode).toBe(401)

    const chosen = await office.changeOwn(pilar.password, 'a password of my own', first)
    expect(chosen.statusCode, chosen.body).toBe(200)
    const mine = String(chosen.headers['set-cookie']).split(';')[0] ?? ''
    expect((await office.get('/api/me', mine)).json()).toMatchObject({ mustChangePassword: false })
    expect((await office.post('/api/pause', { minutes: 15 }, mine)).statusCode).toBe(200)
  })

  test('bad input is refused at its field, and nobody is added', async () => {
    const office = await openOffice(engine)
    const bad: [object, string, string | RegExp][] = [
      [{ username: 'KITCHEN' }, 'username', 'That username is taken.'],
      [{ username: 'p' }, 'username', /^Use 2 to 32/],
      [{ username: '..' }, 'username', /^Use 2 to 32/],
      [{ username: 'pilar reyes' }, 'username', /^Use 2 to 32/],
      [{ username: 'p'.repeat(33) }, 'username', /^Use 2 to 32/],
      [{ username: '4242424242424242' }, 'username', 'That looks like a card number.'],
      [{ name: '  ' }, 'name', 'Enter a name.'],
      [{ name: 'x'.repeat(61) }, 'name', 'Use at most 60 characters.'],
      [{ name: 'Pilar\u202eseyeR' }, 'name', 'Remove any special characters.'],
      [{ role: 'cook' }, 'role', 'Select a role.'],
      [{ password: 'x'.repeat(11) }, 'password', 'Use 12 characters or more.'],
      [{ password: 'x'.repeat(201) }, 'password', 'Use at most 200 characters.'],
      ...[
        '123456789012',
        'aaaaaaaaaaaa',
        'password1234',
        'burritoburrito',
        'owner-owner-owner',
        'Pilar-2026-11',
      ].map((common): [object, string, string] => [{ password: common }, 'password', tooCommon]),
      [{ password }, 'password', 'That’s your own password. Give them a different one.'],
      [{ on: false }, 'on', 'This field is not known here.'],
    ]
    for (const [change, field, words] of bad) {
      const reply = await office.add({ ...pilar, ...change })
      expect(reply.statusCode, JSON.stringify(change)).toBe(422)
      expect(reply.json<Refused>().fields[field]).toMatch(words)
    }
    expect((await office.change('kitchen', {})).statusCode).toBe(422)
    expect((await office.change('nobody', { on: false })).statusCode).toBe(404)
    expect((await office.change('%2e%2e', { on: false })).statusCode).toBe(404)
    expect((await office.reset('nobody', 'twelve and more')).statusCode).toBe(404)
    for (const common of ['password1234', 'kitchen-12345', password]) {
      const reply = await office.reset('kitchen', common)
      expect([reply.statusCode, Object.keys(reply.json<Refused>().fields)], common).toEqual([
        422,
        ['password'],
      ])
    }
    expect(await office.people()).toHaveLength(2)
    expect(await office.log()).toEqual([])
  })

  test('of many who add the same username at once, one does', async () => {
    const office = await openOffice(engine)
    const replies = await Promise.all(Array.from({ length: 6 }, () => office.add(pilar)))
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(replies.filter(({ statusCode }) => statusCode === 422)).toHaveLength(5)
    expect(await office.log()).toHaveLength(1)
  })

  test('turned off is out at once, cannot log in, and comes back without the old session', async () => {
    const office = await openOffice(engine)
    expect((await office.change('kitchen', { on: false })).statusCode).toBe(200)
    expect(await office.statusOfMe(office.cook)).toBe(401)
    expect((await office.soldOut('beef', 'today')).statusCode).toBe(401)
    expect(await logInWith(office, 'kitchen', password)).toBe('')
    expect((await office.people()).at(-1)).toMatchObject({ username: 'kitchen', on: false })
    await office.change('kitchen', { on: true })
    expect(await office.statusOfMe(office.cook)).toBe(401)
    expect(await office.statusOfMe(await logInWith(office, 'kitchen', password))).toBe(200)
  })

  test('an owner who becomes a cook loses the office at once', async () => {
    const office = await openOffice(engine)
    const second = await logInAs(office, 'owner', 'second')
    expect((await office.get('/api/office/staff', second)).statusCode).toBe(200)
    await office.change('second', { role: 'kitchen' })
    expect((await office.get('/api/office/staff', second)).statusCode).toBe(401)
    const again = await logInWith(office, 'second', password)
    expect((await office.get('/api/office/staff', again)).statusCode).toBe(403)
    expect((await office.post('/api/pause', { minutes: 15 }, again)).statusCode).toBe(200)
  })

  test('a new password ends the sessions, and the old one opens nothing', async () => {
    const office = await openOffice(engine)
    expect((await office.reset('kitchen', 'a new one from the owner')).statusCode).toBe(200)
    expect(await office.statusOfMe(office.cook)).toBe(401)
    expect(await logInWith(office, 'kitchen', password)).toBe('')
    const again = await logInWith(office, 'kitchen', 'a new one from the owner')
    expect((await office.get('/api/me', again)).json()).toMatchObject({ mustChangePassword: true })
  })

  test('nothing that is so already is changed: no entry, no session ended', async () => {
    const office = await openOffice(engine)
    expect((await office.change('kitchen', { on: true, role: 'kitchen' })).statusCode).toBe(200)
    expect(await office.statusOfMe(office.cook)).toBe(200)
    expect(await office.log()).toEqual([])
  })

  test('the last owner who can log in stays one', async () => {
    const office = await openOffice(engine)
    const code = async (reply: ReturnType<typeof office.change>) => (await reply).json<Refused>().code
    expect(await code(office.change('owner', { on: false }))).toBe('your-own-account')
    expect(await code(office.change('owner', { role: 'kitchen' }))).toBe('last-owner')
    expect(await code(office.reset('owner', 'stolen session, new password'))).toBe('your-own-account')
    // The only other owner is turned off and cannot log in.
    await logInAs(office, 'owner', 'second')
    await office.change('second', { on: false })
    expect(await code(office.change('owner', { role: 'kitchen' }))).toBe('last-owner')
    await office.change('second', { on: true })
    expect((await office.change('owner', { role: 'kitchen' })).statusCode).toBe(200)
    expect(await office.statusOfMe(office.owner)).toBe(401)
  })

  test('a login that is being checked while the account changes opens no session', async () => {
    const office = await openOffice(engine)
    for (let round = 0; round < 3; round += 1) {
      const [, reset] = await Promise.all([
        office.reset('kitchen', `another password ${round}`),
        logInWith(office, 'kitchen', password),
      ])
      expect(reset === '' || (await office.statusOfMe(reset)) === 401, `reset ${round}`).toBe(true)
      await office.reset('kitchen', password)

      const [off] = await Promise.all([
        logInWith(office, 'kitchen', password),
        office.change('kitchen', { on: false }),
      ])
      await office.change('kitchen', { on: true })
      expect(off === '' || (await office.statusOfMe(off)) === 401, `off ${round}`).toBe(true)
    }
  })

  test('who may call what', async () => {
    const office = await openOffice(engine)
    await office.add(pilar)
    const newcomer = await logInWith(office, 'pilar', pilar.password)
    const turnedOff = await logInAs(office, 'owner', 'former')
    await office.change('former', { on: false })
    const calls: ['GET' | 'POST', string, object | undefined, number, number][] = [
      // method, path, body; the answer to the kitchen; to somebody who must choose a password first
      ['GET', '/api/office/staff', undefined, 403, 403],
      ['POST', '/api/office/staff/add', { ...pilar, username: 'tess' }, 403, 403],
      ['POST', '/api/office/staff/owner/change', { on: false }, 403, 403],
      ['POST', '/api/office/staff/owner/password', { password: 'twelve and more' }, 403, 403],
      ['GET', '/api/office/log', undefined, 403, 403],
      ['GET', '/api/me', undefined, 200, 200],
      ['POST', '/api/me/password', { current: 'wrong', password: 'twelve and more' }, 422, 422],
    ]
    for (const [method, url, payload, kitchen, first] of calls) {
      const as = async (cookie: string) =>
        (
          await office.send({
            method: method,
            url,
            headers: { cookie },
            ...(payload && { payload }),
          })
        ).statusCode
      expect(
        [await as(''), await as(turnedOff), await as(office.cook), await as(newcomer)],
        `${method} ${url}`,
      ).toEqual([401, 401, kitchen, first])
    }
    const session = async (cookie: string) => (await office.get('/api/session', cookie)).json<object>()
    expect(await session('')).toEqual({ staff: null })
    expect(await session(office.cook)).toMatchObject({ staff: { name: 'Carlos', role: 'kitchen' } })
    expect(await session(turnedOff)).toEqual({ staff: null })
  })
})

async function ownersIn({ db }: Awaited<ReturnType<typeof openOffice>>): Promise<string[]> {
  const rows = await db.read
    .selectFrom('staff')
    .select('username')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .execute()
  return rows.map(({ username }) => username)
}
