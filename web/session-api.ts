// The calls that ask who is logged in.
import { type MeReply, type SessionReply, peoplePaths } from '#domain/people/people-api.ts'
import { call } from './api.ts'

export function fetchMe(): Promise<MeReply> {
  return call<MeReply>(peoplePaths.me)
}

/** For pages that are open to everybody: asks without being refused. */
export function fetchSession(): Promise<SessionReply> {
  return call<SessionReply>(peoplePaths.session)
}
