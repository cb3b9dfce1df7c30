// The words that the components of web/ui bring along.
export const passwordFieldMessages = {
  show: 'Show',
  hide: 'Hide',
  /** Screen readers get the whole name of either button, because one screen may have two passwords. */
  showWhat: (label: string) => `Show ${label.toLowerCase()}`,
  hideWhat: (label: string) => `Hide ${label.toLowerCase()}`,
}

export const switchLabels = { on: 'On', off: 'Off' }

export const formDialogMessages = { cancel: 'Cancel' }

export const answerMessages = {
  loading: 'One moment.',
  failed: 'We can’t reach the server right now.',
  again: 'Try again',
}

export const buttonMessages = { busy: 'Sending…' }

export const lazyLoadMessages = {
  wait: 'One moment.',
  tooLate: 'This page didn’t load in two minutes.',
  failed: 'This page didn’t load.',
  safe: 'Your cart is safe.',
  again: 'Try again',
}

/** The buttons beside a count. */
export const stepperMessages = {
  addOne: (name: string) => `Add one ${name}`,
  removeOne: (name: string) => `Remove one ${name}`,
}
