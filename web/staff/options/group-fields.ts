// A group of options as the owner types it, field by field.
import type { Allergen } from '#domain/menu/food-facts.ts'
import { parsePrice } from '#domain/menu/menu-limits.ts'
import type { GroupKind, TicketStyle } from '#domain/menu/menu.ts'
import { cents, formatAmount } from '#domain/basics/money.ts'
import type { OfficeGroup } from '#domain/menu/menu-api.ts'
import { optionsMessages as words } from '#words/menu/staff/options.ts'
import type { FormFields } from '../office/form-fields.ts'
import type { SettingFormState } from '../office/use-setting-form.ts'

export interface ChoiceFields {
  /** Of the row on the screen: a new choice has no id yet. */
  readonly key: string
  readonly id: string | null
  readonly name: string
  readonly price: string
  readonly allergens: readonly Allergen[]
  readonly isDefault: boolean
}

export interface GroupFields {
  readonly name: string
  readonly kind: GroupKind
  readonly smallest: string
  readonly largest: string
  readonly onTicket: TicketStyle
  readonly choices: readonly ChoiceFields[]
  readonly items: readonly string[]
}

export type GroupForm = SettingFormState<GroupFields>

/** How many can be chosen depends on how many choices there are: editing either settles both. */
const settledTogether = { settles: ['kind', 'smallest', 'largest', 'choices'] }

/**
 * 1.5 means what 1.50 means, and ticks mean the same in any order. A choice is known by its name, which is its own: one that
 * was saved while the owner typed on has its id there, and not yet here.
 */
export const groupFields: FormFields<GroupFields> = {
  name: { label: words.name },
  kind: { label: words.kind, ...settledTogether },
  smallest: { label: words.smallest, ...settledTogether },
  largest: { label: words.largest, ...settledTogether },
  onTicket: { label: words.onTicket },
  choices: {
    label: words.choices,
    meaning: (choices) =>
      choices.map(({ name, price, allergens, isDefault }) => [
        name.trim(),
        parsePrice(price) ?? price,
        allergens.toSorted(),
        isDefault,
      ]),
    ...settledTogether,
  },
  items: { label: words.usedBy, meaning: (items) => items.toSorted() },
}

export function fieldsOf(group: OfficeGroup): GroupFields {
  const { name, kind, smallest, largest, onTicket, choices, serves } = group
  return {
    name: name.en,
    kind,
    smallest: String(smallest),
    largest: String(largest),
    onTicket,
    choices: choices.map(({ id, name: called, price, allergens, isDefault }) => ({
      key: id,
      id,
      name: called.en,
      price: formatAmount(price),
      allergens,
      isDefault,
    })),
    items: serves,
  }
}

/** `key` tells the new row from the others. */
export function newChoice(key: string): ChoiceFields {
  return { key, id: null, name: '', price: formatAmount(cents(0)), allergens: [], isDefault: false }
}

/** Of a choose-one group at most one choice is chosen, and at most one is the default. */
export function withKind(form: GroupFields, kind: GroupKind): Partial<GroupFields> {
  if (kind !== 'one') return { kind }
  const defaultAt = form.choices.findIndex(({ isDefault }) => isDefault)
  return {
    kind,
    largest: '1',
    smallest: readWhole(form.smallest) > 0 ? '1' : '0',
    choices: form.choices.map((choice, at) => ({ ...choice, isDefault: at === defaultAt })),
  }
}

export function withDefault(form: GroupFields, key: string, isDefault: boolean): Partial<GroupFields> {
  return {
    choices: form.choices.map((choice) => {
      if (choice.key === key) return { ...choice, isDefault }
      return form.kind === 'one' && isDefault ? { ...choice, isDefault: false } : choice
    }),
  }
}

export function readWhole(text: string): number {
  return /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : Number.NaN
}
