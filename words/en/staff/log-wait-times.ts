// What the Log screen says of a changed fact about the wait times.
import type { WaitTimesFact } from '#domain/wait-times-changes.ts'
import type { Speed } from '#domain/wait-times.ts'
import { plural } from '../counts.ts'

export function waitTimesSentence(changed: WaitTimesFact): string {
  switch (changed.fact) {
    case 'speed':
      return speedSentence(changed)
    case 'shortestWait':
      return `changed the shortest wait from ${changed.from} to ${changed.to} minutes`
    case 'slotEvery':
      return `changed the times to order for from every ${changed.from} to every ${changed.to} minutes`
    case 'daysAhead':
      return changed.to === 0
        ? 'turned ordering ahead off'
        : plural(changed.to, {
            one: `set ordering ahead to ${changed.to} day`,
            other: `set ordering ahead to ${changed.to} days`,
          })
    case 'stopAfter':
      return changed.to === null
        ? 'turned off stopping when nobody is at the board'
        : `set it to stop taking orders after ${changed.to} minutes without anyone at the board`
    case 'showsRecord':
      return changed.to
        ? 'started showing customers how often you’re on time'
        : 'stopped showing customers how often you’re on time'
  }
}

function speedSentence({ from, to }: Extract<WaitTimesFact, { fact: 'speed' }>): string {
  if (from && to) return `changed the speed from ${inWords(from)} to ${inWords(to)}`
  if (from) return `turned the speed off (before: ${inWords(from)})`
  return to ? `set the speed to ${inWords(to)}` : ''
}

function inWords({ minutesEach, hands }: Speed): string {
  const line = plural(hands, { one: 'one person', other: `${hands} people` })
  return `${minutesEach.toFixed(1)} minutes a burrito with ${line}`
}
