// How whoever did something is called, in the log and in an order's history.
import type { Doer } from '#domain/people/audit.ts'

/** Whoever has no account has no name either. */
export function doerName(by: Doer): string {
  return typeof by === 'string' ? doers[by] : by.name
}

const doers = {
  customer: 'The customer',
  server: 'The person who runs your server',
} satisfies Record<Extract<Doer, string>, string>
