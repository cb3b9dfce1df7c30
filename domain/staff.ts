// Staff roles and permissions: what an owner and a cook may do (R30).

export const roles = ['owner', 'kitchen'] as const
export type Role = (typeof roles)[number]

const duties = ['run-kitchen', 'mark-sold-out', 'run-office'] as const
export type Duty = (typeof duties)[number]

const dutiesOf = {
  owner: ['run-kitchen', 'mark-sold-out', 'run-office'],
  kitchen: ['run-kitchen', 'mark-sold-out'],
} as const satisfies Record<Role, readonly Duty[]>

export function may(role: Role, duty: Duty): boolean {
  const own: readonly Duty[] = dutiesOf[role]
  return own.includes(duty)
}

export interface StaffMember {
  readonly username: string
  readonly name: string
  readonly role: Role
  /** True after somebody else set the password: the person must choose a new one before anything else. */
  readonly mustChangePassword: boolean
}
