// Where the restaurant is, in words and on a map.
import type { Restaurant } from './restaurant-schema.ts'

type Place = NonNullable<Restaurant['address']>

/** From the street to the ZIP code, as an address is written on one line. */
export function placeLine({ street, city, state, zipcode }: Place): string {
  return `${street}, ${city}, ${state} ${zipcode}`
}

/** A plain link: nothing is fetched from there before somebody follows it. */
export function mapSearch(place: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(placeLine(place))}`
}
