// The values that replies are made of, and how a reply's schema gives its type. Browser code imports only types from schema
// files, since zod is not part of the first load.
import * as z from 'zod/mini'
import { text } from './form-schema.ts'
import type { MilliPercent, Cents } from './money.ts'

/** The schemas that the OpenAPI document lists by name, which is the name of their type. */
export const named = z.registry<{ id: string; description?: string }>()

/** The type that a schema describes. No code changes a reply, so the whole type is readonly. */
export type Wire<Schema extends z.ZodMiniType> = Frozen<z.output<Schema>>

type Frozen<Value> = unknown extends Value
  ? Value
  : Value extends string | number | boolean | null | undefined
    ? Value
    : Value extends readonly (infer Element)[]
      ? readonly Frozen<Element>[]
      : { readonly [Key in keyof Value]: Frozen<Value[Key]> }

export const cents = branded<Cents, number>(
  z.int().register(named, { id: 'Cents', description: 'Money, in whole cents.' }),
)
export const milliPercent = branded<MilliPercent, number>(
  z.int().check(z.gte(0), z.lte(100_000)).register(named, {
    id: 'MilliPercent',
    description: 'A rate in thousandths of a percent: 9500 is 9.5 %.',
  }),
)
export const instant = z.iso.datetime().register(named, { id: 'Instant', description: 'A moment, in UTC.' })
export const count = z.int().check(z.gte(0))
export const localText = z
  .strictObject({ en: z.string(), es: z.exactOptional(z.string()) })
  .register(named, { id: 'LocalText', description: 'Words of the owner, in each language that has them.' })
/** The same, with the checks on the owner's input: plain text of limited length, English required. */
export function localizedText(longest: number) {
  const words = text(longest)
  return z.strictObject({ en: words, es: z.exactOptional(words) })
}
export const day = z.iso.date().register(named, {
  id: 'Day',
  description: 'A business day of the restaurant: it starts at 04:00.',
})

/** A brand exists only in the types: on the wire the value is a plain number or string. */
export function branded<Brand extends Base, Base extends number | string>(
  schema: z.ZodMiniType<Base>,
): z.ZodMiniType<Brand> {
  return schema as z.ZodMiniType as z.ZodMiniType<Brand>
}
