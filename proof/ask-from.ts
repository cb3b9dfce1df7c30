// Asks as fetch does, but from an address of one's own, and on a new connection each time: whoever comes now must get in now.
import { Agent, fetch as ask } from 'undici'
import type { Send } from './honest.ts'

/** `to` is where the server is reached from there; the certificate of the proof's nginx is its own. */
export function askFrom({ from, to }: { readonly from: string; readonly to: string }): Send {
  const dispatcher = new Agent({ pipelining: 0, connect: { localAddress: from, rejectUnauthorized: false } })
  return (url, wish) => {
    const at = new URL(url)
    at.hostname = to.includes(':') ? `[${to}]` : to
    const call = { ...wish, redirect: 'manual', dispatcher } as unknown as Parameters<typeof ask>[1]
    return ask(at, call) as unknown as Promise<Response>
  }
}
