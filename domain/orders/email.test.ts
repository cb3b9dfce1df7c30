import { describe, expect, it, test } from 'vitest'
import {
  isOneAddress,
  mailsAfter,
  mailsAfterDelay,
  mailsAfterFailedRefund,
  mailsAfterRefund,
  mailsOfNewOrder,
  mailsWith,
  mailToSend,
  mailWait,
  nextMailAt,
  planMails,
  type Mail,
} from './email.ts'
import type { OrderStatus } from './order.ts'

const noon = '2026-11-15T20:00:00.000Z'
const later = '2026-11-15T20:00:20.000Z'
const evening = '2026-11-16T02:00:00.000Z'
const due = (kind: Mail['kind'], at: string): Mail => ({ kind, state: 'due', at })
const sent = (kind: Mail['kind']): Mail => ({ kind, state: 'sent', at: noon })

describe('the mails an order owes', () => {
  it('owes one at once when it is placed', () => {
    expect(nextMailAt(mailsOfNewOrder(noon))).toBe(noon)
  })

  it('owes word that it is ready, a moment later', () => {
    const mails = mailsAfter([sent('placed')], 'ready', noon)
    expect(mails).toEqual([sent('placed'), { kind: 'ready', state: 'due', at: later }])
    expect(nextMailAt(mails)).toBe(later)
  })

  it('says nothing of a tap that was taken back in time', () => {
    const mails = mailsAfter(mailsAfter([sent('placed')], 'ready', noon), 'cooking', noon)
    expect(mails).toEqual([sent('placed')])
    expect(nextMailAt(mails)).toBeNull()
  })

  it('says that it is ready once, however often it becomes so', () => {
    expect(mailsAfter([sent('ready')], 'ready', noon)).toEqual([sent('ready')])
  })

  it('still says that it is ready when it has left meanwhile', () => {
    const mails = mailsAfter(mailsAfter([], 'ready', noon), 'handed-over', noon)
    expect(nextMailAt(mails)).toBe(later)
  })

  it('says that it was cancelled, and no longer that it is ready', () => {
    const mails = mailsAfter(mailsAfter([sent('placed')], 'ready', noon), 'cancelled', noon)
    expect(mails).toEqual([sent('placed'), { kind: 'cancelled', state: 'due', at: noon }])
  })
})

describe('R47 an order whose promise was moved', () => {
  it('owes word of it at once, and once for each time', () => {
    const first = mailsAfterDelay([sent('placed')], noon)
    expect(first).toEqual([sent('placed'), due('moved', noon)])
    expect(mailsAfterDelay([sent('placed'), sent('moved')], later)).toEqual([
      sent('placed'),
      sent('moved'),
      due('moved', later),
    ])
  })

  it('does not tell a time that was moved again before anybody heard of it', () => {
    expect(mailsAfterDelay(mailsAfterDelay([], noon), later)).toEqual([due('moved', later)])
  })

  it('says nothing to a customer who did not hear of the order', () => {
    const withheld = mailsOfNewOrder(noon, true)
    expect(mailsAfterDelay(withheld, later).at(-1)).toEqual({ kind: 'moved', state: 'withheld', at: later })
  })

  it.each<OrderStatus>(['ready', 'handed-over', 'cancelled'])('says nothing more once it is %s', (status) => {
    const mails = mailsAfter(mailsAfterDelay([sent('placed')], noon), status, later)
    expect(mails.filter(({ kind }) => kind === 'moved')).toEqual([])
  })

  it('owes the new time still when it was moved while the old one was being sent', () => {
    const mails = mailsWith([due('moved', later)], { kind: 'moved', state: 'sent', at: evening }, noon)
    expect(mails).toEqual([due('moved', later), { kind: 'moved', state: 'sent', at: evening }])
    expect(mailsWith([due('moved', noon)], { kind: 'moved', state: 'sent', at: later }, noon)).toEqual([
      { kind: 'moved', state: 'sent', at: later },
    ])
  })
})

