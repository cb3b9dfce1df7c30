// The names of actors in the log and in an order's history.
import type { Actor } from '#domain/people/audit.ts'

/** Actors without an account have no name of their own. */
export function actorName(by: Actor): string {
  return typeof by === 'string' ? actors[by] : by.name
}

const actors = {
  customer: 'The customer',
  server: 'The person who runs your server',
} satisfies Record<Extract<Actor, string>, string>
