// What the parts of ui/ say by themselves.
export const passwordWords = {
  show: 'Show',
  hide: 'Hide',
  /** Said after either of them, where it is not seen: one screen may have two passwords. */
  what: (label: string) => ` ${label.toLowerCase()}`,
}

export const lateWords = {
  wait: 'One moment.',
  tooLate: 'This page didn’t load in two minutes.',
  failed: 'This page didn’t load.',
  safe: 'Your cart is safe.',
  again: 'Try again',
}
