// The time of the order that is being typed (R43, R44): what SUBMIT would name, and what has become of the time that the
// customer went by. No time changes silently: a notice names the time that is no longer possible, and the customer chooses again.
import type { PlaceOrderBody } from '#domain/orders/order-api.ts'
import type { TimesReply } from '#domain/restaurant/wait-times.ts'
import { minute } from '#domain/basics/time-units.ts'

export type ShownTime = NonNullable<PlaceOrderBody['time']>

/** What the customer has chosen in the form. */
export interface TimeChoice {
  /** Null until the customer has chosen: as soon as possible, or the first slot where that is not possible. */
  readonly when: 'soonest' | 'later' | null
  readonly slot: string | null
}

/** The times of an answer, and the order that it is about. */
export interface AnsweredTimes {
  readonly about: string
  readonly reply: TimesReply
}

/** The time that the customer goes by: the one that was shown first, or that was last submitted. */
export interface AgreedTime {
  readonly about: string
  readonly time: ShownTime
  /** The server's clock when the time was shown. */
  readonly now: string
}

export interface ChosenTime {
  /** What the order names. Undefined while nothing is known, and where the customer has to choose. */
  readonly time: ShownTime | undefined
  readonly isLater: boolean
  /** The time that the customer went by, while as soon as possible is later now. */
  readonly was: GoneTime | undefined
  /** The time that the customer went by, while another has to be chosen. */
  readonly gone: GoneTime | undefined
}

export interface GoneTime {
  readonly at: string
  /** Other-order: the customer has changed what is ordered, or where it goes. */
  readonly why: 'not-free' | 'other-order'
}

/** Promises stand on marks of five minutes: a wait that is less than that longer may be the same wait. */
const longer = 5 * minute

export function chooseTime(
  choice: TimeChoice,
  answer: AnsweredTimes | undefined,
  agreed: AgreedTime | undefined,
  /** The server has refused the time that was agreed on. */
  isRefused = false,
): ChosenTime {
  if (!answer) {
    // As on a form that has just opened: only what the customer has chosen is known.
    const isLater = choice.when === 'later'
    const time = choice.slot !== null && isLater ? { at: choice.slot, isScheduled: true } : undefined
    return { time, isLater, was: undefined, gone: undefined }
  }
  const isLater = choice.when === 'later' || agreed?.time.isScheduled === true
  const { reply } = answer
  const { soonest, slots } = reply
  const goneTime = (at: string): GoneTime => ({ at, why: whyGone(answer, agreed) })
  if (choice.when === 'soonest' || !isLater) {
    if (soonest !== null) {
      const was = agreed && isLaterThan(agreed, answer, soonest, isRefused) && goneTime(agreed.time.at)
      const time = { at: soonest, isScheduled: false }
      return { time, isLater: false, was: was || undefined, gone: undefined }
    }
    if (agreed && !agreed.time.isScheduled) return withoutTime(agreed.time.at)
  }
  // A slot that the customer has not chosen is that of this order alone.
  const isShown = agreed?.time.isScheduled && agreed.about === answer.about
  const slot = choice.slot ?? (isShown ? agreed.time.at : slots[0])
  if (slot !== undefined && !slots.includes(slot)) return withoutTime(slot)
  const time = slot === undefined ? undefined : { at: slot, isScheduled: true }
  return { time, isLater: true, was: undefined, gone: undefined }

  /** Where no time can be chosen, the form says that instead. */
  function withoutTime(at: string): ChosenTime {
    const canChoose = soonest !== null || slots.length > 0
    return { time: undefined, isLater: true, was: undefined, gone: canChoose ? goneTime(at) : undefined }
  }
}

/** Undefined where what was agreed on stands. */
export function agreeAnew(
  { time }: ChosenTime,
  answer: AnsweredTimes | undefined,
  agreed: AgreedTime | undefined,
): AgreedTime | undefined {
  if (!time || !answer) return undefined
  const isSame =
    agreed?.about === answer.about &&
    agreed.time.isScheduled === time.isScheduled &&
    // As soon as possible moves with the clock: the customer goes by the time that was shown first.
    (!time.isScheduled || agreed.time.at === time.at)
  return isSame ? undefined : agreement(time, answer)
}

export function agreement(time: ShownTime, { about, reply }: AnsweredTimes): AgreedTime {
  return { about, time, now: reply.now }
}

/** That the minutes pass is no news; a longer wait is. */
function isLaterThan(
  agreed: AgreedTime,
  { about, reply }: AnsweredTimes,
  soonest: string,
  isRefused: boolean,
): boolean {
  if (agreed.time.isScheduled || agreed.about !== about || agreed.time.at === soonest) return false
  const wait = Date.parse(soonest) - Date.parse(reply.now)
  const agreedWait = Date.parse(agreed.time.at) - Date.parse(agreed.now)
  return isRefused || wait - agreedWait >= longer
}

/** Whether the clock took it, the owner or other customers, the page need not know: it is not to be had. */
function whyGone({ about }: AnsweredTimes, agreed: AgreedTime | undefined): GoneTime['why'] {
  return agreed && agreed.about !== about ? 'other-order' : 'not-free'
}
