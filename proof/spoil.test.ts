// The faults are put in by text, and are tried in npm run proof:breaks alone: here at least each still finds its line.
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { faults, type Fault } from './spoil.ts'

test.each(Object.entries<Fault>(faults))('%s finds the lines that it changes', async (_, fault) => {
  const source = await readFile(new URL(`../${fault.file}`, import.meta.url), 'utf8')
  for (const { line } of [fault, ...(fault.more ?? [])]) expect(source).toContain(line)
})
