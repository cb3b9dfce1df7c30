// Sends emails through a mail server: nodemailer's pool speaks SMTP; this file sets the timeouts and classifies failures.
import { BlockList, isIP } from 'node:net'
import type { SMTPPoolOptions } from 'nodemailer'
import { isSingleAddress } from '#domain/orders/order-emails.ts'
import type { SmtpServer } from '../config/mail-settings.ts'
import { EmailDeferred, MailServerDown, type Email, type Mailer, type MailErrorKind } from './mailer.ts'

export interface SmtpTimeouts {
  /** For the connection and the server's greeting. */
  readonly greetingMs: number
  /** For each answer after that. */
  readonly answerMs: number
  /** For a whole email, since a server may keep the connection alive without ever finishing. */
  readonly emailMs: number
  /** For an email that is under way when the server stops. */
  readonly shutdownMs: number
}

const defaultTimeouts: SmtpTimeouts = {
  greetingMs: 10_000,
  answerMs: 15_000,
  emailMs: 30_000,
  shutdownMs: 2_000,
}

const poolOptions = {
  // As many as jobs/send-emails.ts sends at once, so that no email waits for a connection.
  maxConnections: 3,
  // Below the usual limit of servers: a server that refuses more would look as if it were down.
  maxMessages: 20,
  // Servers close idle connections after ten seconds or more: we close ours first.
  idleTimeout: 5_000,
  // The database is the only queue: an email whose connection breaks is retried from there alone.
  maxRequeues: 0,
  maxRecipients: 1,
  disableFileAccess: true,
  disableUrlAccess: true,
} satisfies SMTPPoolOptions

async function openPoolTo(server: SmtpServer, timeouts: SmtpTimeouts) {
  // Loaded with the first email, which keeps the start short.
  const { createTransport } = await import('nodemailer')
  return createTransport({ ...connectionTo(server, timeouts), ...poolOptions, pool: true })
}

type Pool = Awaited<ReturnType<typeof openPoolTo>>

export function createSmtpMailer(server: SmtpServer, timeouts: SmtpTimeouts = defaultTimeouts): Mailer {
  const openPool = () => openPoolTo(server, timeouts)
  let pool: Promise<Pool> | undefined
  const sendThrough = async (used: Pool, email: Email, signal: AbortSignal, abortSend: () => void) => {
    if (!isSingleAddress(email.to.address)) return 'refused'
    const { composeMessage } = await import('./compose-message.ts')
    const raw = await composeMessage(email)
    const deadline = startDeadline(timeouts, signal, abortSend)
    try {
      // The envelope names exactly one recipient, whatever the headers say.
      const envelope = { from: email.from, to: email.to }
      await used.sendMail({ envelope, raw })
      return 'sent'
    } catch (error) {
      if (deadline.isOver()) {
        throw new MailServerDown('no end in time', { cause: error, kind: 'unreachable' })
      }
      return classifyError(error)
    } finally {
      deadline.clear()
    }
  }
  return {
    async send(email, signal) {
      const opened = (pool ??= openPool())
      const used = await opened
      /** The pool cannot abort a single email: all of its connections are closed, and the next email gets a new pool. */
      return sendThrough(used, email, signal, () => {
        used.close({ force: true })
        if (pool === opened) pool = undefined
      })
    },
    async sendIsolated(email, signal) {
      // A pool for one email: nodemailer's transport without a pool cannot be aborted.
      const own = await openPool()
      try {
        return await sendThrough(own, email, signal, () => own.close({ force: true }))
      } finally {
        own.close()
      }
    },
    close: () => void pool?.then((opened) => opened.close()),
  }
}

