import { describe, expect, it, test } from 'vitest'
import {
  isSingleAddress,
  emailsAfterMove,
  emailsAfterDelay,
  emailsAfterFailedRefund,
  emailsAfterRefund,
  emailsForNewOrder,
  currentEmails,
  emailRetryDelay,
  type OrderEmail,
} from './order-emails.ts'
import type { OrderStatus } from './order.ts'

const noon = '2026-11-15T20:00:00.000Z'
const later = '2026-11-15T20:00:20.000Z'
const evening = '2026-11-16T02:00:00.000Z'
const due = (kind: OrderEmail['kind'], at: string): OrderEmail => ({ kind, state: 'due', at })
const sent = (kind: OrderEmail['kind']): OrderEmail => ({ kind, state: 'sent', at: noon })

describe('the mails an order owes', () => {
  it('owes one at once when it is placed', () => {
    expect(emailsForNewOrder(noon)).toEqual([due('placed', noon)])
  })

  it('owes word that it is ready, a moment later', () => {
    const emails = emailsAfterMove([sent('placed')], 'ready', noon)
    expect(emails).toEqual([sent('placed'), { kind: 'ready', state: 'due', at: later }])
  })

  it('says nothing of a tap that was taken back in time', () => {
    const emails = emailsAfterMove(emailsAfterMove([sent('placed')], 'ready', noon), 'cooking', noon)
    expect(emails).toEqual([sent('placed')])
  })

  it('says that it is ready once, however often it becomes so', () => {
    expect(emailsAfterMove([sent('ready')], 'ready', noon)).toEqual([sent('ready')])
  })

  it('still says that it is ready when it has left meanwhile', () => {
    const emails = emailsAfterMove(emailsAfterMove([], 'ready', noon), 'handed-over', noon)
    expect(emails).toEqual([due('ready', later)])
  })

  it('says that it was canceled, and no longer that it is ready', () => {
    const emails = emailsAfterMove(emailsAfterMove([sent('placed')], 'ready', noon), 'canceled', noon)
    expect(emails).toEqual([sent('placed'), { kind: 'canceled', state: 'due', at: noon }])
  })
})

describe('R47 an order whose promise was moved', () => {
  it('owes word of it at once, and once for each time', () => {
    const first = emailsAfterDelay([sent('placed')], noon)
    expect(first).toEqual([sent('placed'), due('moved', noon)])
    expect(emailsAfterDelay([sent('placed'), sent('moved')], later)).toEqual([
      sent('placed'),
      sent('moved'),
      due('moved', later),
    ])
  })

  it('does not tell a time that was moved again before anybody heard of it', () => {
    expect(emailsAfterDelay(emailsAfterDelay([], noon), later)).toEqual([due('moved', later)])
  })

  it('says nothing to a customer who did not hear of the order', () => {
    const withheld = emailsForNewOrder(noon, true)
    expect(emailsAfterDelay(withheld, later).at(-1)).toEqual({ kind: 'moved', state: 'withheld', at: later })
  })

  it.each<OrderStatus>(['ready', 'handed-over', 'canceled'])('says nothing more once it is %s', (status) => {
    const emails = emailsAfterMove(emailsAfterDelay([sent('placed')], noon), status, later)
    expect(emails.filter(({ kind }) => kind === 'moved')).toEqual([])
  })
})

describe('an email that is not sent yet', () => {
  test.each<[string, OrderEmail[], OrderStatus]>([
    ['would not be true anymore', [due('ready', noon)], 'cooking'],
    ['greets a canceled order', [due('placed', noon)], 'canceled'],
    ['was refused, and would not be true', [{ kind: 'ready', state: 'refused', at: noon }], 'cooking'],
  ])('is dropped when it %s', (_why, emails, status) => {
    expect(currentEmails([...emails, sent('placed')], status)).toEqual([sent('placed')])
  })
})

test('tries come after 5 and 15 seconds, 1, 5 and 15 minutes, and then every half hour', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 1_000].map((tries) => emailRetryDelay(tries) / 1_000)).toEqual([
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
  expect(isSingleAddress(address)).toBe(isOne)
})

describe('R67 an order of which part was refunded', () => {
  it('owes word of every refund, and each is told once', () => {
    const both = emailsAfterRefund(emailsAfterRefund([sent('placed')], 1, noon), 2, later)
    expect(both.map(({ kind, refund }) => [kind, refund])).toEqual([
      ['placed', undefined],
      ['refunded', 1],
      ['refunded', 2],
    ])
  })

  it('still tells of it when the order was canceled afterward', () => {
    const emails = emailsAfterMove(emailsAfterRefund([sent('placed')], 1, noon), 'canceled', later)
    expect(emails.map(({ kind }) => kind)).toEqual(['placed', 'refunded', 'canceled'])
  })

  it('owes word of one that came back, once; a mail that is still to be sent says it itself', () => {
    const owed = emailsAfterRefund([sent('placed')], 1, noon)
    expect(emailsAfterFailedRefund(owed, 1, later)).toBe(owed)
    const told = owed.map((mail) => ({ ...mail, state: 'sent' as const }))
    const failed = emailsAfterFailedRefund(told, 1, later)
    expect(failed).toEqual([...told, { kind: 'refund-failed', state: 'due', at: later, refund: 1 }])
    expect(emailsAfterFailedRefund(failed, 1, evening)).toBe(failed)
  })

  it('is withheld where the customer has had enough mails', () => {
    const emails = emailsAfterRefund([{ kind: 'placed', state: 'withheld', at: noon }], 1, noon)
    expect(emails.at(-1)).toMatchObject({ kind: 'refunded', state: 'withheld' })
  })
})
