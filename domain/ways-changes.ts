// What an owner changed about pickup and delivery, fact by fact: the log keeps it.
import type { waysFact } from './contract/ways.ts'
import type { Wire } from './contract/values.ts'
import type { Ways, Zone } from './ways.ts'

export type WaysFact = Wire<typeof waysFact>

/** The facts that differ, from what to what. Zones in another order are the same zones. */
export function waysChanged(before: Ways, after: Ways): WaysFact[] {
  const [then, now] = [switchesOf(before), switchesOf(after)]
  const switches = (Object.keys(then) as (keyof typeof then)[])
    .filter((fact) => then[fact] !== now[fact])
    .map((fact) => ({ fact, from: then[fact], to: now[fact] }))
  const first: WaysFact[] =
    before.chosenFirst === after.chosenFirst
      ? []
      : [{ fact: 'chosenFirst', from: before.chosenFirst, to: after.chosenFirst }]
  return [...switches, ...first, ...zonesChanged(before.zones, after.zones)]
}

function switchesOf({ delivery, pickup, feeIsTaxed, phoneRequired }: Ways) {
  return {
    delivery,
    pickup,
    feeIsTaxed,
    phoneForDelivery: phoneRequired.delivery,
    phoneForPickup: phoneRequired.pickup,
  }
}

function zonesChanged(before: readonly Zone[], after: readonly Zone[]): WaysFact[] {
  const left = new Set(after)
  const take = (found: Zone | undefined) => {
    if (found) left.delete(found)
    return found
  }
  const byName = before.map((from) => ({ from, to: take(after.find(({ name }) => name === from.name)) }))
  // A zone with another name is the one that has some of its ZIP codes.
  const pairs = byName.map(({ from, to }) => ({
    from,
    to:
      to ??
      take([...left].find(({ zipcodes }) => zipcodes.some((one) => from.zipcodes.includes(one)))) ??
      null,
  }))
  return [...pairs, ...[...left].map((to) => ({ from: null, to }))]
    .filter(({ from, to }) => JSON.stringify(from) !== JSON.stringify(to))
    .map((pair) => ({ fact: 'zone', ...pair }))
}
