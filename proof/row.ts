// What a row of the long proof is: one promise, one way to attack it, what was tried and what was found.
import type { Random } from '../server/demo/random.ts'
import type { Engine } from '../test-support/databases.ts'

export interface Row {
  readonly name: string
  readonly promise: string
  readonly engines: readonly Engine[]
  /** The kind of machine that the row needs. On a machine that can run the row it must run, or npm run test:all fails. */
  readonly needs?: 'linux' | 'linux-as-root'
  run(attack: Attack): Promise<Finding>
}

export interface Attack {
  readonly engine: Engine
  /** Short: a few seconds, for npm run test:all. Long: the figures that were promised. */
  readonly scale: 'short' | 'long'
  readonly random: Random
}

export interface Finding {
  readonly tried: string
  readonly found: string
  /** "not run" where the machine lacks what the attack needs: that is never a pass. */
  readonly pass: boolean | 'not run'
}
