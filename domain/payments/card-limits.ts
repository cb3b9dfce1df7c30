// How many cards may be declined before no more are tried (trust rule 24): whoever has a list of stolen cards would try them
// all here, and each of these tries costs the restaurant its good name with the card companies.

/** In an hour, each. A customer mistypes a number, takes another card, and then knows. */
export const declinesByMailbox = 5
/** Per neighbour, which is a network address: in an office more than one card has expired. */
export const declinesByNeighbour = 10

/**
 * Whoever has many addresses and mailboxes shows in the whole shop: when more than this are declined in an hour, and they are
 * half of all tries, every card is asked for 3-D Secure.
 */
export const mostDeclines = 60
