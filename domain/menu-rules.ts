// Schema parts that the forms of the menu share: names, ids, and lists in which each stands once.
import * as z from 'zod/mini'
import type { PlainFault } from './faults.ts'
import { fault } from './form-rules.ts'
import { idShape } from './menu.ts'

/** The id of a part of the menu; whether there is such a part the server asks the menu. */
export function menuId(unknown: PlainFault) {
  return z.string(fault(unknown)).check(z.regex(idShape, fault(unknown)))
}

export function menuIds(unknown: PlainFault, most: number) {
  return z
    .array(menuId(unknown), fault('not-a-list'))
    .check(z.maxLength(most, fault('named-twice')), z.refine(isEachOnce, fault('named-twice')))
}

export function eachOnce<const Choices extends readonly string[]>(choices: Choices, unknown: PlainFault) {
  return z
    .array(z.enum(choices, unknown), fault('not-a-list'))
    .check(z.refine(isEachOnce, fault('named-twice')))
}

export function isEachOnce(chosen: readonly string[]): boolean {
  return new Set(chosen).size === chosen.length
}
