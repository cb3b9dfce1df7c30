// Vitest's configuration for unit and route tests; the browser journeys run with Playwright (playwright.config.ts).
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test-support/longest-first.ts'
import { isWholeRun } from './test-support/scope.ts'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{domain,words,server,web,vite,scripts,test-support,proof}/**/*.test.ts'],
    exclude: isWholeRun ? [] : ['**/*.long.test.ts'],
    globalSetup: ['test-support/global-setup.ts', 'test-support/migrated-template.ts'],
    setupFiles: ['test-support/each-test.ts'],
    // One process per worker loads the server's modules once, not once per file; processes, since threads share one TZ.
    pool: 'forks',
    isolate: false,
    // One more than the cores of a small machine, since tests with servers wait now and then; each loads all modules anew.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Patience, not a figure: on a busy machine everything takes several times as long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // In CI a test that flickers does not cost the whole run; the summary names it (scripts/test-counts.ts). On a developer's
    // machine it fails at once.
    retry: process.env['CI'] ? 1 : 0,
    // A run that matches no test must fail: a run without tests proves nothing.
    passWithNoTests: false,
    allowOnly: false,
  },
})
