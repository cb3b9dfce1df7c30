// What the Log screen says of a changed fact about pickup and delivery.
import { formatMoney } from '#domain/money.ts'
import type { WaysFact } from '#domain/ways-changes.ts'
import type { Zone } from '#domain/ways.ts'
import { formatCount } from '../counts.ts'
import { listOf, rowOf } from '../lists.ts'

export function waysSentence(changed: WaysFact): string {
  switch (changed.fact) {
    case 'delivery':
    case 'pickup':
      return `turned ${changed.fact} ${changed.to ? 'on' : 'off'}`
    case 'feeIsTaxed':
      return changed.to ? 'started taxing the delivery fee' : 'stopped taxing the delivery fee'
    case 'phoneForDelivery':
      return `made the phone number ${changed.to ? 'required' : 'optional'} for delivery`
    case 'phoneForPickup':
      return `made the phone number ${changed.to ? 'required' : 'optional'} for pickup`
    case 'chosenFirst':
      return `put ${changed.to} first at checkout`
    case 'zone':
      return zoneSentence(changed)
  }
}

function zoneSentence({ from, to }: Extract<WaysFact, { fact: 'zone' }>): string {
  if (from && to) return `changed the zone ${from.name} (${rowOf(differences(from, to))})`
  if (from) return `removed the zone ${from.name} (${rowOf(termsOf(from))})`
  return to ? `added the zone ${to.name} (${rowOf(termsOf(to))})` : ''
}

function termsOf({ zipcodes, fee, smallestOrder, minutesOnTheRoad }: Zone): string[] {
  return [
    someOf(zipcodes),
    `fee ${formatMoney(fee)}`,
    `smallest order ${formatMoney(smallestOrder)}`,
    `${minutesOnTheRoad} minutes on the road`,
  ]
}

function differences(from: Zone, to: Zone): string[] {
  const added = to.zipcodes.filter((one) => !from.zipcodes.includes(one))
  const gone = from.zipcodes.filter((one) => !to.zipcodes.includes(one))
  const said = [
    from.name !== to.name && `now called ${to.name}`,
    added.length > 0 && `added ${someOf(added)}`,
    gone.length > 0 && `took out ${someOf(gone)}`,
    from.fee !== to.fee && `fee from ${formatMoney(from.fee)} to ${formatMoney(to.fee)}`,
    from.smallestOrder !== to.smallestOrder &&
      `smallest order from ${formatMoney(from.smallestOrder)} to ${formatMoney(to.smallestOrder)}`,
    from.minutesOnTheRoad !== to.minutesOnTheRoad &&
      `minutes on the road from ${from.minutesOnTheRoad} to ${to.minutesOnTheRoad}`,
  ].filter((one) => one !== false)
  return said.length > 0 ? said : ['ZIP codes in another order']
}

const mostNamed = 6

/** Hundreds of ZIP codes would bury the other entries. */
function someOf(zipcodes: readonly string[]): string {
  const rest = zipcodes.length - mostNamed
  if (rest <= 1) return listOf(zipcodes)
  return listOf([...zipcodes.slice(0, mostNamed), `${formatCount(rest)} more`])
}
