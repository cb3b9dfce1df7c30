// The demo's restaurant: a street that Fresno does not have, a phone number that nobody has.
import type { Restaurant } from '#domain/restaurant.ts'
import { startingRestaurant } from '#domain/starting-restaurant.ts'

export function demoRestaurant(timeZone: string): Restaurant {
  return {
    ...startingRestaurant(timeZone),
    address: { street: '1995 Comal Street', city: 'Fresno', state: 'CA', zipcode: '93721' },
    // Numbers from 555-0100 to 555-0199 are kept for fiction, and .example names no one.
    phone: '(559) 555-0195',
    email: 'hello@burritoful.example',
    directions: { en: 'Between the laundromat and the moon. Follow the cumin.' },
  }
}
