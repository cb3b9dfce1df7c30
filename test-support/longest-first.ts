// The order of the test files: the long tests of npm run test:all come first, so that no run ends with a single worker busy.
import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith('.long.test.ts')
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer's method of that name, which answers a new list
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
