// Limits on orders and emails per mailbox and per client address (trust rule 22). They are needed because placing an order is
// free, fills the kitchen's board, and sends an email to any address that the order names.

/** Per mailbox. A customer who orders for a whole office is asked for another address. */
export const maxOrdersPerHour = 10

/**
 * This many orders of a mailbox get their emails. A customer needs about three: lunch, something forgotten, an order for a
 * friend. A stranger who orders in somebody else's name cannot make us send that person more emails than this.
 */
export const maxEmailedPerHour = 5
export const maxEmailedPerDay = 10

/** Per client address. An office of sixty people behind one address can order lunch twice in an hour. */
export const maxOrdersPerAddressAnHour = 150
export const maxOrdersPerAddressADay = 400

/** If no cards are accepted: how many unpaid orders may be open at once (trust rule 23). */
export const maxUnpaidPerMailbox = 2
export const maxUnpaidPerAddress = 5

/** The number of a mailbox's orders, both stored and currently being placed. */
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
 * The mailbox that an address probably belongs to: many providers deliver "rosa+lunch@" to "rosa@", and Google also "r.osa@".
 * Use the result only for counting: emails go to the address as typed.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  const [untagged] = name.split('+')
  const own = untagged || name
  const isGoogles = host === 'gmail.com' || host === 'googlemail.com'
  return isGoogles ? `${own.replaceAll('.', '')}@gmail.com` : `${own}@${host}`
}
