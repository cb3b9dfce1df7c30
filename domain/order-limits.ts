// How much anybody may order in whose name (trust rule 22): an order is free to place, fills the board, and writes a mail
// to whomever it names.

/** To one mailbox. Nobody eats more often; who orders for a whole floor is told to name another address. */
export const ordersAnHour = 10

/**
 * So many orders of a mailbox get their mails: the receipt, and what follows. Lunch, what was forgotten, and a friend's
 * are three; a stranger who orders in somebody else's name sends no more than this.
 */
export const mailedAnHour = 5
export const mailedADay = 10

/** From one neighbour: an office of sixty orders lunch twice in an hour, and has not used it up. */
export const neighbourAnHour = 150
export const neighbourADay = 400

/** What a mailbox has been sent for: orders that were stored, and those being placed at this moment. */
export interface RecentOrders {
  readonly lastHour: number
  readonly lastDay: number
}

export function mayOrderAgain({ lastHour }: RecentOrders): boolean {
  return lastHour < ordersAnHour
}

export function isMailed({ lastHour, lastDay }: RecentOrders): boolean {
  return lastHour < mailedAnHour && lastDay < mailedADay
}

/**
 * The mailbox that an address ends up in, as far as its look says: many providers put "rosa+lunch@" into that of "rosa@",
 * and Google's also "r.osa@". Counted by this, compared by nothing else.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@')
  const [untagged] = name.split('+')
  const own = untagged || name
  const isGoogles = host === 'gmail.com' || host === 'googlemail.com'
  return isGoogles ? `${own.replaceAll('.', '')}@gmail.com` : `${own}@${host}`
}
