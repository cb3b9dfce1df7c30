// The wait times as the owner edits them, field by field.
import { savedWaitTimes } from '#domain/restaurant/wait-times-schema.ts'
import type { Speed, WaitTimes } from '#domain/restaurant/wait-times.ts'
import { slotGrids, waitBounds } from '#domain/restaurant/setting-constants.ts'
import { checkedBy } from '../checked-by.ts'
import type { FormOfSetting } from '../office/use-setting-form.ts'
import { switchLabels } from '#words/basics/ui.ts'
import { onTimeMessages, waitTimesMessages as words } from '#words/restaurant/staff/wait-times.ts'

export interface WaitFields extends Omit<WaitTimes, 'speed'> {
  /** Both are null until the owner has set them. */
  readonly minutesPerBurrito: number | null
  readonly hands: number | null
}

/** What + starts with: a usual kitchen. */
const usualSpeed: Speed = { minutesPerBurrito: 2, hands: 2 }
/** What is recommended (R48). */
export const usualStop = 5

export const waitFields = {
  fields: {
    minutesPerBurrito: { label: words.minutesPerBurrito },
    hands: { label: words.hands },
    shortestWait: { label: words.shortestWait },
    daysAhead: { label: words.daysAhead },
    slotInterval: { label: words.slotInterval },
    stopAfter: { label: words.stop },
    showsOnTimeRecord: { label: onTimeMessages.show },
  },
  formOf: ({ version: _version, speed, ...waits }) => ({
    ...waits,
    minutesPerBurrito: speed?.minutesPerBurrito ?? null,
    hands: speed?.hands ?? null,
  }),
  check: ({ minutesPerBurrito, hands, ...waits }, version) =>
    checkedBy(savedWaitTimes, { ...waits, speed: speedOf({ minutesPerBurrito, hands }), version }),
} satisfies FormOfSetting<'waitTimes', WaitFields>

/** As the stepper of a field says it. */
export function formatField(field: Stepped, form: WaitFields): string {
  const value = form[field]
  if (value === null) return field === 'stopAfter' ? switchLabels.off : words.notSet
  if (field === 'minutesPerBurrito') return formatMinutesEach(value)
  return field === 'hands' || field === 'daysAhead' ? String(value) : words.minutes(value)
}

/** 2.0, 1.7 */
export function formatMinutesEach(minutesPerBurrito: number): string {
  return minutesPerBurrito.toFixed(1)
}

/** Where one of the two is missing, because another owner turned the speed off meanwhile, it is the usual one. */
export function speedOf({ minutesPerBurrito, hands }: Pick<WaitFields, 'minutesPerBurrito' | 'hands'>) {
  if (minutesPerBurrito === null && hands === null) return null
  return {
    minutesPerBurrito: minutesPerBurrito ?? usualSpeed.minutesPerBurrito,
    hands: hands ?? usualSpeed.hands,
  }
}

export type Direction = 1 | -1
type Bounded = keyof typeof waitBounds
export type Stepped = Bounded | 'slotInterval'

/** The fields after a press of + or −; undefined where there is no further step. */
export function stepped(
  field: Stepped,
  form: WaitFields,
  direction: Direction,
): Partial<WaitFields> | undefined {
  if (field === 'slotInterval') return steppedGrid(form.slotInterval, direction)
  const value = form[field]
  if (value === null) return direction > 0 ? startOf(field, form) : undefined
  const { least, most, step } = waitBounds[field]
  // In tenths, since 0.1 has no exact double.
  const next = Math.round((value + direction * step) * 10) / 10
  return next < least || next > most ? undefined : { [field]: next }
}

/** A speed is set as a whole. */
export function startOf(field: Bounded, { minutesPerBurrito, hands }: WaitFields): Partial<WaitFields> {
  if (field === 'stopAfter') return { stopAfter: usualStop }
  return {
    minutesPerBurrito: minutesPerBurrito ?? usualSpeed.minutesPerBurrito,
    hands: hands ?? usualSpeed.hands,
  }
}

function steppedGrid(every: number, direction: Direction): Partial<WaitFields> | undefined {
  const slotInterval = slotGrids[slotGrids.findIndex((grid) => grid === every) + direction]
  return slotInterval === undefined ? undefined : { slotInterval }
}
