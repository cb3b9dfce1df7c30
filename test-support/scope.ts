// What a run covers: npm test runs what a change needs, npm run test:all everything.

/** scripts/test.ts sets the variable; npm run test:all asks for everything. */
export const isWholeRun = process.env['TEST_SCOPE'] === 'all'
