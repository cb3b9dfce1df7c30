// The words that all screens of the office share.
export const officeMessages = {
  loading: 'One moment.',
  failed: 'We can’t reach the server right now.',
  /** Closes a dialog without doing anything. */
  cancel: 'Cancel',
  again: 'Try again',
  office: 'The office',
  notYours: 'This is the owner’s office. Your account opens the kitchen.',
  toKitchen: 'Go to the kitchen',
  choosePassword: 'Choose your own password first.',
  toPassword: 'Choose a password',
  nothingHere: 'Nothing here',
  toOrders: 'Go to the orders',
  version: (version: string) => `Burritoful ${version}`,
  tab: (screen: string, restaurant: string) => `${screen} | ${restaurant}`,
}

/** The messages for actions that failed, on every staff screen. */
export const staffActionErrors = {
  movedOn: (number: number) => `${number} has already moved on.`,
  tooLate: (number: number) => `It’s too late to undo ${number}.`,
  notThrough: 'That didn’t go through. Try again.',
}
