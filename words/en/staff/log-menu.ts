// What the Log screen says of a change to the menu: its items, sections, ingredients and options.
import type { Deed, GroupChange, MenuChange } from '#domain/audit.ts'
import type { Allergen } from '#domain/food-facts.ts'
import type { LocalText } from '#domain/local-text.ts'
import type { ItemId } from '#domain/menu.ts'
import { formatMoney } from '#domain/money.ts'
import { allergenWords, markWords } from '../food.ts'
import { listOf, rowOf } from '../lists.ts'
import { colourWords } from './colours.ts'
import { rulesInWords, ticketWords } from './group-rules.ts'

type Of<What extends Deed['what']> = Extract<Deed, { what: What }>
type NameOf = (id: ItemId) => string

export function itemSentence({ item, changed }: Of<'menu'>, nameOf: NameOf): string {
  return `changed ${nameOf(item)} (${rowOf(changed.map(changeSentence))})`
}

function changeSentence(change: MenuChange): string {
  const fact = facts[change.fact]
  switch (change.fact) {
    case 'name':
    case 'shortName':
    case 'description':
    case 'section':
      return fromTo(fact, quoted(change.from), quoted(change.to))
    case 'allergens':
      return fromTo(fact, allergensOf(change.from), allergensOf(change.to))
    case 'marks':
      return fromTo(
        fact,
        orNothing(change.from.map((mark) => markWords[mark])),
        orNothing(change.to.map((mark) => markWords[mark])),
      )
    case 'weight':
      return fromTo(fact, String(change.from), String(change.to))
    case 'inside':
      return fromTo(fact, insideOf(change.from), insideOf(change.to))
    case 'groups':
      return fromTo(fact, namesOf(change.from), namesOf(change.to))
    case 'picture':
      return pictureSentence(change)
    case 'colour':
      return fromTo(fact, colourWords[change.from], colourWords[change.to])
  }
}

function pictureSentence({ from, to }: Extract<MenuChange, { fact: 'picture' }>): string {
  if (!from || !to) return to ? 'with a picture' : 'without its picture'
  if (from.url !== to.url) return 'another picture, or another part of it'
  return fromTo('description of the picture', altOf(from.alt), altOf(to.alt))
}

function altOf(alt: LocalText | null): string {
  return alt ? quoted(alt) : 'its name'
}

export function sectionSentence({ from, to }: Of<'section'>): string {
  if (from && to) return `renamed the section ${from.en} to ${to.en}`
  return to ? `added the section ${to.en}` : `removed the section ${from?.en}`
}

export function ingredientSentence({ from, to }: Of<'ingredient'>): string {
  if (!from || !to) {
    const one = to ?? from
    const said = `the ingredient ${one?.name.en} (contains ${allergensOf(one?.allergens ?? [])})`
    return to ? `added ${said}` : `removed ${said}`
  }
  const contains = `contains ${allergensOf(to.allergens)} instead of ${allergensOf(from.allergens)}`
  const said = [
    from.name.en !== to.name.en && `now called ${to.name.en}`,
    allergensOf(from.allergens) !== allergensOf(to.allergens) && contains,
  ].filter((one) => one !== false)
  return `changed the ingredient ${from.name.en} (${rowOf(said)})`
}

export function groupSentence({ name, step, changed }: Of<'group'>, nameOf: NameOf): string {
  return `${step} the group ${name.en} (${rowOf(changed.map((change) => groupChangeSentence(change, nameOf)))})`
}

function groupChangeSentence(change: GroupChange, nameOf: NameOf): string {
  switch (change.fact) {
    case 'name':
      return `now called ${change.to.en}`
    case 'rules':
      return change.from && change.to
        ? fromTo('rules', allRules(change.from), allRules(change.to))
        : allRules(change.to ?? change.from)
    case 'choice':
      return choiceSentence(change)
    case 'choice-order':
      return `choices in the order ${namesOf(change.to)} instead of ${namesOf(change.from)}`
    case 'serves':
      if (change.from.length === 0) return `for ${listOf(change.to.map(nameOf))}`
      return fromTo('used by', orNothing(change.from.map(nameOf)), orNothing(change.to.map(nameOf)))
  }
}

function allRules(rules: Extract<GroupChange, { fact: 'rules' }>['to']): string {
  return rules ? `“${rulesInWords(rules)}, ${ticketWords[rules.onTicket]('…')} on the ticket”` : ''
}

function choiceSentence({ from, to }: Extract<GroupChange, { fact: 'choice' }>): string {
  if (from && to) return fromTo('a choice', choiceInWords(from), choiceInWords(to))
  const one = to ?? from
  return one ? `${to ? 'with' : 'without'} ${choiceInWords(one)}` : ''
}

function choiceInWords(choice: NonNullable<Extract<GroupChange, { fact: 'choice' }>['to']>): string {
  const { name, price, allergens, isDefault } = choice
  const more = [
    price > 0 && formatMoney(price),
    allergens.length > 0 && `contains ${allergensOf(allergens)}`,
    isDefault && '(default)',
  ].filter((one) => one !== false)
  return [`“${name.en}”`, ...more].join(' ')
}

export function orderSentence(
  what: 'sections' | 'groups',
  from: readonly LocalText[],
  to: readonly LocalText[],
) {
  return `put the ${what} in the order ${namesOf(to)} instead of ${namesOf(from)}`
}

const facts = {
  name: 'name',
  shortName: 'short name',
  description: 'description',
  section: 'section',
  allergens: 'allergens',
  marks: 'marks',
  weight: 'kitchen load',
  inside: 'ingredients',
  groups: 'options',
  picture: 'picture',
  colour: 'background',
} satisfies Record<MenuChange['fact'], string>

function fromTo(fact: string, from: string, to: string): string {
  return `${fact} from ${from} to ${to}`
}

function quoted({ en, es }: LocalText): string {
  return es === undefined ? `“${en}”` : `“${en}” (“${es}”)`
}

function allergensOf(contained: readonly Allergen[]): string {
  return orNothing(contained.map((one) => allergenWords[one]))
}

function insideOf(inside: Extract<MenuChange, { fact: 'inside' }>['from']): string {
  return orNothing(inside.map(({ name, canLeaveOut }) => (canLeaveOut ? `${name.en} (optional)` : name.en)))
}

function namesOf(names: readonly LocalText[]): string {
  return orNothing(names.map(({ en }) => en))
}

function orNothing(said: readonly string[]): string {
  return said.length > 0 ? listOf(said) : 'nothing'
}
