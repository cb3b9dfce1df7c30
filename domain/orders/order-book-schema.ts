// What the owner looks for in the order book. A schema gives the type.
import * as z from 'zod/mini'
import { isDay } from '../basics/days.ts'
import { fault } from '../basics/form-rules.ts'
import { ordersPeriods } from '../people/office-api.ts'
import { orderFilters } from './order-constants.ts'

const day = z.iso.date(fault('not-a-day')).check(z.refine(isDay, fault('not-a-day')))

/** Of all orders, or of a period, or of business days. */
export const openOrdersQuery = z
  .strictObject({
    period: z.optional(z.enum(ordersPeriods)),
    from: z.optional(day),
    to: z.optional(day),
    status: z.optional(z.enum(orderFilters)),
    /** A number from 1 to 999, or the start of a name, a last name or an e-mail address. */
    find: z.optional(
      z.string().check(
        z.maxLength(254, { abort: true }),
        // Half a character or a zero byte is nothing that a database could compare.
        z.refine((typed) => typed.isWellFormed() && !typed.includes('\0'), fault('special-characters')),
      ),
    ),
  })
  .check(
    z.refine(({ from, to }) => !from || !to || from <= to, { error: fault('reversed'), path: ['to'] }),
    z.refine(({ period, from, to }) => !period || (!from && !to), {
      error: fault('unwanted'),
      path: ['period'],
    }),
  )

export const ordersQuery = z.safeExtend(openOrdersQuery, {
  /** From 1. */
  page: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number))),
})
