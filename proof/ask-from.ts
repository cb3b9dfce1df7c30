// Sends requests as fetch does, but from a source address that the caller chooses.
import { Agent, fetch as ask } from 'undici'
import type { Send } from './honest-clients.ts'

export interface Route {
  readonly from: string
  /** Where the server is reached from there. */
  readonly to: string
  /** Whether the connection is kept, as a browser keeps it; otherwise every request opens a new connection. */
  readonly keeps?: boolean
}

/** The proof's nginx has a self-signed certificate. */
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
