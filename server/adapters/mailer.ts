// The interface to a mail server: it sends one email to one person, or says that it never will.

export interface Mailer {
  /**
   * Returns "refused" when the server will never accept this address, and throws when the email should be retried.
   * Ends soon after the signal, whatever the server does.
   */
  send(email: Email, signal: AbortSignal): Promise<'sent' | 'refused'>
  /** Sends on a connection of its own: aborting this email aborts no other. */
  sendIsolated: Mailer['send']
  /** Closes the connections after the emails under way are finished; nothing is sent after this. */
  close(): void
}

export interface Email {
  /** The same for every attempt, so that a mail program shows the email once. */
  readonly messageId: string
  /** The first email of the same thread. */
  readonly firstMessageId: string
  /** A name for a file: letters, digits, hyphens. */
  readonly name: string
  readonly date: Date
  readonly from: Mailbox
  readonly to: Mailbox
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly pictures: readonly EmailPicture[]
  readonly calendar?: EmailCalendar | undefined
}

export interface Mailbox {
  readonly name: string
  readonly address: string
}

/** A PNG that the HTML shows as `cid:…`. */
export interface EmailPicture {
  readonly cid: string
  readonly file: string
  readonly content: Buffer
}

/** A file that mail programs offer to the reader's calendar (RFC 5545). */
export interface EmailCalendar {
  readonly file: string
  /** As in the content, where a mail program looks only later. */
  readonly method: string
  readonly content: string
}

/** Why no email gets through, for the owner who has to fix it. */
export type MailErrorKind =
  | 'unreachable'
  | 'login-refused'
  | 'certificate'
  /** One side speaks TLS where the other does not. */
  | 'encryption'
  /** The saved password cannot be read on this server. */
  | 'locked'
  | 'failed'

interface MailErrorOptions {
  readonly cause?: unknown
  readonly kind?: MailErrorKind
  /** The server's reply code and the step: "535 at AUTH PLAIN". */
  readonly answer?: string
}

/** The server accepts no email at all at the moment. The message is our own and may be logged. */
export class MailServerDown extends Error {
  readonly kind: MailErrorKind
  readonly answer: string | undefined

  constructor(message: string, { cause, kind = 'failed', answer }: MailErrorOptions = {}) {
    super(message, { cause })
    this.kind = kind
    this.answer = answer
  }
}

/** The server did not accept this email for now. The message is our own and may be logged. */
export class EmailDeferred extends Error {
  readonly answer: string | undefined

  constructor(message: string, { cause, answer }: MailErrorOptions = {}) {
    super(message, { cause })
    this.answer = answer
  }
}
