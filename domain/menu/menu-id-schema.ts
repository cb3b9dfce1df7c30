// Schema parts that the menu's forms share: ids, and lists without duplicates.
import * as z from 'zod/mini'
import { validationError } from '../basics/form-schema.ts'
import { branded, named } from '../basics/values.ts'
import { idPattern } from './menu-ids.ts'

/** The id of a part of the menu. The schema checks only the format: the server looks up whether the part exists. */
export const menuId = z.string(validationError('gone')).check(z.regex(idPattern, validationError('gone')))

declare const listed: unique symbol

export const itemId = branded<string & { readonly [listed]: 'item' }, string>(
  z
    .string()
    .check(z.regex(idPattern))
    .register(named, { id: 'ItemId', description: 'An item of the menu: GET /api/menu lists them.' }),
)

export function menuIds(most: number) {
  return z.array(menuId).check(z.maxLength(most), z.refine(isEachOnce, validationError('twice')))
}

export function eachOnce<const Choices extends readonly string[]>(choices: Choices) {
  return z.array(z.enum(choices)).check(z.refine(isEachOnce, validationError('twice')))
}

export function isEachOnce(chosen: readonly string[]): boolean {
  return new Set(chosen).size === chosen.length
}
