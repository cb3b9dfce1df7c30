// The restaurant of the tests, as it opens.
import { startingRestaurant } from '../domain/restaurant/starting-restaurant.ts'
import { timeZone } from './databases.ts'

export const restaurant = startingRestaurant(timeZone)
export const { taxRate } = restaurant
