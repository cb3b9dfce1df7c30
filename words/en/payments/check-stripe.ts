// The output of `npm run check:stripe`, which tries every step of a payment with the owner's test keys (R66).
import { formatCount, plural } from '../basics/counts.ts'

export const checkStripeMessages = {
  noKeys:
    'There are no keys of Stripe. Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET to those of Stripe’s test mode, and try again.',
  liveKeys:
    'These are keys for real money, and this tries cards. Set the three keys of Stripe’s test mode for this one command.',
  start: 'Trying Stripe with your test keys. No money moves.',
  well: (step: string, said: string) => `OK      ${step}: ${said}`,
  bad: (step: string, said: string) => `FAILED  ${step}: ${said}`,
  skipped: (step: string, said: string) => `SKIPPED ${step}: ${said}`,
  allWell: 'Every step worked.',
  someBad: (count: number) =>
    plural(count, {
      one: 'One step failed; see above.',
      other: `${formatCount(count)} steps failed; see above.`,
    }),
  /** The steps that no command can try. */
  byHand:
    'Left to try by hand: open the checkout of your site, and pay with 4242 4242 4242 4242 and with 4000 0027 6000 3184, where the bank asks. Any date to come and any code will do.',

  steps: {
    keys: 'Keys',
    hold: 'Hold a card',
    page: 'The page’s key',
    bank: '3-D Secure',
    decline: 'A declined card',
    capture: 'Take the money',
    refund: 'Refund a part',
    letGo: 'Let a hold go',
    webhook: 'Webhook at Stripe',
    reached: 'Webhook at your site',
    cleanUp: 'Clean up',
  },
  said: {
    keys: 'Stripe lets the secret key in.',
    hold: (expires: string) => `$10.00 held${expires}.`,
    until: (day: string) => `, until ${day}`,
    page: 'It belongs to the same account.',
    bank: 'The bank asks the customer, as it should. This try was canceled.',
    decline: 'Declined, as it should be, and nothing is held.',
    capture: 'Taken, and asked again it wasn’t taken twice.',
    refund: '$4.00 went back, and asked again it didn’t go back twice.',
    letGo: 'Held and let go.',
    webhook: (url: string) => `Stripe knows ${url} and tells it all that matters.`,
    reached: 'Your server has this secret. Whether Stripe has the same one shows under Payments, Last heard.',
    cleanUp: 'The rest of the money went back, and nothing is held.',
  },
  wrong: {
    notHeld: (outcome: string) => `the card wasn’t held: ${outcome}`,
    notAsked: (outcome: string) => `the bank didn’t ask: ${outcome}`,
    notDeclined: (outcome: string) => `the card wasn’t declined: ${outcome}`,
    amount: (is: number, wanted: number) => `Stripe says ${is} cents, and it should be ${wanted}`,
    state: (is: string, wanted: string) => `Stripe says ${is}, and it should be ${wanted}`,
    refused: (reason: string) => `Stripe won’t do it: ${reason}`,
    otherAccount: 'STRIPE_PUBLISHABLE_KEY belongs to another account than STRIPE_SECRET_KEY',
    noWebhook: (url: string, events: readonly string[]) =>
      `Stripe has no webhook for ${url}. Add one on its pages, under Developers, with these events: ${events.join(', ')}`,
    webhookOff: (url: string) => `the webhook for ${url} is turned off at Stripe`,
    events: (names: readonly string[]) => `the webhook lacks these events: ${names.join(', ')}`,
    answered: (status: number, wanted: number) =>
      `your server answered ${status} where ${wanted} was due. Is it running with these keys?`,
    unreachable: (url: string) => `nobody answers at ${url}`,
  },
  noPublicUrl:
    'PUBLIC_URL isn’t set, so Stripe can’t reach this site. Without a webhook, what happens on Stripe’s pages shows up within minutes instead of at once.',
}
