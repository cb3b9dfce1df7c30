// Makes the idempotency key of an order: two requests with the same key place one order.

/** 192 random bits. */
export function makeOrderKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** Accepts only keys of the shape that makeOrderKey produces. */
export function isOrderKey(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{32}$/.test(text)
}
