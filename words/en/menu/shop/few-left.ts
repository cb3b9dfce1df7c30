// Tells customers how few are left of what they want (R59).
import { plural } from '../../basics/counts.ts'
import { listNames } from '../../basics/lists.ts'

export interface FewLeft {
  /** The remaining quantity with its name: "2 bean burritos". */
  readonly words: string
  readonly remaining: number
}

/** 2 bean burritos and 1 beef burrito */
export function fewOf(few: readonly FewLeft[]): string {
  return listNames(few.map(({ words }) => words))
}

/** Only 2 bean burritos and 1 beef burrito are left: a whole sentence. */
export function onlyLeft(few: readonly FewLeft[]): string {
  return plural(
    few.reduce((sum, { remaining }) => sum + remaining, 0),
    { one: `Only ${fewOf(few)} is left today.`, other: `Only ${fewOf(few)} are left today.` },
  )
}
