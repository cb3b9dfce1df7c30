import { expect, test } from 'vitest'
import { phoneLink } from './phone-link.ts'

test.each([
  ['(559) 555-0142', 'tel:+15595550142'],
  ['1-559-555-0142', 'tel:+15595550142'],
  ['+1 559 555 0142', 'tel:+15595550142'],
  ['+44 20 7946 0958', 'tel:+442079460958'],
  ['555-0142', 'tel:5550142'],
])('R37 %s is called at %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})
