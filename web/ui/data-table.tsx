// A table whose columns are data. Where its own room is narrow, each row is drawn as a card; a screen reader still finds a table.
import type { ComponentProps, Key, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import styles from './data-table.module.css'

export interface Column<Row> {
  readonly key: string
  readonly head: ReactNode
  /** For a column of buttons: its name is only read out. */
  readonly hidesHead?: boolean
  readonly cell: (row: Row) => ReactNode
  /** At the foot: what all rows come to. */
  readonly total?: ReactNode
  /** What the row is of: its head. */
  readonly isRowHead?: boolean
  /** Money and counts: at the end of the cell, in figures of one width. */
  readonly isAmount?: boolean
  /** In the second ink. */
  readonly isQuiet?: boolean
  /** On another ground than the other columns. */
  readonly isShaded?: boolean
  /** Not broken into two lines, where there is room for it. */
  readonly isWhole?: boolean
  /** What people have typed: broken inside a word as well, so that the longest name takes no room from the other columns. */
  readonly breaksWords?: boolean
  /** Buttons: at the end of the row, and over the whole width of a card that has them in a line of their own. */
  readonly isActions?: boolean
  /**
   * Its place on a card: beside all lines (`lead`), in a line of its own (`line`), at the start of a line (`mark`) that another
   * column fills (`marked`), at the end of a line (`end`), with the column's name above it (`labeled`), over the whole width (`wide`, with its name as well
   * unless that is only read out), in the corner (`corner`), or not there at all.
   */
  readonly onCard: CardPlace
  /** Which line of the card comes first, where that is not the order of the columns. */
  readonly cardOrder?: number
}

type CardPlace = 'lead' | 'line' | 'mark' | 'marked' | 'end' | 'labeled' | 'wide' | 'corner' | 'none'

interface DataTableProps<Row> extends Omit<ComponentProps<'table'>, 'children' | 'role'> {
  /** What it is a table of, for those who do not see it. A table with a heading is named by `aria-labelledby`. */
  caption?: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  /** A class for the row, such as that of one that can be pressed. */
  rowLook?: (row: Row) => string | undefined
  /** An account that is off, a code that has ended: in the second ink, its head struck through. */
  isOver?: (row: Row) => boolean
  /** How a card is drawn: lines, each with its end; or two or three equal columns, for figures with their names. */
  cards?: 'lines' | 'pairs' | 'threes'
  /** Inside a panel, which has a frame already: in smaller letters, so that it stays a table in less room. */
  isBare?: boolean
  /** Of many columns: smaller letters, closer together. */
  isDense?: boolean
}

const cardPlaces: Readonly<Record<CardPlace, string | undefined>> = {
  lead: styles.lead,
  line: styles.line,
  mark: styles.mark,
  marked: styles.marked,
  end: styles.end,
  labeled: styles.labeled,
  wide: styles.wide,
  corner: styles.corner,
  none: styles.none,
}
const cardLooks = { lines: styles.lines, pairs: styles.pairs, threes: styles.threes }

/** The roles are written out: drawn as cards, a table is none any more to some browsers. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    keyOf,
    rowLook,
    isOver,
    cards = 'lines',
    isBare = false,
    isDense = false,
    className,
    ...rest
  } = props
  const hasTotals = columns.some(({ total }) => total !== undefined)
  return (
    <div className={classNames(styles.room, isBare && styles.bareRoom)}>
      <table
        {...rest}
        role="table"
        className={classNames(
          styles.table,
          cardLooks[cards],
          isBare && styles.bare,
          isDense && styles.dense,
          className,
        )}
      >
        {caption && <caption className="visually-hidden">{caption}</caption>}
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" className={lookOf(column)}>
                {column.hidesHead ? <VisuallyHidden>{column.head}</VisuallyHidden> : column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              role="row"
              className={classNames(isOver?.(row) && styles.over, rowLook?.(row)) || undefined}
            >
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {column.cell(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {hasTotals && (
          <tfoot role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <Cell key={column.key} column={column}>
                  {column.total}
                </Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  const look = classNames(lookOf(column), cardPlaces[column.onCard])
  // No effect in a row that is drawn as one.
  const style = { order: column.cardOrder }
  // Of the columns without a total, the row of totals has neither heads nor names: they would name nothing.
  const hasContent = children !== undefined
  if (column.isRowHead && hasContent)
    return (
      <th role="rowheader" scope="row" className={look} style={style}>
        {children}
      </th>
    )
  // On a card the column's name stands before the value; a screen reader has it from the head of the table.
  const isNamed = column.onCard === 'labeled' || (column.onCard === 'wide' && !column.hidesHead)
  const label = isNamed && hasContent && typeof column.head === 'string' ? column.head : undefined
  return (
    <td role="cell" className={look} style={style} data-label={label}>
      {children}
    </td>
  )
}

function lookOf<Row>(column: Column<Row>): string | undefined {
  const { isAmount, isQuiet, isShaded, isWhole, breaksWords, isActions } = column
  return (
    classNames(
      isAmount && styles.amount,
      isQuiet && styles.quiet,
      isShaded && styles.shaded,
      isWhole && styles.whole,
      breaksWords && styles.breaks,
      isActions && styles.actions,
    ) || undefined
  )
}
