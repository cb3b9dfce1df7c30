// Sends letters through a mail server: nodemailer's pool speaks SMTP, we say how long it may take and what a failure means.
import { BlockList, isIP } from 'node:net'
import { createTransport, type SMTPPoolOptions } from 'nodemailer'
import { isSingleAddress } from '#domain/orders/email.ts'
import type { SmtpServer } from '../config/mail-settings.ts'
import { composeMessage } from './compose-message.ts'
import { EmailDeferred, MailServerDown, type Email, type Mailer, type MailErrorKind } from './mailer.ts'

export interface SmtpTimeouts {
  /** For the connection and for the server's first words. */
  readonly greetingMs: number
  /** For each answer after that. */
  readonly answerMs: number
  /** For a whole letter, from a server that keeps us busy with a word now and then. */
  readonly emailMs: number
  /** For what is under way when the shop closes. */
  readonly shutdownMs: number
}

const defaultTimeouts: SmtpTimeouts = {
  greetingMs: 10_000,
  answerMs: 15_000,
  emailMs: 30_000,
  shutdownMs: 2_000,
}

const poolOptions = {
  // As many letters as are sent at once (jobs/send-mails.ts): none waits for another's connection.
  maxConnections: 3,
  // Before a server says that it has had enough: that would look as if it were down.
  maxMessages: 20,
  // Servers hang up on an idle client after ten seconds and more: we do it first.
  idleTimeout: 5_000,
  // The database is the only queue: a letter whose connection breaks is tried again from there, and by nobody else.
  maxRequeues: 0,
  maxRecipients: 1,
  disableFileAccess: true,
  disableUrlAccess: true,
} satisfies SMTPPoolOptions

const openPoolTo = (server: SmtpServer, timeouts: SmtpTimeouts) =>
  createTransport({ ...connectionTo(server, timeouts), ...poolOptions, pool: true })

type Pool = ReturnType<typeof openPoolTo>

export function createSmtpMailer(server: SmtpServer, timeouts: SmtpTimeouts = defaultTimeouts): Mailer {
  const openPool = () => openPoolTo(server, timeouts)
  let pool = openPool()
  const sendThrough = async (used: Pool, email: Email, signal: AbortSignal, abortSend: () => void) => {
    if (!isSingleAddress(email.to.address)) return 'refused'
    const raw = await composeMessage(email)
    const deadline = startDeadline(timeouts, signal, abortSend)
    try {
      // The envelope names exactly one person, whatever stands in the letter.
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
    send(email, signal) {
      const used = pool
      /** The pool ends no single delivery: all of its connections go, and the next letter gets a new pool. */
      return sendThrough(used, email, signal, () => {
        used.close({ force: true })
        if (pool === used) pool = openPool()
      })
    },
    async sendIsolated(email, signal) {
      // A pool for one letter: nodemailer's transport without a pool cannot be told to give up.
      const own = openPool()
      try {
        return await sendThrough(own, email, signal, () => own.close({ force: true }))
      } finally {
        own.close()
      }
    },
    close: () => pool.close(),
  }
}

/** Ends a letter that takes too long, or that is still under way a moment after the shop has closed. */
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

/** A password goes to another machine only through TLS whose certificate is right; on this one nobody listens. */
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
      // A server that offers no login fails here; else every letter would be refused, as if its address were wrong.
      forceAuth: true,
    }),
    connectionTimeout: timeouts.greetingMs,
    dnsTimeout: timeouts.greetingMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.answerMs,
    // Its log would hold addresses and whole letters.
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

/** What nodemailer says went wrong; its message holds the server's words, and those the address. */
interface SmtpFailure {
  readonly code?: string
  /** What Node called it: the connection was refused, the certificate is not right. */
  readonly originalCode?: string
  /** The step at which it happened. */
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
  // After STARTTLS only the message is left of what Node said.
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(originalCode)) return 'certificate'
  if (code === 'ETLS' && /certificate|altnames/i.test(message)) return 'certificate'
  if (code === 'ETLS' || /TLS|SSL|EPROTO/.test(originalCode)) return 'encryption'
  // Without a word from the server: nobody was there, or nobody answered.
  return responseCode === undefined ? 'unreachable' : 'failed'
}

/**
 * Many servers answer at this step whatever they have against us: that we may not relay, stand on a list, did not log
 * in. Only a refusal of the mailbox itself is final; everything else is our trouble, and the letter is not lost.
 */
function isNoSuchAddress(reply: number, response: string): boolean {
  const detail = /^\d{3}[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  // RFC 3463: 5.1 is the address, 5.2 the mailbox; 5.1.7 and 5.1.8 are our own address.
  if (detail) return /^5\.(1\.([0-6]|9|10)|2\.\d+)$/.test(detail)
  // Without a detail only the words tell an unknown mailbox from a sender who may not relay.
  const isAboutSender = /relay|auth|permitted|denied|block|list|spam|policy|sender/i.test(response)
  return [550, 551, 553].includes(reply) && !isAboutSender
}
