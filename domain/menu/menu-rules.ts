// Schema parts that the forms of the menu share: names, ids, and lists in which each stands once.
import * as z from 'zod/mini'
import { fault } from '../basics/form-rules.ts'
import { branded, named } from '../basics/values.ts'
import { idShape } from './menu-ids.ts'

/** The id of a part of the menu; whether there is such a part the server asks the menu. */
export const menuId = z.string(fault('gone')).check(z.regex(idShape, fault('gone')))

declare const listed: unique symbol

export const itemId = branded<string & { readonly [listed]: 'item' }, string>(
  z
    .string()
    .check(z.regex(idShape))
    .register(named, { id: 'ItemId', description: 'An item of the menu: GET /api/menu lists them.' }),
)

export function menuIds(most: number) {
  return z.array(menuId).check(z.maxLength(most), z.refine(isEachOnce, fault('twice')))
}

export function eachOnce<const Choices extends readonly string[]>(choices: Choices) {
  return z.array(z.enum(choices)).check(z.refine(isEachOnce, fault('twice')))
}

export function isEachOnce(chosen: readonly string[]): boolean {
  return new Set(chosen).size === chosen.length
}
