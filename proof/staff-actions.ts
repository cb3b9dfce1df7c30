// What staff do by the API of a started server: log in and hire.
import type { Role } from '../domain/people/staff.ts'
import type { Send } from './honest-clients.ts'
import { ownerPassword } from './set-up.ts'

export interface Hand {
  readonly url: string
  readonly cookie: string
  get<Answer>(path: string): Promise<Answer>
  post(path: string, body: object): Promise<unknown>
}

/** The password that the owner gives a new hire, and the one that the new hire then chooses. */
export const givenPassword = 'given by the owner'
export const chosenPassword = 'chosen by the hand itself'

export async function logIn(
  url: string,
  username = 'owner',
  password = ownerPassword,
  send: Send = fetch,
): Promise<Hand> {
  const reply = await send(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ username, password }).toString(),
  })
  const cookie = reply.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`${username} could not log in: ${reply.headers.get('location')}`)
  return handOf(url, cookie)
}

function handOf(url: string, cookie: string): Hand {
  const ask = async (path: string, more: RequestInit = {}) => {
    const reply = await fetch(url + path, {
      ...more,
      headers: { cookie, origin: url, 'content-type': 'application/json' },
    })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${await reply.text()}`)
    return reply.json()
  }
  return {
    url,
    cookie,
    get: async <Answer>(path: string) => (await ask(path)) as Answer,
    post: (path, body) => ask(path, { method: 'POST', body: JSON.stringify(body) }),
  }
}

/** Adds somebody who must still choose a password. */
export async function hire(owner: Hand, username: string, role: Role): Promise<void> {
  await owner.post('/api/office/staff/add', { name: username, username, role, password: givenPassword })
}

/** Adds somebody and lets them choose a password: they can work. */
export async function hireAndLogIn(url: string, owner: Hand, username: string, role: Role): Promise<Hand> {
  await hire(owner, username, role)
  const first = await logIn(url, username, givenPassword)
  await first.post('/api/me/password', { current: givenPassword, password: chosenPassword })
  return logIn(url, username, chosenPassword)
}
