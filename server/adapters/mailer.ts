// What we need of a mail server: that it takes one letter for one person, or says that it never will.

export interface Mailer {
  /**
   * Answers "refused" when this address will never be taken, and throws when the letter is to be tried again.
   * When the signal comes it ends soon, whatever the server does.
   */
  send(email: Email, signal: AbortSignal): Promise<'sent' | 'refused'>
  /** The same on a connection of its own: when this letter is given up, no other one goes with it. */
  sendIsolated: Mailer['send']
  /** Hangs up. A letter under way is finished first; none is sent after this. */
  close(): void
}

export interface Email {
  /** The same however often it is sent, so that a mail program shows it once. */
  readonly messageId: string
  /** The letter that this one belongs to. */
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

/** Why no letter gets through, for whoever can mend it. */
export type MailErrorKind =
  | 'unreachable'
  | 'login-refused'
  | 'certificate'
  /** One side speaks TLS where the other does not. */
  | 'encryption'
  | 'failed'

interface MailErrorOptions {
  readonly cause?: unknown
  readonly kind?: MailErrorKind
  /** What the server answered at which step: "535 at AUTH PLAIN". */
  readonly answer?: string
}

/** The server takes no letters at all at the moment. Its message is ours and may be logged. */
export class MailServerDown extends Error {
  readonly kind: MailErrorKind
  readonly answer: string | undefined

  constructor(message: string, { cause, kind = 'failed', answer }: MailErrorOptions = {}) {
    super(message, { cause })
    this.kind = kind
    this.answer = answer
  }
}

/** The server did not take this letter, for now. Its message is ours and may be logged. */
export class EmailDeferred extends Error {
  readonly answer: string | undefined

  constructor(message: string, { cause, answer }: MailErrorOptions = {}) {
    super(message, { cause })
    this.answer = answer
  }
}
