// The rows of the drawer: an item with how many are left of it, and a choice. Each says which open orders still have it.
import type { ReactNode } from 'react'
import type { StockBody, SoldOutBody } from '#domain/kitchen/kitchen-api.ts'
import { isInKitchen, remainingToRoll, type Ticket, type TicketLine } from '#domain/kitchen/tickets.ts'
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { Choice, MenuItem, OptionGroup } from '#domain/menu/menu.ts'
import type { Color } from '#domain/menu/look.ts'
import { language } from '#words/basics/locale.ts'
import { stockMessages as words, soldOutMessages } from '#words/menu/staff/stock.ts'
import { classNames } from '../../ui/class-names.ts'
import { Switch } from '../../ui/switch.tsx'
import { RemainingStepper } from '../parts/remaining-stepper.tsx'
import { isMarkedSoldOut } from './menu-marks.ts'
import { soldOutKey } from './use-taps.ts'
import styles from './stock-drawer.module.css'

interface RowProps {
  tickets: readonly Ticket[]
  busy: ReadonlySet<string>
  onSoldOut: (body: SoldOutBody) => void
}

interface ItemRowProps extends RowProps {
  item: MenuItem
  onLeft: (body: StockBody) => Promise<boolean>
}

export function ItemRow({ item, tickets, busy, onSoldOut, onLeft }: ItemRowProps) {
  const name = textInLanguage(item.shortName, language)
  const toMake = unitsToMake(tickets, (line) => line.item === item.id)
  const isMarked = isMarkedSoldOut(item)
  const turn = () => {
    if (!item.soldOut) return onSoldOut({ item: item.id, soldOut: 'today' })
    // Nobody counts an item that is sold again although none was left. It may be marked until further notice as well.
    if (item.remaining === 0) void onLeft({ item: item.id, remaining: null })
    onSoldOut({ item: item.id, soldOut: 'no' })
  }
  return (
    <StockRow
      name={name}
      color={item.look.color}
      soldOut={item.soldOut}
      busy={busy.has(soldOutKey({ item: item.id }))}
      details={toMake.units === 0 ? '' : detailsOf(item, toMake)}
      onTurn={turn}
      term={
        isMarked && (
          <SoldOutTerm
            name={name}
            backAt={item.backAt}
            onSoldOut={(soldOut) => onSoldOut({ item: item.id, soldOut })}
          />
        )
      }
    >
      <RemainingStepper
        name={name}
        remaining={item.remaining}
        className={styles.remaining}
        onStep={(body) => onLeft({ item: item.id, ...body })}
      />
    </StockRow>
  )
}

interface ChoiceRowProps extends RowProps {
  group: OptionGroup
  choice: Choice
}

export function ChoiceRow({ group, choice, tickets, busy, onSoldOut }: ChoiceRowProps) {
  const name = textInLanguage(choice.name, language)
  const { numbers } = unitsToMake(tickets, ({ changes = [] }) =>
    changes.some(({ kind, id }) => kind !== 'no' && id === choice.id),
  )
  const inGroup = words.inGroup(textInLanguage(group.name, language))
  const stillIn = numbers.length > 0 ? ` ${words.stillIn(numbers)}` : ''
  return (
    <StockRow
      name={name}
      soldOut={choice.soldOut}
      busy={busy.has(soldOutKey({ choice: choice.id }))}
      details={choice.soldOut ? inGroup + stillIn : inGroup}
      onTurn={() => onSoldOut({ choice: choice.id, soldOut: choice.soldOut ? 'no' : 'today' })}
      term={
        choice.soldOut && (
          <SoldOutTerm
            name={name}
            backAt={choice.backAt}
            onSoldOut={(soldOut) => onSoldOut({ choice: choice.id, soldOut })}
          />
        )
      }
    />
  )
}

interface StockRowProps {
  name: string
  color?: Color
  soldOut: boolean
  busy: boolean
  details: string
  onTurn: () => void
  /** For how long it is sold out. */
  term: ReactNode
  children?: ReactNode
}

function StockRow({ name, color, soldOut, busy, details, onTurn, term, children }: StockRowProps) {
  return (
    <li className={classNames(styles.row, soldOut && styles.rowOut)} data-color={color}>
      <i className={styles.chip} />
      <p className={styles.name}>
        <span className={styles.word}>{name}</span>
        {details !== '' && <small className={styles.details}>{details}</small>}
      </p>
      {children}
      <Switch
        look="word"
        label={soldOutMessages.switch(name)}
        words={{ on: words.soldOut, off: words.onSale }}
        on={soldOut}
        busy={busy}
        onChange={onTurn}
      />
      {term}
    </li>
  )
}

/** For how long something is sold out: today, or until further notice. */
interface SoldOutTermProps extends Pick<MenuItem, 'backAt'> {
  name: string
  onSoldOut: (soldOut: SoldOutBody['soldOut']) => void
}

function SoldOutTerm({ name, backAt, onSoldOut }: SoldOutTermProps) {
  return (
    <div className={styles.term} role="group" aria-label={soldOutMessages.howLong(name)}>
      <button type="button" aria-pressed={backAt !== null} onClick={() => onSoldOut('today')}>
        {soldOutMessages.forToday}
      </button>
      <button type="button" aria-pressed={backAt === null} onClick={() => onSoldOut('later')}>
        {soldOutMessages.untilNotice}
      </button>
    </div>
  )
}

interface UnitsToMake {
  readonly numbers: readonly number[]
  readonly units: number
}

/** Of the open orders, what is still to be made. */
function unitsToMake(tickets: readonly Ticket[], matches: (line: TicketLine) => boolean): UnitsToMake {
  const units = (ticket: Ticket) =>
    ticket.lines.filter(matches).reduce((sum, line) => sum + remainingToRoll(line), 0)
  const open = tickets.filter((ticket) => isInKitchen(ticket.status) && units(ticket) > 0)
  return {
    numbers: open.map(({ number }) => number).toSorted((one, other) => one - other),
    units: open.reduce((sum, ticket) => sum + units(ticket), 0),
  }
}

function detailsOf({ soldOut, remaining }: MenuItem, { numbers, units }: UnitsToMake): string {
  if (soldOut) return words.stillIn(numbers)
  return remaining === null ? '' : words.inOrders(units)
}
