// The delivery zones: where, for which fee, from which order on, and how long it takes.
import type { Ref } from 'react'
import { maxZones } from '#domain/restaurant/fulfillment-schema.ts'
import type { Zone } from '#domain/restaurant/fulfillment.ts'
import { fulfillmentOfficeMessages as words } from '#words/restaurant/staff/fulfillment.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { Panel } from '../../ui/panel.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

interface ZoneTableProps {
  zones: readonly Zone[]
  addButton: Ref<HTMLButtonElement>
  /** Undefined for a new one. */
  onEdit: (zone: Zone | undefined) => void
}

const mostShown = 12

export function ZoneTable({ zones, addButton, onEdit }: ZoneTableProps) {
  return (
    <Panel
      title={words.zones}
      actions={
        <Button quiet ref={addButton} off={zones.length >= maxZones} onClick={() => onEdit(undefined)}>
          <Icon name="add" />
          {words.add}
        </Button>
      }
    >
      {zones.length > 0 && (
        <DataTable
          caption={words.zones}
          columns={columnsOf(onEdit)}
          rows={zones}
          // By its place: a new name must not take the row away, to which the focus returns.
          keyOf={(zone) => zones.indexOf(zone)}
          cards="threes"
          isBare
        />
      )}
      <p>{zones.length > 0 ? words.onlyZones : words.noZones}</p>
    </Panel>
  )
}

function columnsOf(onEdit: (zone: Zone) => void): readonly Column<Zone>[] {
  return [
    { key: 'name', head: words.zone, cell: ({ name }) => <b>{name}</b>, breaksWords: true, onCard: 'lead' },
    {
      key: 'zipcodes',
      head: words.zipcodes,
      cell: ({ zipcodes }) => <Zipcodes zipcodes={zipcodes} />,
      onCard: 'wide',
      cardOrder: 2,
    },
    {
      key: 'fee',
      head: words.fee,
      cell: ({ fee }) => (fee === 0 ? words.free : words.money(fee)),
      isAmount: true,
      onCard: 'labeled',
      cardOrder: 3,
    },
    {
      key: 'smallest',
      head: words.smallest,
      cell: ({ minimumOrder }) => (minimumOrder === 0 ? words.anyOrder : words.money(minimumOrder)),
      isAmount: true,
      onCard: 'labeled',
      cardOrder: 3,
    },
    {
      key: 'minutes',
      head: words.onTheRoad,
      cell: ({ travelMinutes }) => words.minutes(travelMinutes),
      isAmount: true,
      onCard: 'labeled',
      cardOrder: 3,
    },
    {
      key: 'edit',
      head: words.edit,
      hidesHead: true,
      cell: (zone) => (
        <Button quiet onClick={() => onEdit(zone)}>
          {words.edit}
          <VisuallyHidden> {zone.name}</VisuallyHidden>
        </Button>
      ),
      onCard: 'corner',
    },
  ]
}

function Zipcodes({ zipcodes }: Pick<Zone, 'zipcodes'>) {
  const rest = zipcodes.length - mostShown
  return (
    <Row as="span" gap={1}>
      {zipcodes.slice(0, mostShown).map((zipcode) => (
        <Chip key={zipcode} small>
          {zipcode}
        </Chip>
      ))}
      {rest > 0 && <small>{words.more(rest)}</small>}
    </Row>
  )
}
