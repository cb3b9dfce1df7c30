// Makes the key of something that must happen once: two requests with the same key do it once.

/** 192 random bits. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
}
