// The words of the payment methods on the Pickup and delivery screen.
import { formatCount } from '../../basics/counts.ts'

export const paymentMethodsOfficeMessages = {
  title: 'Paying',
  about: 'Saved as soon as you change something.',
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
  /** Covers orders paid at the counter or the door, and orders that a promo code makes free. */
  most: 'Largest order without a card',
  mostAbout: 'Larger ones are asked for a card, or to call you where no card can pay.',
  mostChoice: (burritos: number) => `${formatCount(burritos)} burritos`,
  share: 'Of each hour, without a card',
  shareAbout:
    'The rest of the kitchen’s time is kept for orders paid by card. Counts once your kitchen’s speed is set.',
  shareNoCards: 'Counts only where cards are taken.',
  shareChoice: (percent: number) => `${percent}%`,
  /** The server runs with PAYMENTS=counter. */
  noCards: 'Stays on: no cards are taken here.',
  saved: 'Saved.',
}
