// The street of an address line, without the parts that identify a door: house number, apartment, directions to the door.
// Anyone with an order's link sees no more than this of its address (trust rule 25). When in doubt, more is removed.

/** The most words of a street without a street type, such as Broadway, and of a city. More words may be directions. */
const mostWords = 4

/** The street types, as Americans write and abbreviate them. */
const kinds = new Set(
  `alley aly avenue ave av boulevard blvd circle cir close court ct crescent cres crossing xing drive dr expressway expy
  freeway fwy grove highway hwy lane ln loop mews parkway pkwy path pike place pl plaza plz ridge road rd route row run square sq
  street str st terrace ter trail trl turnpike tpke walk way`.split(/\s+/),
)
const directions = new Set('n s e w ne nw se sw north south east west'.split(' '))
/** Matches where an apartment, a person or directions begin. Words such as lot, gate or bell need a number or a letter after them. */
const inside = new RegExp(
  String.raw`[#(].*$|(?:^|\s)(?:(?:apt|apartment|suite|ste|unit|room|rm|floor|fl|bldg|penthouse|ph|basement|bsmt|c/o|care of|attn)(?:[\s.:]|$)|(?:flat|building|lot|space|door|gate|bell|code) (?:\S*\d|\p{L}(?:\s|$))|\d+(?:st|nd|rd|th) (?:floor|fl|level|story)).*$`,
  'iu',
)
const ordinal = /^\d+(?:st|nd|rd|th)$/i
const numberWord =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\p{L}+)?|hundred)$/iu

/** Empty if no part of the line is surely a street. */
export function streetName(line: string): string {
  const parts = line
    .normalize('NFKC')
    .split(/[,;\n]/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' ').replace(inside, ''))
    .map((part) => ({ isNumbered: /^\p{N}/u.test(part), ...streetIn(part) }))
    .filter(({ street }) => street !== '')
  // In "Rosa Court, 12 Main St", the part with the number is the street, and the other is the name of a building.
  const known = parts.filter(({ isKnown }) => isKnown)
  const likely = known.length > 0 ? known : parts
  return (likely.find(({ isNumbered }) => isNumbered) ?? likely[0])?.street ?? ''
}

/** The name of a city, without anything else that was typed into the field. */
export function cityName(line: string): string {
  const [city = ''] = line.normalize('NFKC').split(/[,;\n#(]/)
  return city
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word) && !/\p{N}/u.test(word))
    .slice(0, mostWords)
    .join(' ')
}

function streetIn(part: string): { readonly street: string; readonly isKnown: boolean } {
  const words = part.split(' ')
  const named = withoutNumberWords(words.filter(isName))
  const end = endOf(named)
  if (end !== undefined) return { street: named.slice(0, end).join(' '), isKnown: true }
  // In "Broadway 1501 Rosa Diaz", the number follows the street, and anything may follow the number.
  const first = words.findIndex(isName)
  const number = words.findIndex((word, at) => at > first && !isName(word))
  const before = number === -1 ? named : withoutNumberWords(words.slice(0, number).filter(isName))
  return { street: before.slice(0, mostWords).join(' '), isKnown: false }
}

function isName(word: string): boolean {
  return /\p{L}/u.test(word) && (!/\p{N}/u.test(word) || ordinal.test(word))
}

/** Removes the "One hundred" of "One hundred Main St" and the "B" of "18 B Laurel St", but not the "B" of "B St". */
function withoutNumberWords(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words
  const isLetter = /^\p{L}$/u.test(first) && !directions.has(plain(first))
  return rest.length >= 2 && (isLetter || numberWord.test(first)) ? withoutNumberWords(rest) : words
}

/** The street ends after its type and direction. A type that comes first belongs to the name: St Louis Ave, Court St. */
function endOf(words: readonly string[]): number | undefined {
  const from = words.findIndex((word) => !directions.has(plain(word))) + 1
  let end = words.findIndex((word, at) => at >= from && kinds.has(plain(word))) + 1
  if (end === 0) return undefined
  while (isPartOf(words[end])) end += 1
  return end
}

function isPartOf(word: string | undefined): boolean {
  return word !== undefined && (kinds.has(plain(word)) || directions.has(plain(word)))
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll('.', '')
}
