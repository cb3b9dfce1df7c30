// What differs between an item, or a group of options, before and after an owner's change: what the log keeps of it.
import type { Deed, GroupChange, MenuChange } from './audit.ts'
import type { LocalText } from './local-text.ts'
import type { Colour, ItemPicture } from './look.ts'
import type { Choice, ItemId, Menu, MenuItem, OptionGroup } from './menu.ts'

/** What the owner says of an item. */
export type ItemFacts = Pick<
  MenuItem,
  | 'name'
  | 'shortName'
  | 'description'
  | 'price'
  | 'section'
  | 'inside'
  | 'groups'
  | 'ownAllergens'
  | 'marks'
  | 'weight'
> & { readonly colour: Colour; readonly picture: PictureFacts | null }

export interface PictureFacts extends Pick<ItemPicture, 'url'> {
  /** Null where the item's name says enough, whatever it will be. */
  readonly alt: LocalText | null
}

export type ChoiceFacts = Pick<Choice, 'id' | 'name' | 'price' | 'allergens' | 'isDefault'>

/** What the owner says of a group. */
export type GroupFacts = Pick<OptionGroup, 'name' | 'kind' | 'smallest' | 'largest' | 'onTicket'> & {
  readonly choices: readonly ChoiceFacts[]
  readonly serves: readonly ItemId[]
}

export function factsOf({ look: { colour, picture }, ...item }: MenuItem): ItemFacts {
  return {
    ...item,
    colour,
    picture: picture && { url: picture.url, alt: picture.alt.en === item.name.en ? null : picture.alt },
  }
}

/** `menu` has the names of sections, groups and ingredients. */
export function itemDeeds(item: ItemId, before: ItemFacts, after: ItemFacts, menu: Menu): Deed[] {
  const facts: MenuChange[] = [
    { fact: 'name', from: before.name, to: after.name },
    { fact: 'shortName', from: before.shortName, to: after.shortName },
    { fact: 'description', from: before.description, to: after.description },
    { fact: 'section', from: sectionName(before, menu), to: sectionName(after, menu) },
    { fact: 'allergens', from: before.ownAllergens, to: after.ownAllergens },
    { fact: 'marks', from: before.marks, to: after.marks },
    { fact: 'weight', from: before.weight, to: after.weight },
    { fact: 'inside', from: insideNames(before, menu), to: insideNames(after, menu) },
    { fact: 'groups', from: groupNames(before, menu), to: groupNames(after, menu) },
    { fact: 'picture', from: before.picture, to: after.picture },
    { fact: 'colour', from: before.colour, to: after.colour },
  ]
  const changed = facts.filter(isDifferent)
  return [
    ...(changed.length > 0 ? [{ what: 'menu', item, changed } as const] : []),
    ...(before.price !== after.price
      ? [{ what: 'price', item, from: before.price, to: after.price } as const]
      : []),
  ]
}

/** Undefined where there was no group before, or is none after. */
export function groupChanges(before: GroupFacts | undefined, after: GroupFacts | undefined): GroupChange[] {
  const ids = new Set([...(before?.choices ?? []), ...(after?.choices ?? [])].map(({ id }) => id))
  const choiceIn = (group: GroupFacts | undefined, id: string) =>
    group?.choices.find((choice) => choice.id === id) ?? null
  const facts: GroupChange[] = [
    ...(before && after ? betweenBoth(before, after) : []),
    { fact: 'rules', from: rulesOf(before), to: rulesOf(after) },
    ...[...ids].map(
      (id) => ({ fact: 'choice', from: choiceIn(before, id), to: choiceIn(after, id) }) as const,
    ),
    { fact: 'serves', from: before?.serves ?? [], to: after?.serves ?? [] },
  ]
  return facts.filter(isDifferent)
}

function betweenBoth(before: GroupFacts, after: GroupFacts): GroupChange[] {
  return [
    { fact: 'name', from: before.name, to: after.name },
    {
      fact: 'choice-order',
      from: sharedNames(before, before, after),
      to: sharedNames(after, before, after),
    },
  ]
}

export function isDifferent({ from, to }: { readonly from: unknown; readonly to: unknown }): boolean {
  return JSON.stringify(from) !== JSON.stringify(to)
}

const nameless: LocalText = { en: '' }

function sectionName({ section }: ItemFacts, { sections }: Menu): LocalText {
  return sections.find(({ id }) => id === section)?.name ?? nameless
}

function insideNames({ inside }: ItemFacts, { ingredients }: Menu) {
  return inside.map(({ id, canLeaveOut }) => ({
    name: ingredients.find((one) => one.id === id)?.name ?? nameless,
    canLeaveOut,
  }))
}

/** In the order of the menu, whichever was ticked first. */
function groupNames(item: ItemFacts, { groups }: Menu): LocalText[] {
  return groups.filter(({ id }) => item.groups.includes(id)).map(({ name }) => name)
}

function rulesOf(group: GroupFacts | undefined) {
  if (!group) return null
  const { kind, smallest, largest, onTicket } = group
  return { kind, smallest, largest, onTicket }
}

/** The choices that both have, in the order of the first, by the names that they had, so that a new name is no new order. */
function sharedNames({ choices }: GroupFacts, before: GroupFacts, after: GroupFacts): LocalText[] {
  return choices.flatMap(({ id }) => {
    const named = before.choices.find((choice) => choice.id === id)
    return named && after.choices.some((choice) => choice.id === id) ? named.name : []
  })
}
