import type { ItemId } from '#domain/menu.ts'
import { expect, test } from 'vitest'
import type { Deed } from '#domain/audit.ts'
import { cents } from '#domain/money.ts'
import type { OrderId } from '#domain/order.ts'
import { sentenceOf } from './log.ts'

const names = {
  person: (username: string) => ({ ben: 'Ben Okafor' })[username] ?? username,
  item: (id: string) => ({ chix: 'Chix', bean: 'Bean', beef: 'Beef', pork: 'Pork' })[id] ?? id,
}
const time = (instant: string) => instant.slice(11, 16)
const order = { order: 'AAAAAAAAAAAAAAAAAAAAAA' as OrderId, number: 147 }

const near = {
  name: 'Near',
  zipcodes: ['93728', '93701'],
  fee: cents(0),
  smallestOrder: cents(1500),
  minutesOnTheRoad: 15,
}

const sentences: [string, Deed][] = [
  [
    'changed Chix from $10.00 to $10.25',
    { what: 'price', item: 'chix' as ItemId, from: cents(1000), to: cents(1025) },
  ],
  ['marked Bean sold out for today', { what: 'sold-out', item: 'bean' as ItemId, soldOut: 'today' }],
  [
    'marked Bean sold out until further notice',
    { what: 'sold-out', item: 'bean' as ItemId, soldOut: 'later' },
  ],
  [
    'marked Guacamole sold out for today',
    { what: 'choice-sold-out', choice: 'guacamole', name: { en: 'Guacamole' }, soldOut: 'today' },
  ],
  ['counted Bean: 3 left today', { what: 'left', item: 'bean' as ItemId, from: null, to: 3 }],
  ['changed Bean from 3 to 4 left today', { what: 'left', item: 'bean' as ItemId, from: 3, to: 4 }],
  ['stopped counting Bean', { what: 'left', item: 'bean' as ItemId, from: 4, to: null }],
  ['put Bean back on the menu', { what: 'sold-out', item: 'bean' as ItemId, soldOut: 'no' }],
  ['paused orders for 30 minutes', { what: 'pause', minutes: 30 }],
  ['paused orders until someone resumes', { what: 'pause', minutes: null }],
  ['resumed orders', { what: 'resume' }],
  [
    'changed the shortest wait from 10 to 15 minutes and turned ordering ahead off',
    {
      what: 'wait-times',
      changed: [
        { fact: 'shortestWait', from: 10, to: 15 },
        { fact: 'daysAhead', from: 2, to: 0 },
      ],
    },
  ],
  [
    'added 20 minutes to every wait until 20:30',
    { what: 'busy', minutes: 20, until: '2026-11-15T20:30:00.000Z' },
  ],
  ['ended Busy', { what: 'busy', minutes: null, until: null }],
  [
    'changed the tax rate from 9.5% to 10.25%, set the phone number to (559) 555-0142 and took out the email address',
    {
      what: 'restaurant',
      changed: [
        { fact: 'taxRate', from: 9_500, to: 10_250 },
        { fact: 'phone', from: null, to: '(559) 555-0142' },
        { fact: 'email', from: 'hello@example.com', to: null },
      ],
    },
  ],
  [
    'changed the time zone from Pacific time to Central time',
    {
      what: 'restaurant',
      changed: [{ fact: 'timeZone', from: 'America/Los_Angeles', to: 'America/Chicago' }],
    },
  ],
  [
    'changed the headline from “Worth every napkin.” to “Bring two.” (“Trae dos.”)',
    {
      what: 'restaurant',
      changed: [
        { fact: 'headline', from: { en: 'Worth every napkin.' }, to: { en: 'Bring two.', es: 'Trae dos.' } },
      ],
    },
  ],
  [
    'added the logo and took out the year it opened',
    {
      what: 'restaurant',
      changed: [
        { fact: 'logo', from: null, to: 'cutout-1' },
        { fact: 'since', from: 1995, to: null },
      ],
    },
  ],
  [
    'changed the year it opened from 1995 to 1996 and rewrote the story',
    {
      what: 'restaurant',
      changed: [
        { fact: 'since', from: 1995, to: 1996 },
        { fact: 'story', from: { en: 'Once.' }, to: { en: 'Twice.' } },
      ],
    },
  ],
  [
    'set the address to 1995 Comal Street, Fresno, CA 93701',
    {
      what: 'restaurant',
      changed: [
        {
          fact: 'address',
          from: null,
          to: { street: '1995 Comal Street', city: 'Fresno', state: 'CA', zipcode: '93701' },
        },
      ],
    },
  ],
  [
    'set Monday and Tuesday to closed (before: all hours), set Friday to 11 AM to 2:30 PM and 5 PM to 1 AM (before: all hours), added November 26, 2026 (closed, “Closed for Thanksgiving” (“Cerrado”)), changed December 24, 2026 to 11 AM to 3 PM (before: closed) and removed December 30, 2026 to January 2, 2027 (all day)',
    {
      what: 'hours',
      changed: {
        week: [
          { day: 'monday', from: null, to: [] },
          { day: 'tuesday', from: null, to: [] },
          {
            day: 'friday',
            from: null,
            to: [
              { from: '11:00', to: '14:30' },
              { from: '17:00', to: '01:00' },
            ],
          },
        ],
        specialDays: [
          {
            from: null,
            to: {
              from: '2026-11-26',
              to: '2026-11-26',
              periods: [],
              words: { en: 'Closed for Thanksgiving', es: 'Cerrado' },
            },
          },
          {
            from: { from: '2026-12-24', to: '2026-12-24', periods: [], words: null },
            to: {
              from: '2026-12-24',
              to: '2026-12-24',
              periods: [{ from: '11:00', to: '15:00' }],
              words: null,
            },
          },
          {
            from: {
              from: '2026-12-30',
              to: '2027-01-02',
              periods: [{ from: '00:00', to: '00:00' }],
              words: null,
            },
            to: null,
          },
        ],
      },
    },
  ],
  [
    'turned pickup off, started taxing the delivery fee, made the phone number required for delivery and put delivery first at checkout',
    {
      what: 'ways',
      changed: [
        { fact: 'pickup', from: true, to: false },
        { fact: 'feeIsTaxed', from: false, to: true },
        { fact: 'phoneForDelivery', from: false, to: true },
        { fact: 'chosenFirst', from: 'pickup', to: 'delivery' },
      ],
    },
  ],
  [
    'added the zone Near (93728 and 93701, fee $0.00, smallest order $15.00, 15 minutes on the road)',
    { what: 'ways', changed: [{ fact: 'zone', from: null, to: near }] },
  ],
  [
    'changed the zone Near (now called Downtown, added 93721, took out 93701, fee from $0.00 to $3.50)',
    {
      what: 'ways',
      changed: [
        {
          fact: 'zone',
          from: near,
          to: { ...near, name: 'Downtown', zipcodes: ['93728', '93721'], fee: cents(350) },
        },
      ],
    },
  ],
  [
    'removed the zone Far (93600, 93601, 93602, 93603, 93604, 93605 and 394 more, fee $0.00, smallest order $15.00, 15 minutes on the road)',
    {
      what: 'ways',
      changed: [
        {
          fact: 'zone',
          from: {
            ...near,
            name: 'Far',
            zipcodes: Array.from({ length: 400 }, (_, at) => String(93_600 + at)),
          },
          to: null,
        },
      ],
    },
  ],
  ['started cooking order 147', { what: 'move', ...order, from: 'placed', to: 'cooking' }],
  ['marked order 147 ready', { what: 'move', ...order, from: 'cooking', to: 'ready' }],
  ['handed over order 147', { what: 'move', ...order, from: 'ready', to: 'handed-over' }],
  ['took order 147 back to cooking', { what: 'undo', ...order, from: 'ready', to: 'cooking' }],
  [
    'canceled order 147: we ran out',
    { what: 'cancel', ...order, from: 'placed', to: 'cancelled', reason: 'ran-out' },
  ],
  ['re-sent the email for order 147', { what: 'mail-again', ...order, from: 'placed', to: 'placed' }],
  [
    'moved order 147 from 20:25 to 20:40',
    { what: 'delay', ...order, from: '2026-11-15T20:25:00.000Z', to: '2026-11-15T20:40:00.000Z' },
  ],
  ['added Ben Okafor for the kitchen', { what: 'staff-added', username: 'ben', role: 'kitchen' }],
  ['added cal as an owner', { what: 'staff-added', username: 'cal', role: 'owner' }],
  ['made Ben Okafor an owner', { what: 'staff-role', username: 'ben', from: 'kitchen', to: 'owner' }],
  ['moved Ben Okafor to the kitchen', { what: 'staff-role', username: 'ben', from: 'owner', to: 'kitchen' }],
  ['turned off Ben Okafor', { what: 'staff-off', username: 'ben' }],
  ['turned on Ben Okafor', { what: 'staff-on', username: 'ben' }],
  ['gave Ben Okafor a new password', { what: 'password-reset', username: 'ben' }],
  ['changed their own password', { what: 'password-changed', username: 'ben' }],
]

test.each(sentences)('Marisol %s', (words, deed) => {
  const said = sentenceOf(deed, names, time).map((part) =>
    typeof part === 'string' ? part : `order ${part.number}`,
  )
  expect(said.join('')).toBe(words)
})
