// The proof's HTTP client: undici for requests that undici accepts, and a bare socket for bytes that no browser would
// send.
import { connect } from 'node:net'
import { Client, errors } from 'undici'

export interface Reply {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export interface Wanted {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

export interface Wire {
  /** Sends a request; returns its answer, or undefined when none came. */
  send(wanted: Wanted): Promise<Reply | undefined>
  /** Sends these bytes on a connection of their own, and nothing after them. */
  sendRaw(bytes: Buffer): Promise<Reply | undefined>
  close(): void
}

const patience = 15_000
const endOfHead = Buffer.from('\r\n\r\n')

export function openWire(url: string): Wire {
  const client = new Client(url, { headersTimeout: patience, bodyTimeout: patience })
  return {
    async send(wanted) {
      try {
        return await request(client, wanted)
      } catch (error) {
        const isOdd =
          error instanceof errors.InvalidArgumentError || error instanceof errors.NotSupportedError
        return isOdd ? exchange(url, closing(bytesOf(wanted, new URL(url).host))) : undefined
      }
    },
    // Ends the stream, so that the server does not wait for the rest of the request.
    sendRaw: (bytes) => exchange(url, bytes, true),
    close: () => void client.destroy(),
  }
}

/** Runs this many clients at once, each on its own connection, until all work is done. */
export async function workTogether<Task>(
  url: string,
  clients: number,
  tasks: Iterable<Task>,
  work: (wire: Wire, task: Task) => Promise<void>,
): Promise<void> {
  const waiting = tasks[Symbol.iterator]()
  const client = async () => {
    const wire = openWire(url)
    for (let next = waiting.next(); !next.done; next = waiting.next()) await work(wire, next.value)
    wire.close()
  }
  await Promise.all(Array.from({ length: clients }, client))
}

async function request(client: Client, { method, path, headers = {}, body = '' }: Wanted): Promise<Reply> {
  // undici sets the host header itself.
  if (headers['host'] === '') throw new errors.InvalidArgumentError('an empty host')
  const reply = await client.request({ method, path, headers, body })
  const heard = new Map(Object.entries(reply.headers).map(([name, value = '']) => [name, value.toString()]))
  if (isStream(heard)) reply.body.on('error', () => {}).destroy()
  const text = isStream(heard) ? '' : await reply.body.text()
  return { status: reply.statusCode, headers: heard, body: text }
}

export function bytesOf({ method, path, headers = {}, body = '' }: Wanted, host: string): Buffer {
  const content = typeof body === 'string' ? Buffer.from(body) : body
  const own = Object.keys(headers).map((name) => name.toLowerCase())
  const lines = [
    `${method} ${path} HTTP/1.1`,
    ...(own.includes('host') ? [] : [`host: ${host}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(own.includes('content-length') || (method === 'GET' && content.length === 0)
      ? []
      : [`content-length: ${content.length}`]),
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), content])
}

/** Then the end of the connection is the end of the answer. */
function closing(bytes: Buffer): Buffer {
  const head = bytes.indexOf('\r\n') + 2
  return Buffer.concat([bytes.subarray(0, head), Buffer.from('connection: close\r\n'), bytes.subarray(head)])
}

function exchange(url: string, bytes: Buffer, andNoMore = false): Promise<Reply | undefined> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname).setNoDelay()
    const seen: Buffer[] = []
    const settle = () => {
      clearTimeout(tooLong)
      socket.destroy()
      resolve(readReply(Buffer.concat(seen)))
    }
    const tooLong = setTimeout(settle, patience)
    socket.on('data', (chunk: Buffer) => {
      seen.push(chunk)
      const reply = readReply(Buffer.concat(seen))
      // The live stream never ends, so its head is enough.
      if (reply && isStream(reply.headers)) settle()
    })
    socket.on('close', settle).on('error', settle)
    socket.write(bytes)
    if (andNoMore) socket.end()
  })
}

function readReply(seen: Buffer): Reply | undefined {
  const end = seen.indexOf(endOfHead)
  if (end < 0) return undefined
  const [first = '', ...lines] = seen.toString('latin1', 0, end).split('\r\n')
  const status = Number(first.split(' ')[1])
  const after = seen.subarray(end + endOfHead.length)
  if (status === 100) return readReply(after)
  return { status, headers: new Map(lines.map(splitLine)), body: after.toString() }
}

function isStream(headers: ReadonlyMap<string, string>): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

function splitLine(line: string): [string, string] {
  const colon = line.indexOf(':')
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
}
