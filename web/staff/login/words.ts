// The words of the login window.
import type { LoginOutcome } from '../../login-outcome.ts'

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
}
