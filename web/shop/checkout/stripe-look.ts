// How Stripe's card fields look: as ours do, by the tokens of the page. They live in a frame of Stripe's, which has no style sheet
// of ours.
import type { Appearance } from '@stripe/stripe-js'

export function lookOfFields(): Appearance {
  const page = getComputedStyle(document.documentElement)
  const token = (name: string) => page.getPropertyValue(`--${name}`).trim()
  return {
    // The one with the least of its own; there is none without any.
    theme: 'flat',
    variables: {
      // The reader's own letters: our font is for our own pages alone, and a frame of Stripe's may not fetch it.
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '16px',
      spacingUnit: '4px',
      gridRowSpacing: '11px',
      gridColumnSpacing: '13px',
      borderRadius: token('r-s'),
      colorPrimary: token('rosa'),
      colorBackground: token('white'),
      colorText: token('ink'),
      colorTextSecondary: token('ink-2'),
      colorTextPlaceholder: token('placeholder'),
      colorDanger: token('chile'),
    },
    rules: {
      '.Label': { fontSize: '13px', fontWeight: '700', marginBottom: '4px', color: token('ink') },
      '.Input': {
        border: `2px solid ${token('field')}`,
        padding: '11px 12px',
        backgroundColor: token('white'),
        boxShadow: 'none',
        fontWeight: '500',
      },
      '.Input--invalid': {
        border: `2px solid ${token('chile')}`,
        backgroundColor: token('chile-tint'),
        boxShadow: 'none',
      },
      // After the rule above: a wrong field that has the focus shows both.
      '.Input:focus': { boxShadow: ringOf(token), outline: 'none' },
      '.Error': { fontSize: '13px', fontWeight: '600', color: token('chile') },
    },
  }
}

/** The ring of `--focus`, whose colors a frame does not know by their names. */
function ringOf(token: (name: string) => string): string {
  return `0 0 0 3px ${token('masa')}, 0 0 0 6px ${token('ink')}`
}
