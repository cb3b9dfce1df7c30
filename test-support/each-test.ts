// Vitest's set-up of every test file: the seed of random input, and the return of what a test took.
import fc from 'fast-check'
import { beforeEach, onTestFinished } from 'vitest'
import { dropDatabases } from './databases.ts'
import { runs, seed } from './property-runs.ts'

fc.configureGlobal({ seed, numRuns: runs(100) })

// What is registered first is called last, when the servers of the test have closed.
beforeEach(() => onTestFinished(dropDatabases))
