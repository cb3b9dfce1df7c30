// The browser journeys: real Chromium, three at a time; scripts/test.ts says where the browser is.
import { defineConfig } from '@playwright/test'

const isRoot = process.getuid?.() === 0
const report = process.env['E2E_REPORT']

export default defineConfig({
  testDir: 'e2e',
  globalSetup: ['./test-support/global-setup.ts', './test-support/journey-template.ts'],
  outputDir: 'test-results',
  // More than the two cores of a small machine: a journey waits more than it works.
  workers: 3,
  fullyParallel: true,
  // A journey that needs its second try is named in the summary; more than two of them fail the run (test-counts.ts).
  retries: 1,
  forbidOnly: true,
  // Patience, not a figure: on a busy machine everything takes several times as long.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: report ? [['list'], ['json', { outputFile: report }]] : [['list']],
  use: {
    browserName: 'chromium',
    // A button that never comes fails its journey, and does not take the time of ten others.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A visitor lives where the restaurant is, unless a journey says otherwise.
    timezoneId: 'America/Los_Angeles',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without a path Playwright takes its own Chromium.
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Chromium's sandbox refuses to run as root.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
})
