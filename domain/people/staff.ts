// Staff roles and permissions: what an owner and a cook may do (R30).
export const roles = ['owner', 'kitchen'] as const
export type Role = (typeof roles)[number]

const permissions = ['run-kitchen', 'mark-sold-out', 'run-office'] as const
export type Permission = (typeof permissions)[number]

const permissionsOf = {
  owner: ['run-kitchen', 'mark-sold-out', 'run-office'],
  kitchen: ['run-kitchen', 'mark-sold-out'],
} as const satisfies Record<Role, readonly Permission[]>

export function may(role: Role, duty: Permission): boolean {
  const own: readonly Permission[] = permissionsOf[role]
  return own.includes(duty)
}

/** Twenty characters in four groups, about 99 bits, without look-alikes. `below` returns a random number from 0 to n - 1. */
export function generatePassword(below: (n: number) => number): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 5 }, () => letters[below(letters.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}
