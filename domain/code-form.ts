// The rules for a code as the owner sets it (R64). The screen checks with them before it saves, and the server checks again.
import * as z from 'zod/mini'
import { codeShape, weekdays, type CodeSet } from './codes.ts'
import { pickedDay } from './day-rule.ts'
import { amount, complain, fault, wholeNumber } from './form-rules.ts'
import { cents } from './money.ts'
import { version } from './saved-version.ts'

export const mostCodes = 200
export const highestCodeAmount = cents(100_000)
export const mostUses = 1_000_000

const amountOff = z.pipe(amount(1, highestCodeAmount), z.transform(cents))
const smallestOrder = z.pipe(amount(0, highestCodeAmount), z.transform(cents))
const minute = wholeNumber(0, 1440)

const fields = {
  /** Customers may type small letters; it is kept in capitals. */
  code: z.pipe(z.string().check(z.trim(), z.toUpperCase(), z.regex(codeShape)), z.transform(String)),
  gives: z.discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('percent'), percent: wholeNumber(1, 100) }),
      z.strictObject({ kind: z.literal('amount'), amount: amountOff }),
    ],
    fault('missing'),
  ),
  smallestOrder,
  firstDay: z.nullable(pickedDay),
  lastDay: z.nullable(pickedDay),
  days: z
    .array(z.enum(weekdays))
    .check(z.refine((days) => new Set(days).size === days.length, fault('twice'))),
  /** Hours that end no later than they start end on the next day, as opening hours do. */
  hours: z.nullable(z.strictObject({ from: minute, to: minute })),
  firstUses: z.nullable(wholeNumber(1, mostUses)),
  oncePerEmail: z.boolean(),
  isOn: z.boolean(),
}

/** The body of POST /api/office/codes. */
export const codeForm = z.strictObject(fields).check(daysInOrder)

/** The body of PUT /api/office/codes/:code: all of it, with the version that the owner saw. */
export const codeChangeForm = z.strictObject({ ...fields, version }).check(daysInOrder)

function daysInOrder({ value, issues }: z.core.ParsePayload<CodeSet>): void {
  const { firstDay, lastDay } = value
  if (firstDay !== null && lastDay !== null && lastDay < firstDay) complain(issues, ['lastDay'], 'reversed')
}
