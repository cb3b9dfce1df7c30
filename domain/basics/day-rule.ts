// A day of the calendar as the owner picks it: in a form of its own, since no customer ever picks one.
import * as z from 'zod/mini'
import { fault } from './form-rules.ts'

const century = { first: '2000-01-01', last: '2100-12-31' }

/** A year that is half typed, such as 0202, is none that anybody means. */
export const pickedDay = z.iso
  .date(fault('not-a-day'))
  .check(z.refine((day) => century.first <= day && day <= century.last, fault('too-late')))
