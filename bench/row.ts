// The type of a row of the bench: a promise about speed, its measurement, and the floor that it is compared with.
import type { SetUp } from '../proof/set-up.ts'
import type { Postgres } from '../test-support/postgres.ts'
import type { Engine } from '../test-support/databases.ts'

export interface Row {
  readonly name: string
  /** Describes the floor; a row without a floor has an absolute goal. */
  readonly floor?: string
  readonly engines: readonly Engine[]
  run(stage: Stage): Promise<Figure[]>
}

/** What the rows share: the PostgreSQL server, and the cleanup of everything that they start. */
export interface Stage extends SetUp {
  readonly engine: Engine
  /** It syncs, unlike the PostgreSQL of the tests. */
  readonly postgres: Postgres
  /** Prints progress to the terminal. */
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
  /** Further figures that belong to this one. */
  readonly note?: string
  /** Explains a missed goal, with the decision that has the profile; printed only where the goal is missed. */
  readonly limit?: string
}

export type Unit = 'orders/s' | 'ms' | 'min' | '%' | 'MB' | 'bytes' | ''

/** The goal limits the ratio where it is a multiple of the floor, and otherwise the figure itself. */
export interface Goal {
  readonly of: 'ratio' | 'ours'
  readonly atLeast?: number
  readonly atMost?: number
}

export function meetsGoal({ goal, ...figure }: Figure): boolean {
  if (!goal) return true
  const { of, atLeast = -Infinity, atMost = Infinity } = goal
  const value = figure[of] ?? Number.NaN
  // A figure that could not be measured does not pass.
  return value >= atLeast && value <= atMost
}

/** For a machine that lacks what the floor needs, which never passes. */
export function notRun(what: string, unit: Unit, why: string): Figure {
  return {
    what,
    unit,
    ours: Number.NaN,
    goal: { of: 'ours', atLeast: 0 },
    note: `not run: ${why.split('\n', 1)[0]?.replaceAll('|', '/')}`,
  }
}
