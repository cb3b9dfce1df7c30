// What an order is known by before it has a number: asked for twice with the same key, it is placed once.

/** 192 random bits. */
export function makeOrderKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}

/** What this page makes, and nothing else. */
export function isOrderKey(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{32}$/.test(text)
}
