// What customers are told while the restaurant is closed.
export const closedMessages = {
  title: 'We’re closed right now.',
  opens: (when: string) => `We open ${when}.`,
  /** For a restaurant that accepts scheduled orders. */
  orderFor: (when: string) => `You can order now for ${when} or later.`,
  chooseNext: 'You choose the time in the next step.',
  stays: 'Nothing was charged. Your cart and this form stay as they are.',
}
