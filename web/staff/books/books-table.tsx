// What moved day by day, newest first, and all of it together. On a phone a day is a block of six figures.
import type { BooksReply, BooksSums } from '#domain/books/books-api.ts'
import { shortDayName } from '#words/basics/dates.ts'
import { booksScreenMessages as words, plainMoney } from '#words/books/staff/books.ts'
import { useRestaurant } from '../../shop-front.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { timeSeenFrom } from '../orders/order-times.ts'
import { balanceIcons } from './balance-icons.ts'
import { closePath } from './books-address.ts'
import officeStyles from '../office/office.module.css'
import styles from './books-table.module.css'

const stateLooks: Readonly<Record<string, string | undefined>> = {
  off: styles.stateOff,
}

/** In this order; what a phone leaves out is marked. Most restaurants never see a dispute. */
const allColumns = [
  ['sales', ''],
  ['discounts', styles.more],
  ['refunds', styles.more],
  ['disputes', styles.more],
  ['tax', ''],
  ['delivery', styles.more],
  ['tips', ''],
  ['card', styles.cash],
  ['counter', styles.cash],
] as const

export function BooksTable({ books: { days, total, today } }: { books: BooksReply }) {
  const { timeZone } = useRestaurant()
  const hasDisputes = days.some(({ disputes }) => disputes !== 0)
  const columns = allColumns.filter(([name]) => name !== 'disputes' || hasDisputes)
  return (
    <section className={classNames(officeStyles.panel, styles.booksPanel)}>
      <table className={styles.booksTable}>
        <thead>
          <tr>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.orders}</th>
            {columns.map(([name, className]) => (
              <th key={name} scope="col" className={className}>
                {words[name]}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{words.state}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">
                <a href={closePath(day.day)}>{shortDayName(day.day, { from: today })}</a>
                {day.closing && (
                  <span className={styles.closed}>
                    {words.closed(timeSeenFrom(day.day, day.closing.at, timeZone), day.closing.isWhole)}
                  </span>
                )}
              </th>
              <Figures sums={day} columns={columns} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.days(days.length)}</th>
            <Figures sums={total} columns={columns} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function Figures({ sums, columns }: { sums: BooksSums; columns: readonly (typeof allColumns)[number][] }) {
  return (
    <>
      <td data-label={words.orders}>{sums.orders}</td>
      {columns.map(([name, className]) => (
        <td
          key={name}
          data-label={words[name]}
          className={classNames(className, sums[name] === 0 && styles.zero)}
        >
          {plainMoney(sums[name])}
        </td>
      ))}
      <td className={classNames(styles.state, stateLooks[sums.balance])}>
        <Icon name={balanceIcons[sums.balance]} />
        <VisuallyHidden>{words.balance[sums.balance]}</VisuallyHidden>
      </td>
    </>
  )
}
