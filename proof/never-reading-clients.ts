// Clients that pipeline requests, never read an answer, and reconnect when they are cut off.
import { connect, type Socket } from 'node:net'
import { connect as connectSecurely } from 'node:tls'

/** Large files first: they fill every buffer between the server and the client, and the others wait behind them. */
const files = 60
const behind = [
  'GET /',
  'GET /api/menu',
  'GET /api/me',
  'GET /healthz',
  'GET /api/orders/AAAAAAAAAAAAAAAAAAAAAA',
]
const each = 20
/** In milliseconds. */
const rest = 100

export interface NeverReading {
  /** How many connections there were. */
  readonly count: () => number
  end(): void
}

export function startNeverReading(url: URL, clients: number, largeFile: string): NeverReading {
  const open = new Set<Socket>()
  let connections = 0
  let isOver = false
  const requests = [...repeat(`GET ${largeFile}`, files), ...behind.flatMap((one) => repeat(one, each))]
  const bytes = requests
    .map((one) => `${one} HTTP/1.1\r\nhost: ${url.host}\r\ncookie: session=1\r\n\r\n`)
    .join('')

  function come(): void {
    if (isOver) return
    connections += 1
    const at = { host: url.hostname, port: Number(url.port) }
    const socket =
      url.protocol === 'https:' ? connectSecurely({ ...at, rejectUnauthorized: false }) : connect(at)
    open.add(socket.pause())
    socket.write(bytes)
    // A client that does not read never notices a cut connection, so it probes with an empty line between two requests.
    const asking = setInterval(() => socket.write('\r\n'), rest)
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(asking)
      open.delete(socket)
      setTimeout(come, rest)
    })
  }

  for (let nth = 0; nth < clients; nth += 1) come()
  return {
    count: () => connections,
    end() {
      isOver = true
      for (const socket of open) socket.destroy()
    },
  }
}

function repeat(request: string, times: number): string[] {
  return Array.from({ length: times }, () => request)
}
