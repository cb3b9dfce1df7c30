// How few are left of what somebody wants (R59).
import { formatCount, plural } from '../counts.ts'
import { listOf } from '../lists.ts'

export interface FewLeft {
  readonly name: string
  readonly left: number
}

/** 2 of one and 1 of another, by their names. */
export function fewOf(few: readonly FewLeft[]): string {
  return listOf(few.map(({ name, left }) => `${formatCount(left)} ${name}`))
}

/** The same as a sentence. */
export function onlyLeft(few: readonly FewLeft[]): string {
  return plural(
    few.reduce((sum, { left }) => sum + left, 0),
    { one: `Only ${fewOf(few)} is left today.`, other: `Only ${fewOf(few)} are left today.` },
  )
}
