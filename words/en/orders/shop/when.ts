// The words of the checkout's choice of a time.
import { formatCount } from '../../basics/counts.ts'

export const whenLabels = {
  group: 'When',
  soonest: 'As soon as possible',
  about: (time: string) => `, about ${time}`,
  later: 'Later',
  /** Today to Thursday: the days that customers can order for. */
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  today: 'Today',
  day: 'Day',
  time: 'Time',
  /** For a customer in another time zone. */
  timeIn: (zone: string) => `Time, ${zone}`,
  noTime: 'Select a time',
  notNow: 'We can’t make it right away. Choose a time.',
  pickupAt: (street: string) => `Pickup at ${street}`,
  deliveryTo: (zipcode: string) => `Delivery to ${zipcode}`,
  offline: 'You’re offline',
  offlineNote: 'You’re offline, so we can’t look up times. They come back when you do.',
  outside: 'Outside our delivery area',
  zipcode: (zipcode: string) => `Zipcode ${zipcode}`,
  /** Stands beside SUBMIT. */
  pickAnother: 'Pick another time.',
  tooLate: 'It’s too late to order for today.',
  full: 'We’re fully booked right now. We’ll check again every minute.',
  fullThrough: (day: string) => `We’re fully booked through ${day}. We’ll check again every minute.`,
  maxLines: (most: number) => `Up to ${formatCount(most)} different things fit in one order.`,
  most: (most: number) => `We can’t make that many in time. Up to ${formatCount(most)} would fit.`,
}
