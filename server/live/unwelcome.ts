// Finds the streams of people who may not see the board any more: they logged out, or their account was closed.
import type { LiveReader } from './live-reader.ts'

/** An unanswered check ends no stream. */
export async function findUnwelcome(boards: readonly LiveReader[]): Promise<LiveReader[]> {
  const answers = await Promise.all(boards.map((reader) => reader.isWelcome().catch(() => true)))
  return boards.filter((_reader, at) => !answers[at])
}
