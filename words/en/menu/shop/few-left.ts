// How few are left of what somebody wants (R59).
import { plural } from '../../basics/counts.ts'
import { listNames } from '../../basics/lists.ts'

export interface FewLeft {
  /** As many as are left, in words: "2 bean burritos". */
  readonly words: string
  readonly remaining: number
}

/** 2 of one and 1 of another. */
export function fewOf(few: readonly FewLeft[]): string {
  return listNames(few.map(({ words }) => words))
}

/** The same as a sentence. */
export function onlyLeft(few: readonly FewLeft[]): string {
  return plural(
    few.reduce((sum, { remaining }) => sum + remaining, 0),
    { one: `Only ${fewOf(few)} is left today.`, other: `Only ${fewOf(few)} are left today.` },
  )
}
