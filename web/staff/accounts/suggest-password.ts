// Makes up a password in the browser, for an owner who would rather not.
import { generatePassword } from '#domain/people/staff.ts'

export function suggestPassword(): string {
  return generatePassword(below)
}

/** From 0 to n - 1, each as likely as the others: what would favor some of them is drawn again. */
function below(n: number): number {
  const fair = 2 ** 32 - (2 ** 32 % n)
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < fair) return drawn % n
  }
}
