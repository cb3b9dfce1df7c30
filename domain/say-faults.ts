// Says what is wrong with each field of a form. Apart from the list of all codes, which no page of the shop needs.
import { say } from './coded.ts'
import type { Faults } from './faults.ts'

/** A sentence for each field, as far as the catalogue has sentences about these faults. */
export function sayFaults(sentences: Parameters<typeof say>[0], faults: Faults): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([path, fault]) => {
      const sentence = say(sentences, { ...fault })
      return sentence === undefined ? [] : [[path, sentence]]
    }),
  )
}
