// The tastes of the demo's customers: which salsa, which extras, what they leave out, and what they tell the kitchen.
import type { Burrito, ChosenCount } from '#domain/cart.ts'
import { asBurrito } from '#domain/as-burrito.ts'
import { makeBurrito, plainChoices } from '#domain/made-burrito.ts'
import { groupsOf, type Menu, type MenuItem, type OptionGroup } from '#domain/menu.ts'
import type { Random } from './random.ts'

/** How many of a hundred take it. */
const likedBy: Readonly<Record<string, number>> = {
  'salsa-mild': 13,
  'salsa-hot': 25,
  'salsa-none': 5,
  'extras-guacamole': 22,
  'extras-cheese': 12,
  'extras-sour-cream': 9,
  'extras-double-filling': 5,
  'size-large': 35,
}
const leftOutBy: Readonly<Record<string, number>> = { onion: 10, cilantro: 9, tomato: 6 }
/** Of what the demo does not know. */
const newcomer = 8
const missed = 2

const noted = 0.03
const notes = [
  'Cut in half, please.',
  'Extra napkins, please.',
  'It’s for a five-year-old.',
  'Go easy on the rice.',
  'Well toasted.',
]

export function asTheyLikeIt(item: MenuItem, menu: Menu, random: Random): Burrito {
  const groups = groupsOf(item, menu)
  const isIn = (hundredths: number) => random.chance(hundredths / 100)
  const burrito = asBurrito(item, menu, {
    choices: groups.flatMap((group) => chooseFrom(group, random)),
    without: item.inside
      .filter(({ id, canLeaveOut }) => canLeaveOut && isIn(leftOutBy[id] ?? missed))
      .map(({ id }) => id),
    note: random.chance(noted) ? random.pick(notes) : '',
  })
  // The owner's own groups may ask for more than anybody here thinks of.
  return typeof makeBurrito(burrito, menu) === 'string' ? { item: item.id } : burrito
}

function chooseFrom(group: OptionGroup, random: Random): ChosenCount[] {
  const comesWith = plainChoices([group])
  const liked = group.choices
    .filter(({ id, soldOut }) => !soldOut && !comesWith.some((one) => one.id === id))
    .filter(({ id }) => random.chance((likedBy[id] ?? newcomer) / 100))
    .map(({ id }) => ({ id, count: group.kind === 'many' ? random.whole(1, 2) : 1 }))
  if (group.kind === 'one') return liked.length > 0 ? [random.pick(liked)] : comesWith
  return [...comesWith, ...liked].slice(0, group.largest)
}
