// The words of the card about paying, on the screen Pickup and delivery.
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
  /** Paid at the counter or the door, or free with a code. */
  most: 'Largest order without a card',
  mostAbout: 'Larger ones are asked for a card, or to call you where no card can pay.',
  mostChoice: (burritos: number) => `${formatCount(burritos)} burritos`,
  share: 'Of each hour, without a card',
  shareAbout:
    'The rest of the kitchen’s time is kept for orders paid by card. Counts once your kitchen’s speed is set.',
  shareNoCards: 'Counts only where cards are taken.',
  shareChoice: (percent: number) => `${percent}%`,
  /** PAYMENTS=counter. */
  noCards: 'Stays on: no cards are taken here.',
  saved: 'Saved.',
}
