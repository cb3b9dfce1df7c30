// Sends letters through a mail server: one connection each, every step within a time, TLS wherever it matters.
import { BlockList, isIP } from 'node:net'
import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection'
import { isOneAddress } from '#domain/mail.ts'
import type { SmtpServer } from '../config.ts'
import { composeMessage } from './mail-message.ts'
import { LetterPutOff, MailServerDown, type Letter, type Mailer } from './mailer.ts'

export interface SmtpPatience {
  /** For the connection and for the server's first words. */
  readonly greetingMs: number
  /** For each answer after that. */
  readonly answerMs: number
  /** For a whole letter, from a server that keeps us busy with a word now and then. */
  readonly letterMs: number
  /** For what is under way when the shop closes. */
  readonly hurryMs: number
}

const patience: SmtpPatience = { greetingMs: 10_000, answerMs: 15_000, letterMs: 30_000, hurryMs: 2_000 }

export function createSmtpMailer(server: SmtpServer, times: SmtpPatience = patience): Mailer {
  return {
    async send(letter, hurry) {
      if (!isOneAddress(letter.to.address)) return 'refused'
      const message = composeMessage(letter)
      try {
        await deliver(server, times, letter, message, hurry)
        return 'sent'
      } catch (error) {
        return judge(error)
      }
    },
  }
}

function deliver(
  { user, password, ...server }: SmtpServer,
  times: SmtpPatience,
  letter: Letter,
  message: Buffer,
  hurry: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const connection = new SMTPConnection(connectionTo({ user, password, ...server }, times))
    const giveUp = (afterMs: number) => setTimeout(() => fail(new MailServerDown('no end in time')), afterMs)
    const timers = [giveUp(times.letterMs)]
    const onHurry = () => void timers.push(giveUp(times.hurryMs))
    const settle = () => {
      for (const timer of timers) clearTimeout(timer)
      hurry.removeEventListener('abort', onHurry)
    }
    const fail = (error: Error) => {
      settle()
      connection.close()
      reject(error)
    }
    if (hurry.aborted) onHurry()
    else hurry.addEventListener('abort', onHurry)

    const post = () =>
      connection.send(
        // The envelope names exactly one person, whatever stands in the letter.
        { from: letter.from.address, to: [letter.to.address], size: message.length },
        message,
        (error) => {
          if (error) return fail(error)
          settle()
          connection.quit()
          resolve()
        },
      )
    // It may complain again after it has failed: nobody listening would end the process.
    connection.on('error', fail)
    connection.connect((error) => {
      if (error) return fail(error)
      if (user === undefined) return post()
      // Without it every letter would be refused, and look as if its address were wrong.
      if (!connection.allowsAuth) return fail(new MailServerDown('the mail server takes no login'))
      connection.login({ user, pass: password }, (refusal) => (refusal ? fail(refusal) : post()))
    })
  })
}

/** A password goes to another machine only through TLS whose certificate is right; on this one nobody listens. */
export function connectionTo(server: SmtpServer, times: SmtpPatience = patience): SMTPConnectionOptions {
  const here = isThisMachine(server.host)
  return {
    host: server.host,
    port: server.port,
    secure: server.tls,
    requireTLS: !server.tls && !here && server.user !== undefined,
    tls: { rejectUnauthorized: !here },
    connectionTimeout: times.greetingMs,
    dnsTimeout: times.greetingMs,
    greetingTimeout: times.greetingMs,
    socketTimeout: times.answerMs,
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
}

function judge(error: unknown): 'refused' {
  if (error instanceof MailServerDown) throw error
  const failure = error as SmtpFailure
  const { code = 'unknown', command = '', responseCode = 0, response = '' } = failure
  const step = [responseCode || (failure.originalCode ?? code), command && `at ${command}`].join(' ').trim()
  if (command === 'RCPT TO' && isNoSuchAddress(responseCode, response)) return 'refused'
  const isAboutTheLetter = responseCode >= 400 && responseCode !== 421 && /^(RCPT TO|DATA)$/.test(command)
  if (isAboutTheLetter) throw new LetterPutOff(`the mail server said ${step}`, { cause: error })
  throw new MailServerDown(`the mail server fails with ${step}`, { cause: error })
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
  const isAboutUs = /relay|auth|permitted|denied|block|list|spam|policy|sender/i.test(response)
  return [550, 551, 553].includes(reply) && !isAboutUs
}
