// The words of the first staff screen.
import type { Role } from '#domain/staff.ts'

export const staffWords = {
  tab: 'Staff: Burritoful',
  hello: (name: string) => `Hello, ${name}.`,
  role: {
    owner: 'You are logged in as the owner. You see everything.',
    kitchen: 'You are logged in for the kitchen: the board and the sold-out switches.',
  } satisfies Record<Role, string>,
  toKitchen: 'Go to the kitchen',
  loading: 'One moment.',
  failed: 'We cannot reach the server right now.',
  again: 'Try again',
}
