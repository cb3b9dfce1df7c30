// The demo's invented customers. Their e-mail addresses are at example.com, which belongs to nobody.
import type { Address } from '#domain/order.ts'
import { searchable } from '#domain/search.ts'
import type { Random } from './random.ts'

export interface DemoCustomer {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly address: Address & { readonly state: 'CA' }
  readonly phone: string | undefined
  /** For the driver. */
  readonly note: string | undefined
}

const firstNames = (
  'Abebe Agnieszka Aiko Alba Amara Anders Anjali Arturo Bea Cem Chidi Clara Dalia Dmitri Elif Emeka Esperanza ' +
  'Farah Fiona Gael Hana Hugo Imani Ines Ivo Jamila Joaquin Kaito Kofi Lan Leilani Lucia Mateo Mei Minh Nadia ' +
  'Niamh Noe Olu Paloma Priya Quincy Ramon Rosa Saoirse Sefa Soledad Tomas Uma Valentina Wren Ximena Yara Zofia'
).split(' ')

const lastNames = (
  'Abara Achterberg Adeyemi Alvarado Banerjee Bergqvist Blackwood Castellanos Cho Danso Delgado Diallo ' +
  'Eklund Escobedo Farouk Fennimore Gallegos Grabowski Haddad Hinojosa Ibarra Ishida Jaramillo Kahale Kaya ' +
  'Kowalczyk Lindqvist Luong Moyo-Hale Montoya Nakagawa Nkosi Núñez Okafor Oyelaran Palomares Pham Quintero ' +
  'Ramaswamy Redfern Saavedra Sandoval Tanaka Thistlewood Ueda Urrutia Vallejo Venkatesan Whitlock Xiong Yildiz Zamora'
).split(' ')

const streets = (
  'Laurel St,Almond Ave,Fig Garden Ln,Cannery Row,Raisin Blvd,Orchard Way,Old Mill Rd,Cedar Ct,Tower St,Canal Dr,' +
  'Sunset Ter,Poplar Ave,Vineyard Rd,Depot St,Harvest Ln,Palm Walk'
).split(',')

const cities = [
  ['Fresno', '93701'],
  ['Fresno', '93704'],
  ['Fresno', '93728'],
  ['Fresno', '93710'],
  ['Clovis', '93611'],
] as const

const notes = [
  'The bell is broken. Please knock.',
  'Blue door, behind the lemon tree.',
  'Leave it with the neighbor if nobody answers.',
  'The dog is loud and harmless.',
  'Gate code 1995.',
]

/** The first people of the list are the regulars. */
export function makePeople(count: number, random: Random): DemoCustomer[] {
  return Array.from({ length: count }, (_, at) => {
    const firstName = random.pick(firstNames)
    const lastName = random.pick(lastNames)
    const [city, zipcode] = random.pick(cities)
    return {
      firstName,
      lastName,
      email: `${plain(firstName)}.${plain(lastName)}${at}@example.com`,
      address: {
        address: `${random.whole(2, 2400)} ${random.pick(streets)}`,
        city,
        state: 'CA',
        zipcode,
        ...(random.chance(0.2) && { apartment: `Apt ${random.whole(1, 24)}` }),
      },
      // Numbers from 555-0100 to 555-0199 are kept for fiction.
      phone: random.chance(0.6)
        ? `(559) 555-01${random.whole(0, 99).toString().padStart(2, '0')}`
        : undefined,
      note: random.chance(0.12) ? random.pick(notes) : undefined,
    }
  })
}

/** Picks a regular more often than a stranger. */
export function whoOrders(people: readonly DemoCustomer[], random: Random): DemoCustomer {
  const share = random.chance(0.35) ? 0.1 : 1
  return random.pick(people.slice(0, Math.ceil(people.length * share)))
}

function plain(name: string): string {
  return searchable(name).replace(/[^a-z]/g, '')
}
