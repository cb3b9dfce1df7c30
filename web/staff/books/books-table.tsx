// What moved day by day, newest first, and all of it together. On a phone a day is a block of six figures.
import type { Cents } from '#domain/basics/money.ts'
import type { Balance, BooksReply } from '#domain/books/books-api.ts'
import { shortDayName } from '#words/basics/dates.ts'
import { booksScreenMessages as words, plainMoney } from '#words/books/staff/books.ts'
import { useRestaurant } from '../../page-data.ts'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { timeSeenFrom } from '../orders/order-times.ts'
import { balanceIcons } from './balance-icons.ts'
import { closePath } from './books-address.ts'
import styles from './books-table.module.css'

type BooksDay = BooksReply['days'][number]

/** In this order; a phone keeps six figures. Most restaurants never see a dispute. */
const figures = [
  { name: 'sales', onCard: 'labeled' },
  { name: 'discounts', onCard: 'none' },
  { name: 'refunds', onCard: 'none' },
  { name: 'disputes', onCard: 'none' },
  { name: 'tax', onCard: 'labeled' },
  { name: 'delivery', onCard: 'none' },
  { name: 'tips', onCard: 'labeled' },
  { name: 'card', onCard: 'labeled', isShaded: true },
  { name: 'counter', onCard: 'labeled', isShaded: true },
] as const

export function BooksTable({ books }: { books: BooksReply }) {
  const { timeZone } = useRestaurant()
  return (
    <DataTable
      columns={columnsOf(books, timeZone)}
      rows={books.days}
      keyOf={({ day }) => day}
      cards="threes"
      isDense
    />
  )
}

function columnsOf({ days, total, today }: BooksReply, timeZone: string): Column<BooksDay>[] {
  const hasDisputes = days.some(({ disputes }) => disputes !== 0)
  return [
    {
      key: 'day',
      head: words.day,
      isRowHead: true,
      isWhole: true,
      cell: ({ day, closing }) => (
        <>
          <a className={styles.day} href={closePath(day)}>
            {shortDayName(day, { from: today })}
          </a>
          {closing && (
            <small className={styles.closed}>
              {words.closed(timeSeenFrom(day, closing.at, timeZone), closing.isWhole)}
            </small>
          )}
        </>
      ),
      total: words.days(days.length),
      onCard: 'lead',
    },
    {
      key: 'orders',
      head: words.orders,
      cell: ({ orders }) => orders,
      total: total.orders,
      isAmount: true,
      onCard: 'labeled',
    },
    ...figures
      .filter(({ name }) => name !== 'disputes' || hasDisputes)
      .map(({ name, onCard, ...look }): Column<BooksDay> => ({
        key: name,
        head: words[name],
        cell: (day) => amountOf(day[name]),
        total: amountOf(total[name]),
        isAmount: true,
        onCard,
        ...look,
      })),
    {
      key: 'state',
      head: words.state,
      hidesHead: true,
      cell: ({ balance }) => <State balance={balance} />,
      total: <State balance={total.balance} />,
      onCard: 'corner',
    },
  ]
}

function amountOf(amount: Cents) {
  return <span className={amount === 0 ? styles.zero : undefined}>{plainMoney(amount)}</span>
}

function State({ balance }: { balance: Balance }) {
  return (
    <span className={balance === 'off' ? styles.off : styles.balanced}>
      <Icon name={balanceIcons[balance]} />
      <VisuallyHidden>{words.balance[balance]}</VisuallyHidden>
    </span>
  )
}
