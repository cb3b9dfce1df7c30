// The words of the first staff screen, and of the screen on which staff change their own password.
export const staffMessages = {
  tab: 'Staff',
  hello: (name: string) => `Hello, ${name}.`,
  kitchenRole: 'You’re logged in for the kitchen: the board and the sold-out switches.',
  toKitchen: 'Go to the kitchen',
}

export const passwordPageMessages = {
  tab: 'Your password',
  title: 'Change your password',
  about: 'You’ll be logged out everywhere else.',
  first: 'Choose your own password first.',
  current: 'Current password',
  given: 'The password you were given',
  next: 'New password',
  hint: '12 characters or more. A few words in a row are easy to remember.',
  change: 'Change password',
  changed: 'Your password is changed. You’re logged out everywhere else.',
  back: 'Go to your screens',
}
