// Limits on orders and mails per mailbox and per network address (trust rule 22): placing an order is free, fills the
// kitchen's board, and sends a mail to whatever address the order names.

/** Per mailbox. Nobody eats more often; a customer who orders for a whole floor is asked for another address. */
export const maxOrdersPerHour = 10

/**
 * This many orders of a mailbox get their mails. A customer needs about three: lunch, something forgotten, an order for a
 * friend. A stranger who orders in somebody else's name can send that person no more mails than this.
 */
export const maxEmailedPerHour = 5
export const maxEmailedPerDay = 10

/** Per client, which is a network address: an office of sixty can order lunch twice in an hour. */
export const maxOrdersPerAddressAnHour = 150
export const maxOrdersPerAddressADay = 400

/** Where no cards are taken: so many orders that nobody has paid may be open at once (trust rule 23). */
export const maxUnpaidPerMailbox = 2
export const maxUnpaidPerAddress = 5

/** A mailbox's orders: those stored, and those being placed at this moment. */
export interface RecentOrders {
  readonly lastHour: number
  readonly lastDay: number
}

export function canOrderAgain({ lastHour }: RecentOrders): boolean {
  return lastHour < maxOrdersPerHour
}

export function canEmail({ lastHour, lastDay }: RecentOrders): boolean {
  return lastHour < maxEmailedPerHour && lastDay < maxEmailedPerDay
}

/**
 * The mailbox that probably receives an address: many providers deliver "rosa+lunch@" to "rosa@", and Google also "r.osa@".
 * The result is good for counting only: mails go to the address as typed.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  const [untagged] = name.split('+')
  const own = untagged || name
  const isGoogles = host === 'gmail.com' || host === 'googlemail.com'
  return isGoogles ? `${own.replaceAll('.', '')}@gmail.com` : `${own}@${host}`
}
