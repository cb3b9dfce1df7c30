// Codes on the wire (R64): what a code gives, when it is good, and what became of it. A schema gives the type.
import * as z from 'zod/mini'
import { codeRefusals, codeShape, codeStates, weekdays } from '../codes.ts'
import { cents, count, day, named } from './values.ts'

export const codeText = z
  .string()
  .check(z.regex(codeShape))
  .register(named, { id: 'CodeText', description: 'Capital letters, digits and dashes.' })

export const codeGives = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('percent'), percent: z.int().check(z.gte(1), z.lte(100)) }),
    z.strictObject({ kind: z.literal('amount'), amount: cents }),
  ])
  .register(named, { id: 'CodeGives', description: 'What a code takes off the subtotal.' })

export const codeTerms = z
  .strictObject({ code: codeText, gives: codeGives, smallestOrder: cents })
  .register(named, { id: 'CodeTerms', description: 'A code, as the shop knows it.' })

/** Minutes after midnight on the restaurant's wall clock. */
const minuteOfDay = z.int().check(z.gte(0), z.lte(1440))

export const codeFields = {
  code: codeText,
  gives: codeGives,
  /** Of the subtotal; 0: none. */
  smallestOrder: cents,
  /** Business days, both included; null: without a bound. */
  firstDay: z.nullable(day),
  lastDay: z.nullable(day),
  /** Empty: every day. */
  days: z.array(z.enum(weekdays)),
  /** The hours of the day, past midnight where they end no later than they start; null: all of them. */
  hours: z.nullable(z.strictObject({ from: minuteOfDay, to: minuteOfDay })),
  /** So many orders; null: as many as come. */
  firstUses: z.nullable(count),
  oncePerEmail: z.boolean(),
}

/** As the owner sets it. */
export const codeSet = z
  .strictObject({
    ...codeFields,
    /** The owner may turn a code off and on again. */
    isOn: z.boolean(),
  })
  .register(named, { id: 'CodeSet' })

export const officeCode = z
  .strictObject({
    id: count,
    ...codeFields,
    isOn: z.boolean(),
    state: z.enum(codeStates),
    used: count,
    /** What it took off, in all orders that count. */
    given: cents,
    version: count,
  })
  .register(named, { id: 'OfficeCode' })

export const codesReply = z
  .strictObject({
    /** Those that are good now first. */
    codes: z.array(officeCode),
    /** What all codes took off in the last thirty days, on orders whose money came in. */
    lastDays: z.strictObject({ days: count, orders: count, given: cents }),
    /** The business day. */
    today: day,
  })
  .register(named, { id: 'CodesReply' })

export const codeRefused = z
  .strictObject({
    why: z.enum(codeRefusals),
    /** What is missing to the smallest order, and that order. */
    smallestOrder: z.exactOptional(cents),
    missing: z.exactOptional(cents),
    /** The first day, or the last one. */
    day: z.exactOptional(day),
    /** When it is good, where it is not good now. */
    days: z.exactOptional(z.array(z.enum(weekdays))),
    hours: z.exactOptional(z.nullable(z.strictObject({ from: minuteOfDay, to: minuteOfDay }))),
  })
  .register(named, { id: 'CodeRefused', description: 'Why a code is refused.' })
