// The demo's invented customers. Their email addresses are at example.com, which is reserved for examples.
import { toSearchText } from '#domain/orders/search.ts'
import type { Random } from './random.ts'

export type DemoCustomer = ReturnType<typeof makeCustomers>[number]

const firstNames =
  'Abebe Agnieszka Aiko Amara Anders Anjali Cem Chidi Clara Dalia Elif Esperanza Farah Hugo Imani Ines ' +
  'Jamila Joaquin Kaito Lan Mateo Mei Nadia Niamh Paloma Priya Ramon Rosa Soledad Tomas Uma Wren Ximena ' +
  'Yara Zofia'
const lastNames =
  'Abara Adeyemi Banerjee Bergqvist Blackwood Castellanos Danso Delgado Eklund Escobedo Farouk Gallegos ' +
  'Grabowski Haddad Ishida Kahale Kaya Lindqvist Luong Moyo-Hale Núñez Okafor Pham Quintero Ramaswamy ' +
  'Saavedra Tanaka Thistlewood Urrutia Venkatesan Xiong Yildiz Zamora'
const streets = 'Laurel St,Almond Ave,Fig Garden Ln,Cannery Row,Orchard Way,Old Mill Rd,Canal Dr,Vineyard Rd'
const cities = [
  ['Fresno', '93701'],
  ['Fresno', '93704'],
  ['Fresno', '93710'],
  ['Clovis', '93611'],
] as const
const notes = ['The bell is broken. Please knock.', 'Blue door, behind the lemon tree.', 'Gate code 1995.']

/** The first customers in the list are the regulars. */
export function makeCustomers(count: number, random: Random) {
  return Array.from({ length: count }, (_, at) => {
    const firstName = random.pick(firstNames.split(' '))
    const lastName = random.pick(lastNames.split(' '))
    const [city, zipcode] = random.pick(cities)
    const street = random.pick(streets.split(','))
    return {
      firstName,
      lastName,
      email: `${plain(firstName)}.${plain(lastName)}${at}@example.com`,
      address: { address: `${random.whole(2, 2400)} ${street}`, city, state: 'CA' as const, zipcode },
      // The numbers from 555-0100 to 555-0199 are reserved for fiction.
      ...(random.chance(0.6) && { phone: `(559) 555-01${random.whole(10, 99)}` }),
      /** For the driver. */
      ...(random.chance(0.12) && { note: random.pick(notes) }),
    }
  })
}

/** Picks regulars more often than other customers. */
export function pickCustomer(people: readonly DemoCustomer[], random: Random): DemoCustomer {
  const share = random.chance(0.35) ? 0.1 : 1
  return random.pick(people.slice(0, Math.ceil(people.length * share)))
}

function plain(name: string): string {
  return toSearchText(name).replace(/[^a-z]/g, '')
}
