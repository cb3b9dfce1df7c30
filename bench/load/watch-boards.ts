// Starts the process of the boards, and says what it saw.
import { runChild } from './child.ts'

export interface BoardsPlan {
  /** The servers on one database: boards and orders go to each in turn. */
  readonly urls: readonly string[]
  readonly cookie: string
  readonly boards: number
  readonly orders: number
}

export interface SeenBoards {
  /** Milliseconds, of each order on each board; an order that is on a board before its customer has the answer: 0. */
  readonly delays: readonly number[]
  readonly missing: number
}

export async function watchBoards(plan: BoardsPlan): Promise<SeenBoards> {
  const seen = await runChild<SeenBoards>('boards.ts', plan)
  if (seen.missing > 0) throw new Error(`${seen.missing} tickets never reached their board`)
  return seen
}
