import { expect, test } from 'vitest'
import { textInLanguage, type LocalText } from './local-text.ts'

test.each([
  [{ en: 'Bean', es: 'Frijol' }, 'en', 'Bean'],
  [{ en: 'Bean', es: 'Frijol' }, 'es', 'Frijol'],
  [{ en: 'Bean' }, 'es', 'Bean'],
  [{ en: 'Bean', es: '' }, 'es', 'Bean'],
] as const satisfies readonly (readonly [LocalText, 'en' | 'es', string])[])(
  '%j in %s is %s',
  (text, language, words) => {
    expect(textInLanguage(text, language)).toBe(words)
  },
)
