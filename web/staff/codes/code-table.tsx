// All codes: what each gives and when, how often it was used, and a switch that turns it off and on.
import { formatMoney } from '#domain/basics/money.ts'
import type { OfficePromoCode } from '#domain/orders/promo-codes.ts'
import {
  promoCodesOfficeMessages as words,
  formatDiscount,
  promoCodeStateMessage,
  formatSchedule,
} from '#words/orders/staff/promo-codes.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { Row } from '../../ui/layout.tsx'
import { Switch } from '../../ui/switch.tsx'

interface CodeTableProps {
  codes: readonly OfficePromoCode[]
  today: string
  onEdit: (code: OfficePromoCode) => void
  onTurn: (code: OfficePromoCode, isOn: boolean) => void
}

export function CodeTable({ codes, ...rest }: CodeTableProps) {
  return (
    <DataTable
      caption={words.caption}
      columns={columnsFor(rest)}
      rows={codes}
      keyOf={({ id }) => id}
      isOver={({ state }) => state === 'used-up' || state === 'ended' || state === 'off'}
      cards="pairs"
      isDense
    />
  )
}

type ColumnsProps = Omit<CodeTableProps, 'codes'>

function columnsFor({ today, onEdit, onTurn }: ColumnsProps): readonly Column<OfficePromoCode>[] {
  return [
    {
      key: 'code',
      head: words.code,
      isRowHead: true,
      isWhole: true,
      onCard: 'line',
      cell: ({ code }) => code,
    },
    {
      key: 'gives',
      head: words.gives,
      isWhole: true,
      onCard: 'labeled',
      cell: ({ gives }) => formatDiscount(gives),
    },
    {
      key: 'smallest',
      head: words.smallest,
      onCard: 'labeled',
      cell: ({ minimumOrder }) => (minimumOrder === 0 ? words.anyOrder : formatMoney(minimumOrder)),
    },
    { key: 'when', head: words.when, onCard: 'wide', cell: (code) => formatSchedule(code, today) },
    {
      key: 'used',
      head: words.used,
      isAmount: true,
      onCard: 'labeled',
      cell: ({ used, maxUses }) => words.usedOf(used, maxUses),
    },
    {
      key: 'given',
      head: words.givenSoFar,
      isAmount: true,
      onCard: 'labeled',
      cell: ({ discountedTotal }) => formatMoney(discountedTotal),
    },
    {
      key: 'state',
      head: words.state,
      hidesHead: true,
      onCard: 'end',
      cardOrder: -1,
      cell: (code) => {
        const state = promoCodeStateMessage(code, today)
        return (
          <Row spread="end">
            {state && (
              <Chip small tone="quiet">
                {state}
              </Chip>
            )}
            <Switch small label={code.code} on={code.isOn} onChange={(isOn) => onTurn(code, isOn)} />
          </Row>
        )
      },
    },
    {
      key: 'edit',
      head: words.change,
      hidesHead: true,
      isActions: true,
      onCard: 'wide',
      cell: (code) => (
        <Button quiet aria-label={words.editWhich(code.code)} onClick={() => onEdit(code)}>
          {words.edit}
        </Button>
      ),
    },
  ]
}
