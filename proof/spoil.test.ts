// The faults made on purpose follow the server's code: one that no longer fits would prove nothing, and is found here.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { faults, spoil } from './spoil.ts'

test.each(Object.entries(faults))('%s still finds its lines', (_name, fault) => {
  const source = readFileSync(path.join(import.meta.dirname, '..', fault.file), 'utf8')
  expect(spoil(source, fault)).not.toBe(source)
})

test('a line that has moved on is named', () => {
  const fault = { file: 'server/main.ts', line: 'is gone', instead: '' }
  expect(() => spoil('await start()', fault)).toThrow(
    'server/main.ts no longer holds what is to be spoiled: is gone',
  )
})
