// The words of the Welcome screen. The owner's specification gives only 1995 and the four burritos; the rest is our
// copy.
export const welcomeWords = {
  tab: 'Burritoful | Burritos since 1995',
  /** Each word has a line of its own on a wide screen. */
  title: ['Worth', 'every', 'napkin.'],
  lead: 'Four burritos, rolled by hand since 1995.',
  orderNow: 'Order Now',
  menu: 'Menu',
  heroAlt:
    'Three cut burritos, chicken in foil, beef, and pork in striped paper, with lime halves and a clay bowl of red salsa.',
  year: '1995',
  storyTitle: 'One comal, four burritos',
  story:
    'We opened in 1995 with one comal, one recipe book and more hope than chairs. The first tortillas came out square. By summer they were round, and the line was out the door. Not much has changed. We still press the dough before sunrise, still let the beans take all night, and still make four burritos and only four: beef, chicken, bean and pork. No secret menu, no shortcuts. Just a warm tortilla, filled until it worries us, then folded tight by someone who’d gladly eat it themselves.',
  storyEnd: 'Come hungry. Take napkins.',
  tilesTitle: 'Our burritos',
}
