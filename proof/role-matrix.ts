// Who gets which answer from which route: written down here, and nowhere derived from the code.
import { everybody, kitchen, notThere, office, staff, wrongField, type MatrixLine } from './role-answers.ts'

/** `{order}` is an order that was made for this call, `{person}` somebody on the staff whom nobody here is. */
export const roleMatrix: Readonly<Record<string, MatrixLine>> = {
  'GET /healthz': { answers: everybody },
  'GET /readyz': { answers: everybody },
  // The monitor has a token; no session opens it.
  'GET /metrics': { answers: [401, 401, 401, 401, 401, 401] },
  'GET /api/openapi.json': { answers: everybody },

  'GET /api/menu': { answers: everybody },
  'GET /api/times': { answers: everybody, query: '?weight=4&way=pickup' },
  // There is no such code: everybody is told so.
  'POST /api/codes/check': {
    answers: [409, 409, 409, 409, 409, 409],
    body: { code: 'NAPKIN10', subtotal: 4_200 },
  },
  'POST /api/orders': { answers: [201, 201, 201, 201, 201, 201] },
  'GET /api/order-by-key': { answers: everybody },
  'GET /api/orders/{id}': { answers: everybody },
  'GET /api/live': { answers: [401, 200, 200, 401, 401, 401], query: '?board=1' },

  'POST /api/orders/{id}/move': { answers: kitchen, body: { from: 'placed', to: 'cooking' } },
  'POST /api/orders/{id}/undo': { answers: kitchen, body: { from: 'cooking' } },
  'POST /api/orders/{id}/cancel': { answers: office, body: { reason: 'ran-out', note: '' } },
  'POST /api/orders/{id}/cancel-own': { answers: everybody, body: {} },
  'POST /api/orders/{id}/seen': { answers: kitchen, body: {} },
  'POST /api/seen': { answers: kitchen, body: { ids: ['AAAAAAAAAAAAAAAAAAAAAA'] } },
  'POST /api/orders/{id}/printed': { answers: kitchen, body: {} },
  'POST /api/sold-out': { answers: kitchen, body: { item: 'bean', soldOut: 'no' } },
  'POST /api/left': { answers: kitchen, body: { item: 'bean', left: null } },
  // It is not being cooked: who may is told that it is somewhere else.
  'POST /api/orders/{id}/roll': {
    answers: [401, 409, 409, 401, 401, 403],
    body: { line: 0, rolled: 1, from: 0 },
  },
  // It is paid by card: who may is told that there is nothing to collect.
  'POST /api/orders/{id}/paid': { answers: [401, 409, 409, 401, 401, 403], body: {} },
  'POST /api/pause': { answers: kitchen, body: { minutes: 15 } },
  'POST /api/resume': { answers: kitchen, body: {} },
  'POST /api/busy': { answers: kitchen, body: { minutes: null, lasts: null } },
  // Not the time that was promised: who may is told to look again.
  'POST /api/orders/{id}/delay': {
    answers: [401, 409, 409, 401, 401, 403],
    body: { from: '2099-01-01T20:15:00.000Z', to: '2099-01-01T20:20:00.000Z' },
  },

  'GET /api/office/menu': { answers: office },
  'POST /api/office/menu/{item}': {
    // Somebody else's version: the owner may, and is told to look again.
    answers: [401, 403, 409, 401, 401, 403],
    body: {
      version: 999,
      name: 'Bean',
      shortName: 'Bean',
      description: 'Beans.',
      price: 950,
      section: 'burritos',
      ownAllergens: [],
      marks: [],
      inside: [],
      groups: [],
      colour: 'jade',
      weight: 1,
    },
  },
  'POST /api/office/menu-order': {
    answers: office,
    body: { sections: [{ id: 'burritos', items: ['beef', 'chix', 'bean', 'pork'] }] },
  },
  'POST /api/office/menu-items/add': { answers: wrongField, body: {} },
  'POST /api/office/menu/{item}/retired': { answers: office, body: { retired: false } },
  'POST /api/office/sections/add': { answers: wrongField, body: { name: 'Burritos' } },
  'POST /api/office/sections/{section}/change': { answers: notThere, body: { version: 1, name: 'Sides' } },
  'POST /api/office/sections/{section}/remove': { answers: notThere, body: {} },
  'POST /api/office/ingredients/add': { answers: wrongField, body: { name: '', allergens: [] } },
  'POST /api/office/ingredients/{ingredient}/change': {
    answers: notThere,
    body: { version: 1, name: 'Rice', allergens: [] },
  },
  'POST /api/office/ingredients/{ingredient}/remove': { answers: notThere, body: {} },
  'POST /api/office/option-groups/add': { answers: wrongField, body: {} },
  'POST /api/office/option-groups/{group}/change': {
    answers: notThere,
    body: {
      version: 1,
      name: 'Heat',
      kind: 'some',
      smallest: 0,
      largest: 1,
      onTicket: 'word',
      choices: [{ id: null, name: 'Fire', price: 0, allergens: [], isDefault: false }],
      items: [],
    },
  },
  'POST /api/office/option-groups/{group}/remove': { answers: notThere, body: {} },
  'POST /api/office/option-group-order': { answers: [401, 403, 409, 401, 401, 403], body: { groups: [] } },
  'GET /api/office/menu/{item}/prices': { answers: office },
  // No picture, and a picture that nobody has uploaded: the owner may, and is told so.
  'POST /api/office/pictures': { answers: [401, 403, 415, 401, 401, 403], body: {} },
  'POST /api/office/pictures/{picture}/cut': {
    answers: [401, 403, 404, 401, 401, 403],
    body: { x: 50, y: 50, turns: 0 },
  },
  'GET /api/office/restaurant': { answers: office },
  'POST /api/office/restaurant': {
    // Somebody else's version: the owner may, and is told to look again.
    answers: [401, 403, 409, 401, 401, 403],
    body: {
      version: 999,
      name: 'Another name',
      logo: null,
      since: 1995,
      timeZone: 'UTC',
      taxRate: 9_500,
      address: null,
      phone: null,
      email: null,
      directions: null,
      words: {
        headline: { en: 'Words.' },
        lead: { en: 'Words.' },
        storyTitle: { en: 'Words.' },
        story: { en: 'Words.' },
        lastLine: { en: 'Words.' },
      },
    },
  },
  'GET /api/office/hours': { answers: office },
  'POST /api/office/hours': {
    // Somebody else's version: the owner may, and is told to look again.
    answers: [401, 403, 409, 401, 401, 403],
    body: {
      version: 999,
      week: null,
      specialDays: [{ from: '2026-11-26', to: '2026-11-26', periods: [], words: null }],
    },
  },
  'GET /api/office/wait-times': { answers: office },
  'POST /api/office/wait-times': {
    // Somebody else's version: the owner may, and is told to look again.
    answers: [401, 403, 409, 401, 401, 403],
    body: {
      version: 999,
      speed: { minutesEach: 2.5, hands: 2 },
      shortestWait: 10,
      slotEvery: 15,
      daysAhead: 2,
      stopAfter: null,
      showsRecord: false,
    },
  },
  'POST /api/office/wait-times/try': { answers: office, body: { speed: null, shortestWait: 10 } },
  'GET /api/office/promises': { answers: office, query: '?period=30-days' },
  'GET /api/office/ways': { answers: office },
  'POST /api/office/ways': {
    // Somebody else's version: the owner may, and is told to look again.
    answers: [401, 403, 409, 401, 401, 403],
    body: {
      version: 999,
      delivery: false,
      pickup: true,
      chosenFirst: 'pickup',
      zones: [],
      feeIsTaxed: false,
      phoneRequired: { delivery: false, pickup: false },
    },
  },
  'GET /api/office/orders': { answers: office },
  'GET /api/office/open-orders': { answers: office },
  // There is no such order: the owner may, and is told that it was left.
  'POST /api/office/open-orders/cancel': {
    answers: office,
    body: { ids: ['AAAAAAAAAAAAAAAAAAAAAA'], reason: 'ran-out', note: '' },
  },
  'GET /api/office/orders/{id}': { answers: office },
  // No mail of that order was refused: the owner may, and there is nothing to do.
  'POST /api/office/orders/{id}/mail-again': { answers: [401, 403, 200, 401, 401, 403], body: {} },
  // Nothing of that order is paid: the owner may, and is told so.
  'POST /api/office/orders/{id}/refunds': {
    answers: [401, 403, 409, 401, 401, 403],
    body: {
      key: 'a-key-of-the-role-matrix',
      wish: { units: [], delivery: false, tip: true },
      reason: 'other',
      note: '',
      expected: 100,
    },
  },
  'GET /api/office/codes': { answers: office },
  'POST /api/office/codes': { answers: wrongField, body: {} },
  'PUT /api/office/codes/{code}': { answers: wrongField, body: {} },
  'GET /api/office/paying': { answers: office },
  'POST /api/office/paying': {
    // Somebody else's version: the owner may, and is told to look again.
    answers: [401, 403, 409, 401, 401, 403],
    body: {
      version: 999,
      tips: false,
      counter: { delivery: true, pickup: true },
      withoutCard: { most: 20, share: 25 },
    },
  },
  'GET /api/office/sales': { answers: office, query: '?period=today' },
  'GET /api/office/sales.csv': { answers: office, query: '?period=today' },
  'GET /api/office/sales-choices.csv': { answers: office, query: '?period=today' },
  'GET /api/office/books': { answers: office, query: '?from=2026-11-01&to=2026-11-15' },
  'GET /api/office/books.csv': { answers: office, query: '?from=2026-11-01&to=2026-11-15' },
  'POST /api/office/books/check': { answers: office, body: {} },
  'GET /api/office/books/days/{day}': { answers: office },
  'POST /api/office/books/close': { answers: office, body: { day: '2026-11-15' } },
  'GET /api/office/staff': { answers: office },
  'POST /api/office/staff/add': {
    // The name is taken: the owner may, and is told so.
    answers: [401, 403, 422, 401, 401, 403],
    body: { name: 'Pilar', username: 'pilar', role: 'kitchen', password: 'a long enough one' },
  },
  'POST /api/office/staff/{username}/change': { answers: office, body: { on: true } },
  'POST /api/office/staff/{username}/password': { answers: office, body: { password: 'a long enough one' } },
  'GET /api/office/log': { answers: office },
  'GET /api/office/today': { answers: office },
  'GET /api/office/checklist': { answers: office },
  // As it is already: nothing changes, whatever the version.
  'POST /api/office/checklist': { answers: office, body: { putAway: false, version: 1 } },
  'GET /api/office/mail': { answers: office },
  'POST /api/office/mail/try': { answers: office, body: { to: 'owner@example.com' } },
  'GET /api/office/payments': { answers: office },
  'POST /api/office/payments/try': { answers: office, body: { paymentToken: 'demo-approve-4242' } },

  'GET /api/me': { answers: staff },
  'GET /api/session': { answers: everybody },
  // With a wrong current password: who may ask is told so.
  'POST /api/me/password': {
    answers: [401, 422, 422, 401, 401, 422],
    body: { current: 'not the password', password: 'a long enough one' },
  },
  'POST /login': {
    answers: [303, 303, 303, 303, 303, 303],
    body: { username: 'nobody', password: 'a wrong password' },
  },
  // The last line: it ends the session it comes with.
  'POST /logout': { answers: [303, 303, 303, 303, 303, 303], body: {} },
}
