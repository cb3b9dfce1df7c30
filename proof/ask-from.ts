// Asks as fetch does, but from an address of one's own.
import { Agent, fetch as ask } from 'undici'
import type { Send } from './honest-clients.ts'

export interface Route {
  readonly from: string
  /** Where the server is reached from there. */
  readonly to: string
  /** Keeps its connection, as a browser does; otherwise it is a new one each time, and whoever comes now must get in now. */
  readonly keeps?: boolean
}

/** The certificate of the proof's nginx is its own. */
export function askFrom({ from, to, keeps = false }: Route): Send {
  const dispatcher = new Agent({
    pipelining: keeps ? 1 : 0,
    connect: { localAddress: from, rejectUnauthorized: false },
  })
  return (url, init) => {
    const at = new URL(url)
    at.hostname = to.includes(':') ? `[${to}]` : to
    const call = { ...init, redirect: 'manual', dispatcher } as unknown as Parameters<typeof ask>[1]
    return ask(at, call) as unknown as Promise<Response>
  }
}
