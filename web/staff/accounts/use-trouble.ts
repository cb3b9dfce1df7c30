// What went wrong with a change to the staff: at a field, or as a whole.
import { useState } from 'react'
import { Refusal } from '../../api.ts'
import { accountWords } from './words.ts'

export interface Trouble {
  readonly whole?: string
  readonly fields?: Readonly<Record<string, string>>
}

export function useTrouble(): [
  Trouble,
  set: (trouble: Trouble) => void,
  explain: (error: unknown) => Trouble,
] {
  const [trouble, setTrouble] = useState<Trouble>({})
  const explain = (error: unknown) => {
    const told = describeTrouble(error)
    setTrouble(told)
    return told
  }
  return [trouble, setTrouble, explain]
}

export function describeTrouble(error: unknown): Trouble {
  if (!(error instanceof Refusal)) return { whole: accountWords.notThrough }
  return error.code === 'invalid' ? { fields: error.fields } : { whole: error.title }
}

/** The same, less what was said about these fields. */
export function withoutMarks({ whole, fields = {} }: Trouble, corrected: readonly string[]): Trouble {
  const left = Object.entries(fields).filter(([field]) => !corrected.includes(field))
  return { ...(whole !== undefined && { whole }), fields: Object.fromEntries(left) }
}
