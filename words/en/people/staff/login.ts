// The words of the login window.
import type { Role } from '#domain/people/staff.ts'

export const loginMessages = {
  title: 'Staff login',
  about: 'Ordering? You don’t need an account.',
  username: 'Username',
  password: 'Password',
  submit: 'SUBMIT',
  cancel: 'CANCEL',
  usernameMissing: 'Enter your username.',
  passwordMissing: 'Enter your password.',
  outcome: {
    failed: 'Wrong username or password.',
    wait: 'Too many tries. Wait a few minutes, then try again.',
    down: 'We couldn’t check that just now. Try again in a moment.',
  },
  wanted: 'You’re logged out. Log in to keep going. If that doesn’t work, ask the owner.',
  here: (name: string) => `You’re logged in as ${name}.`,
  goOn: { kitchen: 'Go to the kitchen', owner: 'Go to your screens' } satisfies Record<Role, string>,
}
