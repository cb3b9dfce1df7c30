// The link to a map with an address on it.
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'

/** A plain link: nothing is fetched from there before somebody follows it. */
export function mapSearch({ street, city, state, zipcode }: NonNullable<Restaurant['address']>): string {
  const query = `${street}, ${city}, ${state} ${zipcode}`
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
