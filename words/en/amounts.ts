// The words beside the amounts of a bill.
export const amountWords = {
  subtotal: 'Subtotal',
  charge: { tax: (rate: string) => `Tax ${rate}` },
  total: 'Total',
  was: 'Was',
}