describe('the mail to send', () => {
  test('is the one that is due longest', () => {
    const mails = [due('ready', later), due('placed', noon)]
    expect(mailToSend(mails, 'ready', later)).toEqual(due('placed', noon))
  })

  test.each<[string, Mail[], OrderStatus]>([
    ['is sent already', [sent('placed')], 'placed'],
    ['is not due yet', [due('ready', later)], 'ready'],
    ['would not be true', [due('ready', noon)], 'cooking'],
    ['greets a cancelled order', [due('placed', noon)], 'cancelled'],
  ])('is none that %s', (_why, mails, status) => {
    expect(mailToSend(mails, status, noon)).toBeUndefined()
  })

  test('that was sent is recorded, also when it was withdrawn meanwhile', () => {
    expect(mailsWith([due('placed', noon)], sent('placed'))).toEqual([sent('placed')])
    expect(mailsWith([sent('placed')], sent('ready'))).toEqual([sent('placed'), sent('ready')])
  })
})

describe('when an order moves, the time of its next mail', () => {
  const cases: [string, Mail[], string | null, Mail[], string | null][] = [
    ['is that of the mail', [sent('placed')], null, [sent('placed'), due('ready', later)], later],
    ['stays while one is being sent', [due('placed', noon)], evening, [due('placed', noon)], evening],
    [
      'stays while one waits to be tried again',
      [due('placed', noon)],
      evening,
      [due('placed', noon), due('ready', later)],
      evening,
    ],
    ['is none when nothing is owed any more', [due('ready', noon)], evening, [], null],
    ['is that of the mail when none was late', [due('ready', later)], later, [due('cancelled', noon)], noon],
  ]
  test.each(cases)('%s', (_what, before, dueAt, mails, wanted) => {
    expect(planMails({ mails: before, dueAt }, mails)).toEqual({ mails, dueAt: wanted })
  })
})

test('tries come after 5 and 15 seconds, 1, 5 and 15 minutes, and then every half hour', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 1_000].map((tries) => mailWait(tries) / 1_000)).toEqual([
    5, 15, 60, 300, 900, 1_800, 1_800, 1_800,
  ])
})

test.each([
  ['rosa@example.com', true],
  ["o'brien+x{y}@example.com", true],
  ['orders@localhost', true],
  ['a,b@example.com', false],
  ['rosa@example.com\nBcc: evil@example.com', false],
  ['rosa@example.com\n', false],
  ['<rosa@example.com>', false],
  ['"a b"@example.com', false],
  ['rosa', false],
])('%j is one address: %s', (address, isOne) => {
  expect(isOneAddress(address)).toBe(isOne)
})

describe('R67 an order of which part was refunded', () => {
  it('owes word of every refund, and each is told once', () => {
    const both = mailsAfterRefund(mailsAfterRefund([sent('placed')], 1, noon), 2, later)
    expect(both.map(({ kind, refund }) => [kind, refund])).toEqual([
      ['placed', undefined],
      ['refunded', 1],
      ['refunded', 2],
    ])
    const first = mailToSend(both, 'handed-over', evening)
    expect(first).toMatchObject({ kind: 'refunded', refund: 1 })
    if (!first) throw new Error('it is due')
    const told = mailsWith(both, { ...first, state: 'sent', at: evening }, first.at)
    expect(mailToSend(told, 'handed-over', evening)).toMatchObject({ refund: 2 })
  })

  it('still tells of it when the order was canceled afterwards', () => {
    const mails = mailsAfter(mailsAfterRefund([sent('placed')], 1, noon), 'cancelled', later)
    expect(mails.map(({ kind }) => kind)).toEqual(['placed', 'refunded', 'cancelled'])
  })

  it('owes word of one that came back, once; a mail that is still to be sent says it itself', () => {
    const owed = mailsAfterRefund([sent('placed')], 1, noon)
    expect(mailsAfterFailedRefund(owed, 1, later)).toBe(owed)
    const told = owed.map((mail) => ({ ...mail, state: 'sent' as const }))
    const failed = mailsAfterFailedRefund(told, 1, later)
    expect(failed).toEqual([...told, { kind: 'refund-failed', state: 'due', at: later, refund: 1 }])
    expect(mailsAfterFailedRefund(failed, 1, evening)).toBe(failed)
  })

  it('is withheld where the customer has had enough mails', () => {
    const mails = mailsAfterRefund([{ kind: 'placed', state: 'withheld', at: noon }], 1, noon)
    expect(mails.at(-1)).toMatchObject({ kind: 'refunded', state: 'withheld' })
  })
})
