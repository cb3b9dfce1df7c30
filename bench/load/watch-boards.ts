// Starts the process of the boards, and returns its result.
import { runChild } from './child.ts'

export interface BoardsPlan {
  /** The servers on one database: boards and orders go to each in turn. */
  readonly urls: readonly string[]
  readonly cookie: string
  readonly boards: number
  readonly orders: number
}

export interface SeenBoards {
  /** Milliseconds for each order on each board; 0 when the board shows the order before its customer has the answer. */
  readonly delays: readonly number[]
  readonly missing: number
}

export async function watchBoards(plan: BoardsPlan): Promise<SeenBoards> {
  const seen = await runChild<SeenBoards>('boards.ts', plan)
  if (seen.missing > 0) throw new Error(`${seen.missing} tickets never reached their board`)
  return seen
}
