// How often tests with random input run, and from which seed. TEST_SEED=7 takes another seed, TEST_RUNS=50 fifty times the
// runs of npm run test:all; a failure names its seed.
import { env } from 'node:process'
import { isWholeRun } from './scope.ts'

/** Fixed, so that a run that passed passes again. */
export const seed = Number(env['TEST_SEED'] ?? 1995)

/** The number of runs; npm test does a tenth of them. */
export function runs(inFull: number): number {
  return Math.ceil(inFull * Number(env['TEST_RUNS'] ?? (isWholeRun ? 1 : 0.1)))
}
