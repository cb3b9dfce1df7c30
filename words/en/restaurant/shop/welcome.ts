// The fixed words of the Welcome screen; the restaurant's own words are in its settings.
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
