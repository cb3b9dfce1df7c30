// What replies are described with: a schema that is held to the type of the wire, and a register of named schemas.
import * as z from 'zod/mini'

/** Every named schema; the name is that of its type in the domain. */
export const named = z.registry<{ id: string; description?: string }>()

/**
 * Names a schema and holds it to its type: a field more, less, or of another kind does not compile, in either. With it
 * the contract in the domain, the published document and the answers that tests see cannot drift apart.
 */
export function wire<Wire>(id: string, description?: string) {
  return <Schema extends z.ZodMiniType>(
    schema: Schema & Held<z.output<Schema>, Wire>,
  ): z.ZodMiniType<Wire> => {
    named.add(schema, { id, ...(description && { description }) })
    return schema as z.ZodMiniType as z.ZodMiniType<Wire>
  }
}

/** A branded number or string: on the wire the brand is not seen. */
export function branded<Wire extends Base, Base extends number | string>(
  id: string,
  description: string,
  schema: z.ZodMiniType<Base>,
): z.ZodMiniType<Wire> {
  named.add(schema, { id, description })
  return schema as z.ZodMiniType as z.ZodMiniType<Wire>
}

type Held<Described, Wire> = Same<Plain<Described>, Plain<Wire>> extends true ? unknown : Drifted<Wire>
interface Drifted<Wire> {
  readonly notTheTypeOfTheWire: Wire
}

/** Equal, not merely assignable: an optional field that only one of them has makes a difference. */
type Same<One, Other> =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the probe makes TypeScript compare for identity
  (<Probe>() => Probe extends One ? 1 : 2) extends <Probe>() => Probe extends Other ? 1 : 2 ? true : false

/** What JSON can tell apart: no readonly. */
type Plain<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends readonly (infer Element)[]
    ? Plain<Element>[]
    : { -readonly [Key in keyof Value]: Plain<Value[Key]> }
