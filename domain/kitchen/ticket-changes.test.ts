// R60: whatever menu the owner writes and whatever a customer chooses, every option of every burrito is on the ticket, once.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeBill } from '../orders/bill.ts'
import { lineKey, type RequestedLine } from '../menu/requested-item.ts'
import type { Choice, Ingredient, Menu, MenuItem, OptionGroup } from '../menu/menu.ts'
import { cents, milliPercent } from '../basics/money.ts'
import { startingMenu } from '../menu/starting-menu.ts'
import { runs } from '../../test-support/property-runs.ts'

const [plainItem] = startingMenu.items as [MenuItem, ...MenuItem[]]

const ingredients: readonly Ingredient[] = ['rice', 'onion', 'corn', 'cheese'].map((id) => ({
  id,
  name: { en: id },
  allergens: [],
}))

function choiceOf(id: string, isDefault: boolean, price: number): Choice {
  return {
    id,
    name: { en: id.toUpperCase() },
    price: cents(isDefault ? 0 : price),
    allergens: [],
    isDefault,
    soldOut: false,
    backAt: null,
  }
}

/** A group, and how many of each choice a customer takes. */
interface Asked {
  readonly group: OptionGroup
  readonly counts: readonly number[]
}

function anyGroup(at: number): fc.Arbitrary<Asked> {
  return fc
    .record({
      kind: fc.constantFrom('one', 'some', 'many'),
      onTicket: fc.constantFrom('add', 'word'),
      choices: fc.array(fc.record({ isUsual: fc.boolean(), price: fc.nat(500), count: fc.nat(3) }), {
        minLength: 1,
        maxLength: 5,
      }),
      taken: fc.nat(5),
    })
    .map(({ kind, onTicket, choices, taken }) => {
      const counts = choices.map(({ count }, nth) => {
        if (kind === 'one') return nth === taken % choices.length ? 1 : 0
        return kind === 'some' ? Math.min(count, 1) : count
      })
      return {
        group: {
          id: `group-${at}`,
          name: { en: `Group ${at}` },
          kind,
          smallest: kind === 'one' ? 1 : 0,
          largest: kind === 'one' ? 1 : kind === 'some' ? choices.length : 3,
          onTicket,
          choices: choices.map(({ isUsual, price }, nth) =>
            // If a choice is required, the first one is the default.
            choiceOf(`choice-${at}-${nth}`, kind === 'one' ? nth === 0 : isUsual, price),
          ),
        },
        counts,
      } as const
    })
}

const anyOrder = fc.integer({ min: 0, max: 4 }).chain((groups) =>
  fc.record({
    asked: fc.tuple(...Array.from({ length: groups }, (_, at) => anyGroup(at))),
    without: fc.subarray(ingredients.map(({ id }) => id)),
    quantity: fc.integer({ min: 1, max: 9 }),
    note: fc.option(fc.constantFrom('Cut in half', 'No dairy at all: allergy.'), { nil: undefined }),
  }),
)

function menuWith(asked: readonly Asked[]): Menu {
  const inside = ingredients.map(({ id }) => ({ id, canLeaveOut: true }))
  const groups = asked.map(({ group }) => group)
  return {
    sections: startingMenu.sections,
    items: [{ ...plainItem, inside, groups: groups.map(({ id }) => id) }],
    groups,
    ingredients,
  }
}

/** The lines that the ticket must show, worked out choice by choice. */
function expected(asked: readonly Asked[], without: readonly string[]): string[] {
  const ofGroups = asked.flatMap(({ group, counts }) => {
    const isReplaced = group.kind === 'one' && counts.some((count) => count > 0)
    return group.choices.flatMap((choice, nth) => {
      const count = counts[nth] ?? 0
      if (count > 0 && !choice.isDefault) return `${group.onTicket} ${choice.id} ${count}`
      if (count > 1) return `${group.onTicket} ${choice.id} ${count}`
      return count === 0 && choice.isDefault && !isReplaced ? `no ${choice.id} 1` : []
    })
  })
  return [...ofGroups, ...without.map((id) => `no ${id} 1`)].toSorted()
}

describe('R60 the ticket', () => {
  test('says every option of every burrito once, and nothing of what it comes with', () => {
    fc.assert(
      fc.property(anyOrder, ({ asked, without, quantity, note }) => {
        const choices = asked.flatMap(({ group, counts }) =>
          group.choices.flatMap(({ id }, nth) => {
            const count = counts[nth] ?? 0
            return count > 0 ? { id, count } : []
          }),
        )
        const line = { item: plainItem.id, quantity, choices, without, ...(note !== undefined && { note }) }
        const { lines } = makeBill([line], menuWith(asked), milliPercent(9_500))
        expect(lines).toMatchObject([{ quantity, ...(note !== undefined && { note }) }])
        const said = (lines[0]?.changes ?? []).map(({ kind, id, count }) => `${kind} ${id} ${count}`)
        expect(said.toSorted()).toEqual(expected(asked, without))
      }),
      { numRuns: runs(2_000) },
    )
  })

  test('keeps different burritos apart: two of a kind never lose their options to each other', () => {
    const anyLine = fc.record({
      without: fc.subarray(ingredients.map(({ id }) => id)),
      note: fc.constantFrom(undefined, 'Cut in half'),
      quantity: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(fc.uniqueArray(anyLine, { maxLength: 6, minLength: 1, selector: wishOf }), (wanted) => {
        const lines: RequestedLine[] = wanted.map(({ without, note, quantity }) => ({
          item: plainItem.id,
          quantity,
          without,
          ...(note !== undefined && { note }),
        }))
        const bill = makeBill(lines, menuWith([]), milliPercent(9_500))
        // The unmodified line comes first, whenever it was added.
        const isChanged = ({ without, note }: RequestedLine) => Boolean(without?.length) || note !== undefined
        const inTurn = [...lines.filter((line) => !isChanged(line)), ...lines.filter(isChanged)]
        expect(bill.lines.map((line) => [lineKey(line), line.quantity])).toEqual(
          inTurn.map((line) => [lineKey(line), line.quantity]),
        )
        for (const [at, { without = [] }] of inTurn.entries()) {
          const said = (bill.lines[at]?.changes ?? []).map(({ id }) => id)
          expect(said.toSorted()).toEqual([...without].toSorted())
        }
      }),
    )
  })
})

function wishOf({ without, note }: { without: readonly string[]; note: string | undefined }): string {
  return `${without.join()} ${note}`
}
