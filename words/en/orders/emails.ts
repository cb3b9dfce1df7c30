// The words of the emails to customers, and of the owner's test and alert.
import type { PaidWith, CancelReason } from '#domain/orders/order.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { motto } from '../basics/motto.ts'

export const emailMessages = {
  demoSubject: '[Demo] ',
  demo: 'This email is part of a demo. Nobody ordered, nothing was charged, and no burrito is being made.',
  motto,
  subject: {
    placed: (restaurant: string, number: number) => `Your ${restaurant} order ${number}`,
    moved: (restaurant: string, number: number) => `Your ${restaurant} order ${number} has a new time`,
    ready: (restaurant: string, number: number) => `Your ${restaurant} order ${number} is packed`,
    toPickUp: (restaurant: string, number: number) => `Your ${restaurant} order ${number} is ready`,
    canceled: (restaurant: string, number: number) => `Your ${restaurant} order ${number} was canceled`,
    refunded: (restaurant: string, number: number) => `A refund for your ${restaurant} order ${number}`,
    'refund-failed': (restaurant: string, number: number) =>
      `The refund for your ${restaurant} order ${number} didn’t go through`,
  },
  preview: {
    placed: (burritos: string, total: string) => `${burritos}. Total ${total}.`,
    moved: (burritos: string) => `${burritos}, a little later than we said.`,
    ready: (burritos: string) => `${burritos}, rolled and packed.`,
    canceled: (burritos: string, total: string) => `${burritos}. It was ${total}.`,
    refunded: (_burritos: string, amount: string) => `${amount} back.`,
    'refund-failed': (_burritos: string, amount: string) => `We still owe you ${amount}.`,
  },
  placed: {
    title: 'Order Complete!',
    greeting: 'Have a Burritoful Day!',
    /** Here and below, the name is empty if what the customer typed is no name to greet by. */
    thanks: (name: string) =>
      name
        ? `Thanks, ${name}. We’ve got your order, and the comal is hot.`
        : 'Thanks. We’ve got your order, and the comal is hot.',
    /** For a receipt that goes out late. */
    late: (name: string) =>
      name
        ? `Thanks, ${name}. This receipt was slower than the kitchen.`
        : 'Thanks. This receipt was slower than the kitchen.',
    canceled: (name: string) =>
      name
        ? `Thanks, ${name}. This is the receipt for an order that has since been canceled. Another email says why.`
        : 'Thanks. This is the receipt for an order that has since been canceled. Another email says why.',
  },
  /** R47: staff moved the promised time. */
  moved: {
    title: (when: string) => `Now about ${when}`,
    lead: (name: string, number: number) =>
      name
        ? `${name}, your order ${number} is taking longer than we said. We’re sorry.`
        : `Your order ${number} is taking longer than we said. We’re sorry.`,
    instead: {
      delivery: (when: string, before: string) =>
        `It should be at your door at about ${when}, not ${before}.`,
      pickup: (when: string, before: string) => `It’ll be ready at about ${when}, not ${before}.`,
    } satisfies Record<Fulfillment, (when: string, before: string) => string>,
  },
  ready: {
    title: 'Packed.',
    greeting: 'Leaving next.',
    lead: (name: string) =>
      name
        ? `${name}, your burritos are rolled, packed and next out the door.`
        : 'Your burritos are rolled, packed and next out the door.',
    left: {
      title: 'On its way to you.',
      greeting: 'Take napkins.',
      lead: (name: string) =>
        name
          ? `${name}, your burritos are packed and have left the kitchen.`
          : 'Your burritos are packed and have left the kitchen.',
    },
  },
  /** R52: for a pickup. */
  toPickUp: {
    title: 'Ready.',
    greeting: 'Come and get it.',
    lead: (name: string) =>
      name
        ? `${name}, your burritos are rolled, packed and waiting for you.`
        : 'Your burritos are rolled, packed and waiting for you.',
    left: {
      title: 'All yours.',
      greeting: 'Have napkins ready.',
      lead: (name: string) =>
        name ? `${name}, thanks for picking up your burritos.` : 'Thanks for picking up your burritos.',
    },
  },
  canceled: {
    title: 'We had to cancel.',
    asked: 'Canceled.',
    lead: (name: string, number: number) =>
      name ? `Hi, ${name}. This is about order ${number}.` : `This is about order ${number}.`,
    reason: {
      'customer-asked': 'You asked us to cancel it, and we did.',
      'ran-out': 'We ran out before your order was done. That’s our fault. We’re sorry.',
      'cannot-deliver': 'We can’t deliver to that address.',
      'ordered-twice': 'This order came in twice; we kept the other one.',
      // The note gives the reason; without a note, this sentence at least does not blame the customer.
      'something-else': 'Something came up on our end.',
    } satisfies Record<CancelReason, string>,
    /** R54: the customer canceled. */
    own: 'You canceled it before we started cooking.',
    moved: {
      demo: 'This is demo mode: no real money moved.',
      card: '',
      counter: '',
      free: '',
    } satisfies Record<PaidWith, string>,
  },
  /** Stands under the promised time. The place is empty until the restaurant has set its address. */
  promise: {
    pickup: (place: string) =>
      place
        ? `Pickup at ${place}. If the time changes, we’ll email you.`
        : 'If the time changes, we’ll email you.',
    delivery: (street: string) => `Delivery to ${street}. If the time changes, we’ll email you.`,
  },
  order: (number: number) => `Order ${number}`,
  each: (price: string) => `${price} each`,
  /** Stands under a burrito with a note to the kitchen. */
  withNote: 'With your note.',
  follow: 'Follow your order',
  look: 'See your order',
  again: 'Order this again',
  directions: 'Directions',
  /** For a scheduled order: a calendar file is attached. */
  calendar: {
    placed: 'Add it to your calendar with the attached file.',
    moved: 'The attached file moves it in your calendar, too.',
    canceled: 'The attached file takes it out of your calendar, too.',
  },
}

/** The email with which the owner tests the mail server. */
export const testEmailMessages = {
  subject: (restaurant: string) => `A test email from ${restaurant}`,
  works: (name: string) => `${name}, this works: your mail server took this email, and it got here.`,
  receipts: 'Customers get their receipts the same way.',
}
