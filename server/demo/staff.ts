// The demo's staff and their shifts.
import type { Role } from '#domain/staff.ts'
import type { Random } from './random.ts'

export interface Worker {
  readonly username: string
  readonly name: string
  readonly role: Role
}

export const owner: Worker = { username: 'owner', name: 'Owner', role: 'owner' }
/** A friend of the owner's who runs the office. */
export const marisol: Worker = { username: 'marisol', name: 'Marisol', role: 'owner' }
export const ben: Worker = { username: 'ben', name: 'Ben', role: 'kitchen' }
export const tess: Worker = { username: 'tess', name: 'Tess', role: 'kitchen' }
/** Noor has left, and the account is turned off. */
export const noor: Worker = { username: 'noor', name: 'Noor', role: 'kitchen' }

/** Ben cooks lunch and Tess dinner; Marisol helps out. */
export function onShift(localHour: number, random: Random): Worker {
  return random.weighted([
    [localHour >= 4 && localHour < 16 ? ben : tess, 4],
    [marisol, 1],
  ])
}
