// The words of the page about payments and mail, which only the server's operator can set up.
import type { CardTestReply } from '#domain/payments/payment-api.ts'
import type { EmailTestReply } from '#domain/people/people-api.ts'
import { formatCount } from '../../basics/counts.ts'

export const setupMessages = {
  title: 'Payments and mail',
  about: 'How customers pay, and how receipts reach them.',
  ask: 'Ask whoever runs your server',
  howTo: 'Only they can change these. Show them this list, and never email a key or a password.',
  notSet: 'Not set',
  yes: 'Set to yes',
}

/** Explains each environment variable of the server. */
export const variableDescriptions = {
  PAYMENTS:
    'stripe: cards are charged. counter: no cards, people pay when they get their food. demo: cards are accepted and none is charged.',
  STRIPE_SECRET_KEY: 'Begins with sk_live_, or sk_test_ for a try without money. Keep it to yourself.',
  STRIPE_PUBLISHABLE_KEY: 'Begins with pk_live_ or pk_test_. The checkout asks Stripe with it.',
  STRIPE_WEBHOOK_SECRET: 'Begins with whsec_. Stripe gives it to you with the webhook.',
  DEMO_PAYMENTS:
    'Set it to yes to run demo payments on a public https address. Without it, such a site won’t start.',
  SMTP_URL: 'The mail server, with its user and password: smtps://user:password@mail.example:465',
  MAIL_FROM: 'The address that emails come from.',
  PUBLIC_URL: 'Your site’s address, as customers type it. Links in emails begin with it.',
}

export const stripeKeyMessages = { test: 'Set, for tests', live: 'Set, for real money', ofEither: 'Set' }

export const mailServerMessages = {
  at: (host: string, port: number) => `${host}, port ${port}`,
  withTls: 'encrypted',
  withLogin: 'with a user and a password',
}

export const emailSetupMessages = {
  isSet: 'Emails go out.',
  isNotSet: 'Mail isn’t set up: emails are written to files on the server, and nobody gets them.',
  test: 'Test an email',
  /** The mail server's reply, for its operator. */
  answer: (answer: string) => `It said: ${answer.replace(/\.$/, '')}.`,
  to: 'Your email address',
  send: 'Send a test email',
  sending: 'Sending',
  outcome: {
    sent: (to) => `The mail server took it. Look in the inbox of ${to}.`,
    'written-to-file': () => 'There’s no mail server, so we wrote it to a file on the server.',
    'address-refused': (to) => `The mail server says that there’s no mailbox ${to}.`,
    deferred: () => 'The mail server didn’t take it for now.',
    unreachable: () => 'Nobody answers there. Check the host and the port in SMTP_URL.',
    'login-refused': () => 'The mail server refused the login. Check the user and the password in SMTP_URL.',
    certificate: () => 'The connection to the mail server isn’t safe: its certificate isn’t right.',
    encryption: () =>
      'The encryption and the port don’t fit. Use smtps:// with port 465, or smtp:// with port 587, in SMTP_URL.',
    failed: () => 'The mail server wouldn’t take the email.',
  } satisfies Record<EmailTestReply['outcome'], (to: string) => string>,
}

export const paymentsSetupMessages = {
  isDemo: 'Payments are in demo mode: every card is accepted and none is charged.',
  isReal: 'Cards are charged through Stripe.',
  isTestMode: 'Stripe has test keys: only test cards work, and none is charged.',
  isCounter: 'No cards are taken: customers pay on pickup or at the door.',
  noOther:
    'To charge cards, set the three keys of your Stripe account. Without cards, set PAYMENTS to counter.',
  webhook: 'What Stripe tells you',
  webhookAbout:
    'A lapsed hold, a refund made on Stripe’s pages, a dispute: Stripe tells this site, and it shows up here and in the books.',
  webhookAddress: 'The webhook’s address at Stripe',
  webhookNeedsUrl: (path: string) => `Your site’s address, then ${path}`,
  lastEventAt: (when: string) => `Last heard ${when}.`,
  noEventYet: 'Stripe hasn’t told us anything yet. It does so after the first payment.',
  signatureFails:
    'Something came in Stripe’s name with a wrong signature. If that’s your own webhook, copy its secret to STRIPE_WEBHOOK_SECRET again.',
  clockIsOff: (minutes: number) =>
    `The clock of your server seems to be ${formatCount(minutes)} minutes ahead: Stripe’s messages look too old to be believed. Set the clock right; the webhook’s secret is fine.`,
  tryReal:
    'With real keys there’s no test card. Order something small yourself, and cancel it before cooking starts: then nothing is charged.',
  tryAll: 'npm run check:stripe, where the server is installed, tries every step with test keys.',
  test: 'Test a card',
  tryAbout: (amount: string) =>
    `We hold ${amount} on a test card and release it right away. No order is stored.`,
  card: 'Test card',
  cards: {
    approve: (number: string) => `${number}, accepted`,
    decline: (number: string) => `${number}, declined`,
    silence: (number: string) => `${number}, no answer`,
    bank: (number: string) => `${number}, the bank asks`,
  },
  try: 'Try this card',
  trying: 'Trying',
  outcome: {
    'let-go': (amount) => `It works. We held ${amount} and released it.`,
    declined: () => 'The card was declined. That’s what customers will be told, too.',
    unreadable: () => 'The card company didn’t understand the card.',
    'requires-confirmation': () =>
      'The bank wants the customer to confirm. The checkout opens a window for that. We canceled this try.',
    silent: () => 'The card company didn’t answer. If there was a hold, we released it.',
    'unreachable-unreleased': (amount) =>
      `We couldn’t reach your payment service. If it held ${amount}, we’ll release it as soon as it answers.`,
    held: (amount) =>
      `The card was held for ${amount}, and we couldn’t release it yet. We’ll release it as soon as your payment service answers.`,
  } satisfies Record<CardTestReply['outcome'], (amount: string) => string>,
}
