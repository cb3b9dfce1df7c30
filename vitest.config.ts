// Unit and route tests: in Node, on both databases; the browser journeys are Playwright's (playwright.config.ts).
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{domain,server,web,vite,scripts,test-support,bench,proof}/**/*.test.ts'],
    // These are made to fail, which takes minutes: npm run proof:breaks.
    exclude: ['proof/catches.test.ts'],
    globalSetup: ['test-support/global-setup.ts'],
    // More than the two cores of a small machine: the tests with servers wait more than they work.
    maxWorkers: 4,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest's own warning that nothing matched must fail: a run without tests proves nothing.
    passWithNoTests: false,
    allowOnly: false,
  },
})
