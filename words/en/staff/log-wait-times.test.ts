import { expect, test } from 'vitest'
import type { WaitTimesFact } from '#domain/wait-times-changes.ts'
import { waitTimesSentence } from './log-wait-times.ts'

const two = { minutesEach: 2, hands: 2 }
const one = { minutesEach: 1.7, hands: 1 }

const sentences: [string, WaitTimesFact][] = [
  ['set the speed to 2.0 minutes a burrito with 2 people', { fact: 'speed', from: null, to: two }],
  [
    'changed the speed from 2.0 minutes a burrito with 2 people to 1.7 minutes a burrito with one person',
    { fact: 'speed', from: two, to: one },
  ],
  [
    'turned the speed off (before: 1.7 minutes a burrito with one person)',
    { fact: 'speed', from: one, to: null },
  ],
  ['changed the shortest wait from 10 to 15 minutes', { fact: 'shortestWait', from: 10, to: 15 }],
  [
    'changed the times to order for from every 15 to every 30 minutes',
    { fact: 'slotEvery', from: 15, to: 30 },
  ],
  ['turned ordering ahead off', { fact: 'daysAhead', from: 2, to: 0 }],
  ['set ordering ahead to 1 day', { fact: 'daysAhead', from: 2, to: 1 }],
  ['set ordering ahead to 3 days', { fact: 'daysAhead', from: 0, to: 3 }],
  [
    'set it to stop taking orders after 5 minutes without anyone at the board',
    { fact: 'stopAfter', from: null, to: 5 },
  ],
  ['turned off stopping when nobody is at the board', { fact: 'stopAfter', from: 5, to: null }],
  ['started showing customers how often you’re on time', { fact: 'showsRecord', from: false, to: true }],
  ['stopped showing customers how often you’re on time', { fact: 'showsRecord', from: true, to: false }],
]

test.each(sentences)('R42 Marisol %s', (words, changed) => {
  expect(waitTimesSentence(changed)).toBe(words)
})
