// What a row of the bench is: something we promise about speed, measured, beside the floor it is held against.
import type { SetUp } from '../proof/set-up.ts'
import type { Postgres } from '../test-support/postgres.ts'
import type { Engine } from '../test-support/databases.ts'

export interface Row {
  readonly name: string
  /** What ours is held against, in words; a row without one has a goal in figures of its own. */
  readonly floor?: string
  readonly engines: readonly Engine[]
  run(stage: Stage): Promise<Figure[]>
}

/** What the rows share: the machine's database, and the end of everything that they start. */
export interface Stage extends SetUp {
  readonly engine: Engine
  /** It syncs, unlike the one of the tests. */
  readonly postgres: Postgres
  /** Written to the terminal while it runs. */
  say(words: string): void
}

export interface Figure {
  readonly what: string
  readonly ours: number
  readonly unit: Unit
  /** Measured in the same run, in turn with ours. */
  readonly floor?: number
  /** Ours as a multiple of the floor. */
  readonly ratio?: number
  readonly goal?: Goal
  /** What was measured beside it and belongs with it. */
  readonly note?: string
  /** Why it is as it is, with the decision that holds the profile; printed only where the goal is missed. */
  readonly limit?: string
}

export type Unit = 'orders/s' | 'ms' | 'min' | '%' | 'MB' | 'bytes' | ''

/** What is held against the goal is the ratio where the goal is a multiple, and otherwise the figure itself. */
export interface Goal {
  readonly of: 'ratio' | 'ours'
  readonly atLeast?: number
  readonly atMost?: number
  /** Reaching this one is as good. */
  readonly or?: Goal
}

export function meetsGoal({ goal, ...figure }: Figure): boolean {
  return !goal || reaches(figure, goal)
}

function reaches(
  figure: Omit<Figure, 'goal'>,
  { of, atLeast = -Infinity, atMost = Infinity, or }: Goal,
): boolean {
  const value = figure[of] ?? Number.NaN
  // A figure that could not be measured is no pass.
  return (value >= atLeast && value <= atMost) || (or !== undefined && reaches(figure, or))
}

/** Where the machine lacks what the floor needs: that is never a pass. */
export function notRun(what: string, unit: Unit, why: string): Figure {
  return {
    what,
    unit,
    ours: Number.NaN,
    goal: { of: 'ours', atLeast: 0 },
    note: `not run: ${why.split('\n', 1)[0]?.replaceAll('|', '/')}`,
  }
}
