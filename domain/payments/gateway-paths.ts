// Where the card gateway tells the server what happens there, apart from all paths that a page asks.

/** POST from Stripe, an event in JSON with its signature (R66) → {} */
export const stripeWebhookPath = '/api/stripe/webhook'
