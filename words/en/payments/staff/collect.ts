// The words of the dialog that collects a customer's money at the counter or at the door (R65).
export const collectMessages = {
  notPaid: (amount: string) => `Not paid · ${amount}`,
  markPaid: 'Mark paid',
  take: (amount: string, number: number) => `Take ${amount} for order ${number}?`,
  takeHint: (name: string) =>
    `${name || 'The customer'} hasn’t paid yet. Once it’s marked paid, it counts in today’s sales.`,
  first: (amount: string) => `Collect ${amount} first`,
  firstHint: (number: number, name: string) => `Order ${number} for ${name} isn’t paid.`,
  paidHandOver: 'Paid, hand over',
  unpaid: 'Hand over unpaid',
  back: 'Back',
}
