// The hook behind the When block: the times that the restaurant has for this order, and the one that is chosen (R43, R44).
import { useState } from 'react'
import type { TimesReply } from '#domain/restaurant/wait-times.ts'
import type { TimesQuestion } from '../../order-api.ts'
import { orderOf, useTimes } from '../times/use-times.ts'
import { answerTo, type Step } from './checkout-state.ts'
import {
  agreeAnew,
  agreement,
  chooseTime,
  type AgreedTime,
  type ChosenTime,
  type TimeChoice,
} from './chosen-time.ts'

export interface TimeOfOrder extends ChosenTime {
  /** Undefined until the server has sent the times for this very order. */
  readonly times: TimesReply | undefined
  /** The server has refused the time, and the customer has not chosen another since. */
  readonly isRefused: boolean
  /** While nothing is free: the last time that one could order for. */
  readonly fullThrough: string | undefined
}

interface Situation {
  readonly choice: TimeChoice
  readonly order: TimesQuestion
  readonly step: Step
  /** The form can be changed. */
  readonly isTyping: boolean
  readonly open: boolean
  /** Changes with every news of the shop. */
  readonly news: unknown
}

export function useChosenTime(situation: Situation): TimeOfOrder & { readonly agree: () => void } {
  const { choice, order, step, isTyping, open, news } = situation
  const [agreed, setAgreed] = useState<AgreedTime>()
  const [submitted, setSubmitted] = useState<TimeChoice & { readonly about: string }>()
  const about = orderOf(order)
  const refused = submitted?.about === about ? answerTo(step)?.times : undefined

  const slot = choice.slot ?? (agreed?.time.isScheduled ? agreed.time.at : undefined)
  const chosen = choice.when === 'soonest' ? undefined : slot
  // After a refusal only the nearest slots are known: the page asks for all of them.
  const latest = useTimes(
    open ? { ...order, chosen } : undefined,
    `${String(news)} ${refused?.now ?? ''}`,
    isTyping,
  )
  // A pickup's time is no arrival: a time that the server sent before the customer changed the order is neither shown nor sent.
  const answered = latest?.about === about ? latest.reply : undefined
  const reply = refused && (!answered || refused.now > answered.now) ? refused : answered
  const answer = reply && { about, reply }

  // What weighs nothing always fits: its slots reach to the last day that can be ordered for.
  const isFull = reply?.soonest === null && reply.slots.length === 0 && reply.most !== null
  const free = useTimes(isFull ? { ...order, weight: 0 } : undefined, undefined)

  const isRefused = refused !== undefined && choice.when === submitted?.when && choice.slot === submitted.slot
  const time = chooseTime(choice, answer, agreed, isRefused)
  const anew = open && isTyping ? agreeAnew(time, answer, agreed) : undefined
  if (anew) setAgreed(anew)
  // A customer who opens the form again goes by what the form shows then.
  else if (!open && agreed) setAgreed(undefined)

  return {
    ...time,
    times: reply,
    isRefused,
    fullThrough: isFull ? free?.reply.slots.at(-1) : undefined,
    agree() {
      setAgreed(time.time && answer && agreement(time.time, answer))
      setSubmitted({ when: choice.when, slot: choice.slot, about })
    },
  }
}
