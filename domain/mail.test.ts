import { describe, expect, it } from 'vitest'
import { mailsAfter, mailsOfNewOrder, nextMailAt, type Mail } from './mail.ts'

const noon = '2026-11-15T20:00:00.000Z'
const later = '2026-11-15T20:00:20.000Z'
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
