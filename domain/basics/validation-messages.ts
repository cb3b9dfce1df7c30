// Says what is wrong with each field of a form. Apart from the list of all codes, which no page of the shop needs.
import { say, type SentencesFor } from './coded-messages.ts'
import type { Fault, FaultCode, Faults, FaultValues } from './validation-errors.ts'

/** A screen has only those that its forms can need. */
export interface FaultSentences {
  readonly general: Partial<SentencesFor<FaultCode, FaultValues>>
  /** Where a field is better told in words of its own. A path may be short: that of "zones.3.name" is also "name". */
  readonly fields: Readonly<Record<string, FieldSentences>>
}

type FieldSentences = {
  readonly [Code in FaultCode]?:
    | string
    | (Code extends keyof FaultValues ? (values: FaultValues[Code]) => string : never)
}

/** A sentence for each field, as far as there are sentences about these faults. */
export function sayFaults(sentences: FaultSentences, faults: Faults): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([path, fault]) => {
      const sentence = sayFault(sentences, path, fault)
      return sentence === undefined ? [] : [[path, sentence]]
    }),
  )
}

export function sayFault(
  { general, fields }: FaultSentences,
  path: string,
  fault: Fault,
): string | undefined {
  const names = path.split('.').filter((name) => !/^\d+$/.test(name))
  const own = names.map((_, at) => names.slice(at).join('.')).filter((name) => Object.hasOwn(fields, name))
  for (const sentences of [...own.map((name) => fields[name]), general]) {
    const sentence = say(sentences ?? {}, { ...fault })
    if (sentence !== undefined) return sentence
  }
  return undefined
}
