// Rosa's order: one valid order as the browser sends it.
import type { PlaceOrderBody } from '../domain/orders/order-api.ts'

export const rosasOrder: PlaceOrderBody = {
  firstName: 'Rosa',
  lastName: 'Delgado',
  address: '18 Laurel St',
  city: 'Fresno',
  state: 'CA',
  zipcode: '93701',
  delivery: null,
  email: 'rosa@example.com',
  lines: [
    { item: 'beef', quantity: 2 },
    { item: 'chix', quantity: 1 },
    { item: 'pork', quantity: 1 },
  ],
  expectedTotal: 4599,
  paymentToken: 'demo-approve-4242',
}
