// The page of parts, continued: tables, lists, figures and charts.
import { cents, type Cents } from '#domain/basics/money.ts'
import { Button } from './button.tsx'
import { BarChart, BarList, LineChart } from './chart.tsx'
import { DataTable, type Column } from './data-table.tsx'
import { Fact, Facts } from './facts.tsx'
import { Figure, Figures } from './figure.tsx'
import { DateRange } from './form-bar.tsx'
import { FactLine, FactList, List, ListItem } from './list.tsx'
import { Money } from './money.tsx'
import { longName, Part } from './parts-page-part.tsx'
import { Quiet } from './quiet.tsx'

interface Guest {
  readonly number: number
  readonly name: string
  readonly items: string
  readonly total: Cents
}

const guests: readonly Guest[] = [
  { number: 150, name: longName, items: '2 Pork Burrito, 1 Bean Burrito', total: cents(3615) },
  { number: 151, name: 'Bo', items: '1 Beef Burrito', total: cents(1205) },
]

const columns: readonly Column<Guest>[] = [
  { key: 'number', head: 'Number', cell: ({ number }) => number, isRowHead: true, onCard: 'lead' },
  { key: 'name', head: 'Name', cell: ({ name }) => name, onCard: 'line' },
  { key: 'items', head: 'Items', cell: ({ items }) => items, isQuiet: true, onCard: 'labeled' },
  {
    key: 'total',
    head: 'Total',
    cell: ({ total }) => <Money amount={total} />,
    total: <Money amount={cents(4820)} />,
    isAmount: true,
    onCard: 'end',
  },
  {
    key: 'open',
    head: 'Open',
    hidesHead: true,
    cell: ({ number }) => (
      <Button quiet small aria-label={`Open ${number}`}>
        Open
      </Button>
    ),
    isActions: true,
    onCard: 'wide',
  },
]

export function Tables() {
  return (
    <Part name="Tables">
      <DataTable caption="Guests" columns={columns} rows={guests} keyOf={({ number }) => number} />
      <DataTable
        caption="Guests in pairs"
        cards="pairs"
        columns={columns}
        rows={guests}
        keyOf={({ number }) => number}
        isOver={({ number }) => number === 151}
        isDense
      />
      <List>
        {guests.map(({ number, name, items }) => (
          <ListItem key={number} lead="12:05 PM" end={<Button quiet>Open {number}</Button>}>
            <b>{name}</b>
            <Quiet small>{items}</Quiet>
          </ListItem>
        ))}
      </List>
      <FactList>
        <FactLine name="PUBLIC_URL" about="The site's address, as customers type it.">
          https://burritos.example
        </FactLine>
        <FactLine name="MAIL_FROM" about="The address that emails come from.">
          Not set
        </FactLine>
      </FactList>
      <Facts label="About the order">
        <Fact name="Promised ready" isLarge>
          12:05 PM
        </Fact>
        <Fact name="Name">{longName}</Fact>
      </Facts>
      <Facts look="rows" label="The bill">
        <Fact name="Subtotal">$33.00</Fact>
        <Fact name="Tax of the County of San Luis Obispo">$3.15</Fact>
      </Facts>
    </Part>
  )
}

const sales = [12, 30, 48, 22, 9]
const hours = ['11 AM', '12 PM', '1 PM', '2 PM', '3 PM']

export function Charts() {
  return (
    <Part name="Charts">
      <DateRange
        range={{ from: '2026-03-01', to: '2026-03-07' }}
        words={{ range: 'Days', from: 'From', to: 'To', show: 'Show' }}
        first="2026-01-01"
        last="2026-03-07"
        check={({ from, to }) =>
          from > to ? { field: 'to', message: 'The last day comes first.' } : undefined
        }
        onShow={() => {}}
      />
      <Figures label="Today">
        <Figure name="Sales" value="$2,315.00" isHot>
          7 % more than last week
        </Figure>
        <Figure name="Orders" value="121" tone="good">
          9 more
        </Figure>
        <Figure name="On time" value="88 %" tone="bad">
          under 90 %
        </Figure>
        <Figure name="Waiting" value="0" />
      </Figures>
      <BarList
        rows={[
          { key: 'pork', name: 'Pork', amount: '48', share: 1, color: 'rosa' },
          { key: 'bean', name: longName, amount: '12', share: 0.25, color: 'jade' },
          { key: 'chix', name: 'Chix', amount: '0', share: 0, color: 'maiz' },
        ]}
      />
      <BarChart
        label="Orders by hour"
        sentences={sales.map((value, at) => `${hours[at]}: ${value} orders`)}
        height={() => 200}
        bars={sales.map((value, at) => ({ key: at, parts: [{ value, color: 'maiz' }] }))}
        least={10}
        axis={String}
        nameOf={(at) => hours[at]}
        valueOf={(at) => String(sales[at])}
        isPeak={(at) => at === 2}
      />
      <LineChart
        label="Sales by day"
        height={() => 200}
        values={sales}
        least={10}
        axis={String}
        nameOf={(at) => `${at + 1}`}
        named={{ at: 2, words: '48' }}
        isBlank={false}
      />
    </Part>
  )
}
