// The words of the card about paying, on the screen Pickup and delivery.
export const payingWords = {
  title: 'Paying',
  about: 'Saved as soon as you turn one on or off.',
  tips: 'Ask for a tip',
  tipsAbout: 'At checkout: 10, 15 or 20%, or an amount. None is chosen at first.',
  counter: {
    pickup: 'Pay on pickup',
    delivery: 'Pay at the door',
  },
  counterAbout: {
    pickup: 'Without a card. The ticket says what to collect.',
    delivery: 'Without a card. The driver collects it.',
  },
  /** PAYMENTS=counter. */
  noCards: 'Stays on: no cards are taken here.',
  saved: 'Saved.',
}
