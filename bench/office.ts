// The owner at the bench: logs in, and asks for what the office shows.
import { ownerPassword } from './stage.ts'

/** Returns the session cookie. */
export async function logIn(url: string): Promise<string> {
  const body = new URLSearchParams({ username: 'owner', password: ownerPassword })
  const reply = await fetch(`${url}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body,
  })
  const cookie = reply.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error('the owner could not log in')
  return cookie
}

/** Milliseconds until the whole answer has arrived. */
export async function timeOf(url: string, cookie = ''): Promise<number> {
  const began = performance.now()
  const reply = await fetch(url, { headers: { cookie } })
  await reply.arrayBuffer()
  if (reply.status !== 200) throw new Error(`${url} answered ${reply.status}`)
  return performance.now() - began
}

/** Milliseconds until a newly opened board has its tickets. */
export async function timeOfBoard(url: string, cookie: string): Promise<number> {
  const stop = new AbortController()
  const began = performance.now()
  const reply = await fetch(`${url}/api/live?board=1`, { headers: { cookie }, signal: stop.signal })
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (/event: board\n.*\n\n/.test(text)) break
  }
  const took = performance.now() - began
  stop.abort()
  return took
}
