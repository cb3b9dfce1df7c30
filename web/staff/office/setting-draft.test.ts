import { expect, test } from 'vitest'
import { typedSince, withEdits } from './setting-draft.ts'

interface Form {
  readonly name: string
  readonly city: string
}
const saved: Form = { name: 'A', city: 'Fresno' }
const seen = { version: 3, saved, sending: false }

test('what is typed back to what is saved is no edit', () => {
  const draft = withEdits<Form>(undefined, { name: 'B' }, seen)
  expect(draft).toEqual({ version: 3, edits: { name: 'B' } })
  expect(withEdits(draft, { name: 'A' }, seen)).toBeUndefined()
})

test('what is typed back while a save is on its way is not lost', () => {
  const sent = withEdits<Form>(undefined, { name: 'B' }, seen)
  const now = withEdits(sent, { name: 'A' }, { ...seen, sending: true })
  expect(typedSince(now?.edits ?? {}, sent?.edits ?? {})).toEqual({ name: 'A' })
})

test('a draft keeps the version at which its first edit began', () => {
  const draft = withEdits<Form>(undefined, { name: 'B' }, { ...seen, version: 2 })
  expect(withEdits(draft, { city: 'Clovis' }, seen)).toEqual({
    version: 2,
    edits: { name: 'B', city: 'Clovis' },
  })
})
