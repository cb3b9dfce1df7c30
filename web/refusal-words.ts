// Says a refusal by its code and values, in the page's language. In a file of its own: the first load shows no refusal.
import { say } from '#domain/basics/coded-messages.ts'
import { sayFaults } from '#domain/basics/validation-messages.ts'
import { refusals } from '#words/basics/problem-messages.ts'
import type { Refusal } from './api.ts'

/** A code that this version of the page does not know is shown in the server's own words. */
export function refusalWords({ code, most, smallestOrder, left, phone, title }: Refusal): string {
  const values = {
    ...(most !== undefined && { most }),
    ...(smallestOrder !== undefined && { smallestOrder }),
    ...(left !== undefined && { left }),
    ...(phone !== undefined && { phone }),
  }
  return say(refusals, { code, ...values }) ?? title
}

/** A message for each wrong field, from the screen's own catalogue; without one, in the server's own words. */
export function fieldWords(
  sentences: Parameters<typeof sayFaults>[0],
  { faults, fields }: Refusal,
): Record<string, string> {
  return { ...fields, ...sayFaults(sentences, faults) }
}
