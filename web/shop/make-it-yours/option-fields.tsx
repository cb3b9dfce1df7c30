// The choices of one group: one of them (a row of a tabla, or tiles), some of them, or so many of each (R57).
import { useId, type CSSProperties, type ReactNode } from 'react'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { Choice, OptionGroup } from '#domain/menu/menu.ts'
import { language } from '#words/basics/locale.ts'
import { formatCount } from '#words/basics/counts.ts'
import { stepperMessages } from '#words/basics/ui.ts'
import { groupHint, makeItYoursMessages as words } from '#words/menu/shop/make-it-yours.ts'
import { classNames } from '../../ui/class-names.ts'
import { Stepper } from '../../ui/stepper.tsx'
import { canChoose, choose, chooseNone, countIn, sumIn, unchoose, type ItemDraft } from './item-draft.ts'
import cellsStyles from './cells.module.css'

interface OptionFieldsProps {
  group: OptionGroup
  draft: ItemDraft
  /** Choices that were taken since the window opened: they keep the focus when they are given back, also where they are sold out. */
  everChosen: readonly string[]
  onChange: (draft: ItemDraft) => void
}

const fieldsOf = { one: OneFields, some: SomeFields, many: ManyFields }

export function OptionFields(props: OptionFieldsProps) {
  const { group, draft } = props
  const Fields = fieldsOf[group.kind]
  return (
    <OptionGroupFrame
      name={textInLanguage(group.name, language)}
      hint={groupHint(group, sumIn(draft, group))}
    >
      <Fields {...props} />
    </OptionGroupFrame>
  )
}

interface OptionGroupFrameProps {
  name: string
  hint: string
  children: ReactNode
}

export function OptionGroupFrame({ name, hint, children }: OptionGroupFrameProps) {
  return (
    <fieldset className={cellsStyles.optionGroup}>
      <legend className={cellsStyles.optionGroupHead}>
        <b className={cellsStyles.optionGroupName}>{name}</b>{' '}
        <span className={cellsStyles.optionGroupHint}>{hint}</span>
      </legend>
      {children}
    </fieldset>
  )
}

/** As many as fit side by side on a phone. */
const longestRow = 4
const longestInRow = 10

function OneFields({ group, draft, onChange }: OptionFieldsProps) {
  const name = useId()
  const { choices, smallest } = group
  const labels = choices.map((choice) => textInLanguage(choice.name, language))
  const all = smallest > 0 ? choices.length : choices.length + 1
  const isRow = all <= longestRow && labels.every(({ length }) => length <= longestInRow)
  const at = choices.findIndex(({ id }) => countIn(draft, id) > 0)
  const place = { '--at': smallest > 0 ? at : at + 1, '--of': all } as CSSProperties
  return (
    <div className={isRow ? cellsStyles.tabla : cellsStyles.cells} style={isRow ? place : undefined}>
      {smallest === 0 && (
        <Cell name={words.none} price="" isSoldOut={false}>
          <input
            type="radio"
            className={cellsStyles.cellInput}
            name={name}
            checked={at < 0}
            onChange={() => onChange(chooseNone(draft, group))}
          />
        </Cell>
      )}
      {choices.map((choice, index) => (
        <Cell
          key={choice.id}
          name={labels[index] ?? ''}
          price={choice.soldOut ? words.soldOut : priceOf(choice)}
          isSoldOut={choice.soldOut && index !== at}
        >
          <input
            type="radio"
            className={cellsStyles.cellInput}
            name={name}
            checked={index === at}
            disabled={choice.soldOut && index !== at}
            onChange={() => onChange(choose(draft, group, choice))}
          />
        </Cell>
      ))}
      {isRow && at + (smallest > 0 ? 0 : 1) >= 0 && (
        <i className={cellsStyles.tablaBean} aria-hidden="true" />
      )}
    </div>
  )
}

function SomeFields({ group, draft, everChosen, onChange }: OptionFieldsProps) {
  return (
    <div className={cellsStyles.cells}>
      {group.choices.map((choice) => {
        const isChosen = countIn(draft, choice.id) > 0
        const isOff = !isChosen && !canChoose(draft, group, choice)
        const wasChosen = choice.soldOut && isOff && everChosen.includes(choice.id)
        return (
          <Cell
            key={choice.id}
            name={textInLanguage(choice.name, language)}
            price={choice.soldOut ? words.soldOut : priceOf(choice)}
            isSoldOut={choice.soldOut && !isChosen}
            isQuiet={isOff && !choice.soldOut}
          >
            <input
              type="checkbox"
              className={cellsStyles.cellInput}
              checked={isChosen}
              disabled={isOff && !wasChosen}
              aria-disabled={wasChosen || undefined}
              onChange={() => onChange(isChosen ? unchoose(draft, choice) : choose(draft, group, choice))}
            />
          </Cell>
        )
      })}
    </div>
  )
}

function ManyFields({ group, draft, everChosen, onChange }: OptionFieldsProps) {
  return (
    <div className={cellsStyles.cells}>
      {group.choices.map((choice) => {
        const count = countIn(draft, choice.id)
        const name = textInLanguage(choice.name, language)
        const isGone = choice.soldOut && count === 0 && !everChosen.includes(choice.id)
        return (
          <div
            key={choice.id}
            className={classNames(
              cellsStyles.cell,
              cellsStyles.cellMany,
              count > 0 && cellsStyles.cellOn,
              isGone && cellsStyles.cellSoldOut,
            )}
          >
            <span>
              <span className={cellsStyles.cellName}>{name}</span>
              <small className={cellsStyles.cellPrice}>
                {choice.soldOut
                  ? words.soldOut
                  : choice.price > 0
                    ? words.moreEach(choice.price)
                    : words.free}
              </small>
            </span>
            {!isGone && (
              <Stepper
                look="roundSmall"
                isSilent
                label={words.howMany(name)}
                value={formatCount(count)}
                less={stepperMessages.removeOne(name)}
                more={stepperMessages.addOne(name)}
                onLess={count > 0 ? () => onChange(unchoose(draft, choice)) : undefined}
                onMore={
                  canChoose(draft, group, choice) ? () => onChange(choose(draft, group, choice)) : undefined
                }
              />
            )}
          </div>
        )
      })}
    </div>
  )
}

function priceOf({ price }: Choice): string {
  return price > 0 ? words.more(price) : ''
}

interface CellProps {
  name: string
  price: string
  isSoldOut: boolean
  /** Cannot be taken on top of those that are chosen. */
  isQuiet?: boolean
  children: ReactNode
}

export function Cell({ name, price, isSoldOut, isQuiet = false, children }: CellProps) {
  return (
    <label
      className={classNames(
        cellsStyles.cell,
        isSoldOut && cellsStyles.cellSoldOut,
        isQuiet && cellsStyles.cellQuiet,
      )}
    >
      {children}
      <span className={cellsStyles.cellName}>{name}</span>{' '}
      {price && <small className={cellsStyles.cellPrice}>{price}</small>}
      <i className={cellsStyles.cellSpot} aria-hidden="true" />
    </label>
  )
}
