// Whose messages are over when a field of a code is edited.
import type { CodeDraft } from './code-fields.ts'

export function settledBy(part: Partial<CodeDraft>): string[] {
  return (Object.keys(part) as (keyof CodeDraft)[]).flatMap((field) => {
    if (field === 'kind' || field === 'percent' || field === 'amount') return ['gives']
    if (field === 'from' || field === 'to') return ['hours']
    return field === 'firstDay' ? ['firstDay', 'lastDay'] : [field]
  })
}
