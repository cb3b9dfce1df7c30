// The path that Stripe itself calls.
export const stripePaths = {
  /** POST, an event in JSON with its signature → {} */
  webhook: '/api/stripe/webhook',
} as const
