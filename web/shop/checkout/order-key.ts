// The idempotency key of an order: two requests with the same key place one order.
export { makeKey as makeOrderKey } from '../../random-key.ts'

/** Accepts only keys of the shape that makeOrderKey produces. */
export function isOrderKey(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{32}$/.test(text)
}
