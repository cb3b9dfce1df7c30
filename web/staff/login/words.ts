// The words of the login window.
import type { Role } from '#domain/staff.ts'
import type { LoginOutcome } from '../login-outcome.ts'

export const loginWords = {
  title: 'Login',
  username: 'Username',
  password: 'Password',
  submit: 'SUBMIT',
  cancel: 'CANCEL',
  usernameMissing: 'Enter your username.',
  passwordMissing: 'Enter your password.',
  outcome: {
    failed: 'That login did not match.',
    wait: 'Too many tries. Wait a few minutes, then try again.',
    down: 'We could not check that just now. Try again in a moment.',
  } satisfies Record<LoginOutcome, string>,
  wanted: 'You are logged out. Log in to go on; if that does not work, ask the owner.',
  here: (name: string) => `You are logged in as ${name}.`,
  goOn: { kitchen: 'Go to the kitchen', owner: 'Go to your screens' } satisfies Record<Role, string>,
}
