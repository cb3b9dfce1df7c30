// HTTP/1.1 over a bare socket, one request at a time: just enough to know when an answer is complete.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

export interface Address {
  readonly port: number
  /** Behind nginx, whose certificate here is its own. */
  readonly tls: boolean
}

export async function connectTo({ port, tls }: Address): Promise<Socket> {
  const at = { host: '127.0.0.1', port }
  const socket = tls
    ? connectSecurely({ ...at, servername: 'localhost', rejectUnauthorized: false })
    : connect(at)
  await once(socket, tls ? 'secureConnect' : 'connect')
  return socket.setNoDelay(true)
}

/** Calls with each answer's status, when all of its body is there. */
export function readReplies(socket: Socket, onReply: (status: string, body: Buffer) => void): void {
  let held: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk])
    const headEnd = held.indexOf('\r\n\r\n')
    if (headEnd < 0) return
    const head = held.toString('latin1', 0, headEnd)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (length === undefined) throw new Error(`an answer without its length:\n${head}`)
    const end = headEnd + 4 + Number(length)
    if (held.length < end) return
    const body = held.subarray(headEnd + 4, end)
    held = held.subarray(end)
    onReply(head.slice(9, 12), body)
  })
}
