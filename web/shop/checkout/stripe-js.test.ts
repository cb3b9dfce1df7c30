// Which scripts the page may load once Stripe is on (trust rule 13): Stripe's own, over https.
import { expect, test } from 'vitest'
import { stripesOwn } from './stripe-js.ts'

test.each([
  'https://js.stripe.com/endive/stripe.js',
  'https://js.stripe.com/v3/fingerprinted/js/part-0a1b.js',
  'https://b.js.stripe.com/part.js',
])('R66 %s is Stripe’s', (url) => {
  expect(stripesOwn(url)).toBe(url)
})

test.each([
  'http://js.stripe.com/endive/stripe.js',
  'https://stripe.com/stripe.js',
  'https://evil.example/js.stripe.com/stripe.js',
  'https://js.stripe.com.evil.example/stripe.js',
  'https://xjs.stripe.com/stripe.js',
  'https://js.stripe.com@evil.example/stripe.js',
  'https://a.b.js.stripe.com/stripe.js',
  'data:text/javascript,alert(1)',
  'stripe.js',
])('R66 %s is not', (url) => {
  expect(() => stripesOwn(url)).toThrow(TypeError)
})
