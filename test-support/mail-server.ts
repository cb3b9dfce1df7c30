// A real SMTP server on loopback that keeps the emails it receives and misbehaves on request.
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

export const misbehaviors = [
  'refuses the greeting',
  'hangs at the greeting',
  'drops at the greeting',
  'refuses the login',
  'refuses the sender',
  'puts the recipient off',
  'denies relaying',
  'denies relaying in plain words',
  'refuses the letter',
  'hangs at the letter',
  'drops in the letter',
  'drops after the letter',
] as const

export type Manner = 'takes all' | 'knows no such person' | 'is slow' | (typeof misbehaviors)[number]

export interface ReceivedMail {
  /** From the envelope, which decides where an email goes. */
  readonly sender: string
  readonly recipients: readonly string[]
  /** Whether the email came through TLS. */
  readonly secure: boolean
  /** When the email came, by performance.now(), and how the server behaved then. */
  readonly at: number
  readonly manner: Manner
  readonly raw: Buffer
  readonly email: Email
}

export interface MailServer {
  readonly port: number
  readonly received: ReceivedMail[]
  /** How often clients connected, and which passwords they sent. */
  readonly seen: { connections: number; readonly passwords: string[] }
  openConnections(): number
  behave(manner: Manner): void
  stop(): Promise<void>
}

export interface MailServerOptions {
  readonly port?: number
  readonly manner?: Manner
  /** Accepts passwords without TLS, as no server should. */
  readonly withoutTls?: boolean
}

export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  let manner: Manner = options.manner ?? 'takes all'
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const seen = { connections: 0, passwords: [] as string[] }
  const answer = (
    callback: (error?: Error | null) => void,
    refusedWhen: Manner,
    code: number,
    words: string,
  ) => {
    const reply = () => callback(manner === refusedWhen ? refusal(code, words) : null)
    if (manner === 'is slow') setTimeout(reply, 30)
    else reply()
  }
  const dropAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.withoutTls ? ['STARTTLS'] : [],
    disableReverseLookup: true,
    closeTimeout: 50,
    logger: false,
    onConnect(_session, callback) {
      seen.connections += 1
      if (manner === 'drops at the greeting') dropAll()
      else if (manner !== 'hangs at the greeting')
        answer(callback, 'refuses the greeting', 554, '5.3.2 no service')
    },
    onAuth({ username, password }, _session, callback) {
      seen.passwords.push(password ?? '')
      if (manner === 'refuses the login') callback(refusal(535, '5.7.8 wrong password'))
      else callback(null, { user: username })
    },
    onMailFrom(_address, _session, callback) {
      answer(callback, 'refuses the sender', 550, '5.1.8 sender refused')
    },
    onRcptTo({ address }, _session, callback) {
      if (manner === 'denies relaying in plain words') return callback(refusal(550, 'relay not permitted'))
      if (manner === 'denies relaying') return callback(refusal(554, '5.7.1 relay access denied'))
      if (manner === 'puts the recipient off') return callback(refusal(451, '4.7.1 try again later'))
      answer(callback, 'knows no such person', 550, `5.1.1 <${address}> unknown here`)
    },
    onData(stream, session, callback) {
      const mannerNow = manner
      if (mannerNow === 'drops in the letter') stream.once('data', dropAll)
      const take = async (raw: Buffer) => {
        if (mannerNow === 'drops in the letter' || mannerNow === 'hangs at the letter') return
        if (mannerNow === 'refuses the letter') return callback(refusal(554, '5.6.0 not like this'))
        const at = performance.now()
        received.push({ ...(await mailOf(raw, session)), at, manner: mannerNow })
        if (mannerNow === 'drops after the letter') dropAll()
        else callback()
      }
      // An email that breaks off is dropped.
      buffer(stream).then(take, () => {})
    },
  })
  // Clients that hang up are part of the tests, so their errors are ignored.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    port,
    received,
    seen,
    openConnections: () => sockets.size,
    behave: (next) => (manner = next),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

async function mailOf(
  raw: Buffer,
  { envelope, secure }: SMTPServerSession,
): Promise<Omit<ReceivedMail, 'at' | 'manner'>> {
  return {
    sender: envelope.mailFrom ? envelope.mailFrom.address : '',
    recipients: envelope.rcptTo.map(({ address }) => address),
    secure,
    raw,
    email: await PostalMime.parse(raw),
  }
}

function refusal(responseCode: number, words: string): Error {
  return Object.assign(new Error(words), { responseCode })
}
