// The order of the test files: those that take minutes come first, so that a run does not end with one of them alone.
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

const longest = ['proof/holds-on-postgres.test.ts', 'proof/holds-on-sqlite.test.ts']

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => longest.some((name) => moduleId.endsWith(name))
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's method of that name, which answers a new list
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