/** Aborts an email that takes too long, or that is still under way a moment after the server was told to stop. */
function startDeadline(timeouts: SmtpTimeouts, signal: AbortSignal, abortSend: () => void) {
  let over = false
  const endAfter = (ms: number) =>
    setTimeout(() => {
      over = true
      abortSend()
    }, ms)
  const timers = [endAfter(timeouts.emailMs)]
  const onAbort = () => void timers.push(endAfter(timeouts.shutdownMs))
  if (signal.aborted) onAbort()
  else signal.addEventListener('abort', onAbort)
  return {
    isOver: () => over,
    clear() {
      for (const timer of timers) clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
    },
  }
}

/** A password is sent to another machine only over TLS with a valid certificate; on this machine nobody can listen in. */
export function connectionTo(server: SmtpServer, timeouts: SmtpTimeouts = defaultTimeouts): SMTPPoolOptions {
  const here = isThisMachine(server.host)
  return {
    host: server.host,
    port: server.port,
    secure: server.tls,
    requireTLS: !server.tls && !here && server.user !== undefined,
    tls: { rejectUnauthorized: !here },
    ...(server.user !== undefined && {
      auth: { user: server.user, pass: server.password },
      // A server that offers no login fails at once; otherwise it would refuse every email, as if each address were wrong.
      forceAuth: true,
    }),
    connectionTimeout: timeouts.greetingMs,
    dnsTimeout: timeouts.greetingMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.answerMs,
    // Nodemailer's log would hold addresses and whole emails.
    logger: false,
  }
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

function isThisMachine(host: string): boolean {
  const version = isIP(host)
  return version === 0 ? host === 'localhost' : loopback.check(host, version === 4 ? 'ipv4' : 'ipv6')
}

/** An error of nodemailer. Its message quotes the server, and may contain the customer's address. */
interface SmtpFailure {
  readonly code?: string
  /** Node's own code, as for a refused connection or an invalid certificate. */
  readonly originalCode?: string
  /** The SMTP command that failed. */
  readonly command?: string
  readonly responseCode?: number
  readonly response?: string
  readonly message?: string
}

function classifyError(error: unknown): 'refused' {
  const failure = error as SmtpFailure
  const { code = 'unknown', command = '', responseCode = 0, response = '' } = failure
  const step = [responseCode || (failure.originalCode ?? code), command && `at ${command}`].join(' ').trim()
  if (command === 'RCPT TO' && isNoSuchAddress(responseCode, response)) return 'refused'
  const isAboutThisEmail = responseCode >= 400 && responseCode !== 421 && /^(RCPT TO|DATA)$/.test(command)
  if (isAboutThisEmail)
    throw new EmailDeferred(`the mail server said ${step}`, { cause: error, answer: step })
  throw new MailServerDown(`the mail server fails with ${step}`, {
    cause: error,
    kind: errorKindOf(failure),
    answer: step,
  })
}

function errorKindOf({
  code = '',
  originalCode = '',
  message = '',
  responseCode,
}: SmtpFailure): MailErrorKind {
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'login-refused'
  // After STARTTLS, only the message tells what Node reported.
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(originalCode)) return 'certificate'
  if (code === 'ETLS' && /certificate|altnames/i.test(message)) return 'certificate'
  if (code === 'ETLS' || /TLS|SSL|EPROTO/.test(originalCode)) return 'encryption'
  // The server sent no reply at all.
  return responseCode === undefined ? 'unreachable' : 'failed'
}

/**
 * Many servers report at this step whatever they have against the sender: relaying is denied, the sender is on a block list or
 * did not log in. Only a refusal of the mailbox itself is final; after everything else the email is retried.
 */
function isNoSuchAddress(reply: number, response: string): boolean {
  const detail = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  // RFC 3463: 5.1 is about the address, 5.2 about the mailbox; 5.1.7 and 5.1.8 are about the sender's address.
  if (detail) return /^5\.(1\.([0-6]|9|10)|2\.\d+)$/.test(detail)
  // Without an enhanced code, only the text tells an unknown mailbox from a sender that may not relay.
  const isAboutSender = /relay|auth|permitted|denied|block|list|spam|policy|sender/i.test(response)
  return [550, 551, 553].includes(reply) && !isAboutSender
}
