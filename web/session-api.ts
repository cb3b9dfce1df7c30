// The calls that ask who is logged in.
import type { MeReply, SessionReply } from '#domain/orders/order-api.ts'
import { sessionPaths } from '#domain/people/session-paths.ts'
import { call } from './api.ts'

export function fetchMe(): Promise<MeReply> {
  return call<MeReply>(sessionPaths.me)
}

/** For pages that are open to everybody: asks without being refused. */
export function fetchSession(): Promise<SessionReply> {
  return call<SessionReply>(sessionPaths.session)
}
