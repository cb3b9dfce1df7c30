// The words shown while the menu loads, or when it did not load.
export const menuMissingMessages = {
  loading: 'Getting the menu.',
  failed: 'The menu didn’t load.',
  busy: 'We’re swamped right now.',
  tryingAgain: 'We’ll try again in a moment. Your cart is safe.',
  safe: 'Your cart is safe.',
  again: 'Try again',
}
