// The words of the office's Pickup and delivery screen.
import { formatMoney, type Cents } from '#domain/basics/money.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { formatCount } from '../../basics/counts.ts'

const money = (amount: Cents) => formatMoney(amount)
const minutes = (count: number) => `${count}\u00A0min`

export const fulfillmentOfficeMessages = {
  title: 'Pickup and delivery',
  about: 'At least one stays on. New orders follow at once.',
  form: 'Pickup and delivery',

  fulfillments: {
    pickup: { name: 'Pickup', about: 'Ready: “Come and get it.” with your address.' },
    delivery: { name: 'Delivery', about: 'Ready: “Packed. Leaving next.” Then it’s on its way.' },
  } satisfies Record<Fulfillment, object>,
  /** Stands beside the last switch that is on. */
  staysOn: {
    pickup: 'Stays on while delivery is off.',
    delivery: 'Stays on while pickup is off.',
  } satisfies Record<Fulfillment, string>,

  zones: 'Delivery zones',
  add: 'Add a zone',
  zone: 'Zone',
  zipcodes: 'ZIP codes',
  fee: 'Fee',
  free: 'Free',
  smallest: 'Smallest order',
  anyOrder: 'Any',
  onTheRoad: 'On the road',
  minutes,
  money,
  edit: 'Edit',
  more: (count: number) => `${formatCount(count)} more`,
  noZones: 'No zones: you deliver everywhere, free, 20 minutes on the road.',
  onlyZones: 'Where no zone reaches, nobody can order a delivery.',

  editor: {
    addTitle: 'Add a zone',
    editTitle: (name: string) => `Zone ${name}`,
    name: 'Name',
    nameHint: 'For you. Customers don’t see it.',
    zipcodes: 'ZIP codes',
    zipcodesHint: 'Type one and press Enter, or paste a list.',
    inZone: 'ZIP codes in this zone',
    removeZipcode: (zipcode: string) => `Remove ${zipcode}`,
    notZipcode: (typed: string) => `“${typed}” isn’t a ZIP code. Use 5 digits.`,
    fee: 'Delivery fee, $',
    smallest: 'Smallest order, $',
    smallestHint: '0 for any order.',
    minutes: 'Minutes on the road',
    remove: 'Remove zone',
    cancel: 'Cancel',
    done: 'Done',
  },

  try: {
    title: 'Try a ZIP',
    zipcode: 'ZIP code',
    shape: 'Use 5 digits.',
    off: 'Delivery is off. Customers can only pick up.',
    everywhere: ['Everywhere.', 'Free, any order, 20 minutes on the road.'] as const,
    terms: (fee: Cents, smallest: Cents, road: number) =>
      [
        fee === 0 ? 'Free' : money(fee),
        smallest === 0 ? 'any order' : `orders from ${money(smallest)}`,
        `${road} minutes on the road.`,
      ].join(', '),
    noZone: 'is in no zone.',
    customerSees: (sentence: string) => `The customer sees: “${sentence}”`,
    smallerSees: (sentence: string) => `With less in the cart: “${sentence}”`,
  },

  rules: 'Rules',
  first: 'Default at checkout',
  taxFee: 'Tax the delivery fee',
  taxFeeHint: 'Ask your accountant.',
  phone: { pickup: 'Phone for pickup', delivery: 'Phone for delivery' } satisfies Record<Fulfillment, string>,
  required: { optional: 'Optional', required: 'Required' },

  none: 'none',
}
