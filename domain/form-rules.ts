// Schema parts that all forms share: a line of text, a whole number, and the faults by field.
import * as z from 'zod/mini'
import { holdsCardNumber } from './card.ts'
import {
  apiFaults,
  checkoutFaults,
  commonFaults,
  staffFaults,
  type Fault,
  type Faults,
  type PlainFault,
} from './faults.ts'
import { isPlainText, isVisible, type TextRule } from './text-rule.ts'

/** What a schema says of a wrong value: the code of the fault, so that the compiler knows it. */
export function fault(code: PlainFault | 'too-long' | 'too-short' | 'too-many-at-once'): string {
  return code
}

/** One line of ordinary characters that is not empty and holds no card number (trust rule 6). */
export function text(missing: PlainFault, longest: number) {
  return textByRule({ missing, longest })
}

/** One line that may be empty, with no card number either. */
export function optionalText(longest: number, notText: PlainFault) {
  return z.string(notText).check(
    z.trim(),
    z.maxLength(longest, { error: fault('too-long'), abort: true }),
    z.refine((typed) => typed === '' || isVisible(typed), {
      error: fault('special-characters'),
      abort: true,
    }),
    z.refine(isPlainText, { error: fault('special-characters'), abort: true }),
    z.refine((typed) => !holdsCardNumber(typed), fault('looks-like-card')),
  )
}

/** The schema finds the same faults as findFault does with the same rule, in the same order. */
export function textByRule({ missing, longest, shape, card = 'looks-like-card' }: TextRule) {
  return z.string(missing).check(
    z.trim(),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(longest, { error: fault('too-long'), abort: true }),
    z.refine(isVisible, { error: missing, abort: true }),
    z.refine(isPlainText, { error: fault('special-characters'), abort: true }),
    z.refine((typed) => !holdsCardNumber(typed), { error: card, abort: true }),
    ...(shape ? [z.regex(shape.pattern, shape.fault)] : []),
  )
}

export function wholeNumber(smallest: number, largest: number, wrong: PlainFault) {
  return z.int(wrong).check(z.gte(smallest, wrong), z.lte(largest, wrong))
}

/** In steps of a tenth, as the office shows them. */
export function tenths(smallest: number, largest: number, wrong: PlainFault) {
  return z.number(wrong).check(
    z.gte(smallest, wrong),
    z.lte(largest, wrong),
    z.refine((value) => Math.round(value * 10) / 10 === value, wrong),
  )
}

/** One fault for each field, keyed by the field's path; the first fault of a field wins. */
export function faultsByField(error: z.core.$ZodError): Faults {
  const faults: Record<string, Fault> = {}
  for (const issue of error.issues) {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) faults[path ? `${path}.${key}` : key] ??= { code: 'unknown-field' }
    } else {
      faults[path] ??= faultOf(issue)
    }
  }
  return faults
}

const codes: ReadonlySet<string> = new Set([...commonFaults, ...checkoutFaults, ...staffFaults, ...apiFaults])

/** The issue has the fault's code for its message, and the values where zod or the check itself put them. */
function faultOf(issue: z.core.$ZodIssue): Fault {
  const { message: code } = issue
  if (issue.code === 'too_big' && code === 'too-long') return { code, longest: Number(issue.maximum) }
  if (issue.code === 'too_big' && code === 'too-many-at-once') return { code, most: Number(issue.maximum) }
  if (issue.code === 'too_small' && code === 'too-short') return { code, shortest: Number(issue.minimum) }
  if (issue.code === 'custom' && issue.params) return { code, ...issue.params } as unknown as Fault
  // A schema that names no code, such as that of the whole body, leaves it to zod to find a message.
  return { code: codes.has(code) ? (code as PlainFault) : 'unreadable' }
}
