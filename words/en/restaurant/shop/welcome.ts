// The words of the Welcome screen that are not the restaurant's own, which are in its settings.
export const welcomeMessages = {
  tab: (name: string, since: number | null) =>
    since === null ? `${name} | Burritos rolled by hand` : `${name} | Burritos since ${since}`,
  since: 'since',
  orderNow: 'Order Now',
  menu: 'Menu',
  heroAlt:
    'Three cut burritos, one in foil and one in striped paper, with lime halves and a clay bowl of red salsa.',
  tilesTitle: 'On our menu',
}
