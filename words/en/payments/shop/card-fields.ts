// The words around Stripe's card fields, which have their own labels (R66). Loaded together with the fields.
export const cardFieldsMessages = {
  /** Stands at the fields. */
  incomplete: 'Fill in the whole card.',
  notThere: 'The card fields aren’t here yet. Give them a moment.',
  /** Points to the message and button that stand in place of the fields. */
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
