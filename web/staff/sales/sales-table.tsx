// The numbers of a chart as a table, behind a disclosure; it scrolls by itself where it is wider than the screen.
import { useId, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './sales-table.module.css'
import { salesMessages } from '#words/books/staff/sales.ts'

export interface TableRow {
  readonly key: string
  readonly head: ReactNode
  readonly cells: readonly string[]
}

interface SalesTableProps {
  /** What the chart above is called. */
  of: string
  /** The first is that of the heads of the rows. */
  columns: readonly string[]
  rows: readonly TableRow[]
  total?: readonly string[] | undefined
  /** A line below. */
  about?: string | undefined
}

export function SalesTable({ of, columns, rows, total, about }: SalesTableProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <details className={styles.salesTable} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        {salesMessages.asTable}
        <VisuallyHidden>: {of}</VisuallyHidden>
      </summary>
      {open && (
        // A keyboard must be able to scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as axe asks: scrollable-region-focusable
        <div className={styles.scroll} role="region" aria-labelledby={id} tabIndex={0}>
          <table className={styles.table}>
            <caption id={id} className="visually-hidden">
              {salesMessages.tableOf(of)}
            </caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, head, cells }) => (
                <Row key={key} head={head} cells={cells} />
              ))}
            </tbody>
            {total && (
              <tfoot>
                <Row head={salesMessages.total} cells={total} />
              </tfoot>
            )}
          </table>
        </div>
      )}
      {open && about && <p className={styles.about}>{about}</p>}
    </details>
  )
}

function Row({ head, cells }: Omit<TableRow, 'key'>) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {cells.map((cell, column) => (
        <td key={column}>{cell}</td>
      ))}
    </tr>
  )
}
