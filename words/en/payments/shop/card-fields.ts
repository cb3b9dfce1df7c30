// The words around the card fields of Stripe, which brings its own labels; they load with them (R66).
export const cardFieldsMessages = {
  /** At the fields. */
  incomplete: 'Fill in the whole card.',
  notThere: 'The card fields aren’t here yet. Give them a moment.',
  /** In their place is a message with a button. */
  tryAbove: 'Wait for the card fields, or try again above.',
  failed: {
    lead: 'The card fields didn’t load.',
    rest: 'A blocker or the network may be in the way. What you typed stays.',
  },
  late: {
    lead: 'The card fields are slow to load.',
    rest: 'They may still come. What you typed stays.',
  },
  again: 'Try again',
}
