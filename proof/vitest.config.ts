// The tests of the proof alone, the faults made on purpose among them: npm run proof:breaks.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: '.',
    include: ['proof/catches.test.ts'],
    globalSetup: ['test-support/global-setup.ts'],
    passWithNoTests: false,
    allowOnly: false,
  },
})
