// Customers' text in our mails: anybody who orders in somebody else's name chooses this text, and we send it.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mailedOrder } from '../../test-support/mailed-order.ts'
import { emailSender } from '../../test-support/mail-rounds.ts'
import { sanitizeCustomerText, longestLine, nameInHeader, nameOf } from './sanitize-customer-text.ts'
import { composeEmail } from './compose-email.ts'
import { runs } from '../../test-support/property-runs.ts'

const now = new Date('2026-11-15T20:05:00Z')

function email(firstName: string, lastName = 'Delgado', address = '18 Laurel St') {
  const fulfillmentDetails = {
    fulfillment: 'delivery',
    address: { address, city: 'Fresno', state: 'CA', zipcode: '93701' },
    travelMinutes: 20,
  } as const
  return composeEmail(emailSender, mailedOrder({ firstName, lastName, fulfillmentDetails }), 'placed', now)
}

/** Links as the most generous mail programs see them: dots of all kinds, after invisible characters are gone. */
function linksIn(text: string): string[] {
  const seen = text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  return seen.match(/[^\s.。]+[.。]+[^\s.。:]|\/\/|:[^\s:.。]/gu) ?? []
}

const evil = [
  'evil.com',
  'evil。com',
  'evil｡com',
  'evil．com',
  'evil\u2024com',
  'evil\u00AD.com',
  'evil.\u200Bcom',
  'evil\u034F.\u2060com',
  'x\u0331.com',
  '(evil).com',
  'evil…com',
  'http://evil.com/x',
  'https:evil\u2024com',
  'https:⁄⁄evil.com',
  'HTTPS:\\\\evil.com',
  'mailto:x@evil.com',
  'www.evil.com',
  '1.2.3.4',
  'evil.xn--p1ai',
]

describe('an address', () => {
  test.each(evil)('"%s" becomes no link in somebody else’s mailbox', (typed) => {
    expect(linksIn(sanitizeCustomerText(typed))).toEqual([])
  })

  test('no other text becomes a link or a phone number either', () => {
    const signs = fc.constantFrom(
      ...Array.from('ae1.。:/\\@- '),
      '\u00AD',
      '\u200B',
      '\u2024',
      '\uFF0E',
      '…',
      '\u0331',
      '⁄',
    )
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 120 }),
      fc.array(signs, { maxLength: 30 }).map((all) => all.join('')),
      fc.constantFrom(...evil),
    )
    fc.assert(
      fc.property(typed, typed, (one, other) => {
        const written = sanitizeCustomerText(`${one} ${other}`)
        expect(linksIn(written)).toEqual([])
        // oxlint-disable-next-line typescript/no-misused-spread -- whole characters
        expect([...written].length).toBeLessThanOrEqual(longestLine + 2)
        expect(written).not.toMatch(/\p{N}(?:[\s().+-]*\p{N}){6,}|[\p{Cc}\u2028\u2029]/u)
      }),
      { numRuns: runs(2_000) },
    )
  })

  test.each([
    ['18 Laurel St', '18 Laurel St'],
    ['14225 101st Ave NE', '14225 101st Ave NE'],
    ['8500 123rd St', '8500 123rd St'],
    ['1201 N. Fresno Ave, Apt. 4-B', '1201 N. Fresno Ave, Apt. 4-B'],
    ['Calle Peñón 7', 'Calle Peñón 7'],
    ['Call 1 (800) 555-0199 now', 'Call … now'],
    ['x'.repeat(120), `${'x'.repeat(longestLine - 1)}…`],
  ])('"%s" reads "%s"', (typed, written) => expect(sanitizeCustomerText(typed)).toBe(written))
})

describe('a name', () => {
  test.each([
    'Rosa',
    'José-María',
    'D’Angelo',
    "O'Brien",
    'María del Carmen',
    'Łukasz',
    'Ольга',
    '美咲',
    'राधा',
  ])('"%s" is shown as it is', (name) => {
    expect(nameOf(name)).toBe(name)
    expect(email(name).text).toContain(`Thanks, ${name}. We’ve`)
    expect(email(name).to.name).toBe(`${name} Delgado`)
  })

  test.each([
    'URGENT your card was charged 499. To stop it call 1 800 555 0199 now',
    'Your card was charged',
    'evil.com',
    'evil。com',
    'Łukasz <3',
    'J0hn',
    'Zalgo\u0334\u0321\u0349\u034D',
    '\u3164',
    '⠀',
    '🌯',
    'x'.repeat(25),
  ])('"%s" is none: the letter goes to the address alone, and greets nobody', (typed) => {
    expect(nameOf(typed)).toBe('')
    const { to, text, html } = email(typed, typed)
    expect(to).toEqual({ name: '', address: 'rosa@example.com' })
    expect(text).toContain('Thanks. We’ve got your order')
    for (const part of [text, html]) expect(part).not.toContain(typed)
  })

  test('of letters alone comes into a header, however it was typed', () => {
    const typed = fc.string({ unit: 'grapheme', maxLength: 60 })
    fc.assert(
      fc.property(typed, typed, (first, last) => {
        expect(nameInHeader(first, last)).toMatch(/^(?:\p{L}[\p{L}\p{M}'’ -]{0,49})?$/u)
      }),
      { numRuns: runs(1_000) },
    )
  })

  test('in Hebrew or Arabic does not turn the sentence around', () => {
    expect(email('רוזה').text).toContain('Thanks, \u2068רוזה\u2069. We’ve')
    expect(email('רוזה', 'כהן').to.name).toBe('רוזה כהן')
  })
})

test('what we say of the payment is what the order says', () => {
  const written = (paidWith: 'demo' | 'card') =>
    composeEmail(emailSender, mailedOrder({ paidWith }), 'placed', now).text
  expect(written('demo')).toContain('By card ending in 4242, in demo mode: nothing was charged.')
  expect(written('card')).toContain('Paid by card ending in 4242.')
  expect(written('card')).not.toContain('demo')
})
