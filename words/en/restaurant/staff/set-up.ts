// The words of the page about payments and mail.
import type { CardTestReply } from '#domain/payments/payment-api.ts'
import type { EmailTestReply } from '#domain/people/people-api.ts'
import { formatCount, plural } from '../../basics/counts.ts'

export const setupMessages = {
  title: 'Payments and mail',
  about: 'How customers pay, and how receipts reach them.',
}

export const summaryMessages = {
  title: 'At closing',
  label: 'A summary of the day',
  about: (email: string) => `Orders, sales and tips of the day, and what’s wrong, to ${email}.`,
  needsEmail: 'Enter the restaurant’s email under Details first: it goes there.',
}

export const emailSetupMessages = {
  title: 'Mail',
  about: 'Receipts, news of an order, and alerts to you.',
  isOn: (host: string) => `Emails go out through ${host}.`,
  isSaved: 'The mail server is saved, and not in use yet. Send yourself a test email, then turn it on.',
  isNotSet: 'Mail isn’t set up: emails are written to files on the server, and nobody gets them.',
  isLocked:
    'We can’t read the password that was saved: it was encrypted with a key file that isn’t on this server. Whoever runs the server can put the file there. If it’s gone, enter the password again. Until then emails wait.',
  isFixed: 'Whoever runs the server has set this in its environment, so it can’t be changed here.',
  demo: 'This is a demo, so no email goes out.',
  server: 'Mail server',
  serverHint: 'Your mail provider tells you, like smtp.example.com.',
  port: 'Port',
  encryption: 'Encryption',
  encryptions: { tls: 'From the start (TLS)', starttls: 'After the greeting (STARTTLS)' },
  at: (host: string, port: number) => `${host}, port ${port}`,
  user: 'Username',
  userHint: 'Leave it empty if your mail server wants no login.',
  noLogin: 'No login',
  password: 'Password',
  passwordHint: 'We keep it encrypted and never show it again.',
  passwordIsSaved: 'Saved. Leave it empty to keep it.',
  from: 'Emails come from',
  fromHint:
    'An address of your own. Your mail provider says which records it needs, so that receipts aren’t taken for spam.',
  save: 'Save',
  saved: 'Saved.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  isTurnedOn: 'Emails go out from now on.',
  isTurnedOff: 'Emails are written to files from now on.',
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
    unreachable: () => 'Nobody answers there. Check the mail server and the port.',
    'login-refused': () => 'The mail server refused the login. Check the username and the password.',
    certificate: () => 'The connection to the mail server isn’t safe: its certificate isn’t right.',
    encryption: () =>
      'The encryption and the port don’t fit. Port 465 usually goes with TLS, and port 587 with STARTTLS.',
    locked: () => 'We can’t read the password that was saved. Enter it again.',
    failed: () => 'The mail server wouldn’t take the email.',
  } satisfies Record<EmailTestReply['outcome'], (to: string) => string>,
}

export const paymentsSetupMessages = {
  isNone:
    'No card can be charged yet. Customers can order only where you let them pay on pickup or at the door.',
  isDemo: 'Payments are in demo mode: customers can order, and no card is charged.',
  isReal: 'Cards are charged through Stripe.',
  isTestMode: 'Stripe has test keys: only test cards work, and none is charged.',
  isCounter: 'No cards are taken: customers pay on pickup or at the door.',
  title: 'Cards',
  about: 'Charged through your own Stripe account.',
  isLocked:
    'We can’t read the keys that were saved: they were encrypted with a key file that isn’t on this server. Whoever runs the server can put the file there. If it’s gone, paste the keys again; other servers then need this one’s key file. Until then this server charges no card.',
  isFixed: 'Whoever runs the server has set this in its environment, so it can’t be changed here.',
  howTo:
    'Copy both keys from Stripe’s pages, under Developers, API keys. Begin with the test keys: with them you can try everything, and no money moves.',
  howToReplace:
    'To use other keys, paste both here. Payments that began with the earlier ones end with them.',
  keysForm: 'Stripe keys',
  secretKey: 'Secret key',
  secretKeyHint: 'Begins with sk_ or rk_. We keep it encrypted and never show it again.',
  publishableKey: 'Publishable key',
  publishableKeyHint: 'Begins with pk_. The checkout uses it.',
  needsHttps: 'Keys for real money need a site with an https address. Test keys work here.',
  saveKeys: 'Check and save',
  asking: 'Asking Stripe',
  saved: 'Stripe knows these keys. They’re saved.',
  keys: {
    test: (ending: string) => `Test keys, ending in ${ending}`,
    live: (ending: string) => `Keys for real money, ending in ${ending}`,
  },
  savedAt: (account: string, when: string) => `Stripe account ${account}, saved ${when}`,
  noWebhook: 'Stripe can’t reach this site, so we ask Stripe every ten minutes what’s new.',
  states: { on: 'In use', ready: 'Not in use' },
  isReady: 'These keys are saved, and not in use yet. Try a test card if you like, then turn them on.',
  turnOn: 'Turn cards on',
  turnOff: 'Turn cards off',
  isTurnedOn: 'From now on customers pay with these keys.',
  isTurnedOff: 'No card is charged with these keys from now on. Payments that began with them end with them.',
  keptKeys: (count: number) =>
    plural(count, {
      one: 'The keys that you used before are kept for payments that began with them.',
      other: `${formatCount(count)} sets of earlier keys are kept for payments that began with them.`,
    }),
  webhook: 'What Stripe tells you',
  webhookAbout:
    'A lapsed hold, a refund made on Stripe’s pages, a dispute: Stripe tells this site, and it shows up here and in the books.',
  webhookAddress: 'The webhook’s address at Stripe',
  webhookNeedsUrl: (path: string) => `Your site’s address, then ${path}`,
  lastEventAt: (when: string) => `Last heard ${when}.`,
  noEventYet: 'Stripe hasn’t told us anything yet. It does so after the first payment.',
  signatureFails:
    'Something came in Stripe’s name with a wrong signature. If that’s your own webhook, check and save your keys again: we then make a new one.',
  clockIsOff: (minutes: number) =>
    `The clock of your server seems to be ${formatCount(minutes)} minutes ahead: Stripe’s messages look too old to be believed. Set the clock right; the webhook’s secret is fine.`,
  tryReal:
    'With real keys there’s no test card. Order something small yourself, and cancel it before cooking starts: then nothing is charged.',
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
