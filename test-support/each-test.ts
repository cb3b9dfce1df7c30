// Vitest's setup of every test file: seeds random input, and drops a test's databases.
import fc from 'fast-check'
import { beforeEach, onTestFinished } from 'vitest'
import { dropDatabases } from './databases.ts'
import { runs, seed } from './property-runs.ts'

fc.configureGlobal({ seed, numRuns: runs(100) })

// The hook that is registered first runs last, when the test's servers have closed.
beforeEach(() => onTestFinished(dropDatabases))
