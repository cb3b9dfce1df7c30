// All codes: what each gives and when, how often it was used, and a switch that turns it off and on.
import type { OfficePromoCode } from '#domain/orders/promo-codes.ts'
import { formatMoney } from '#domain/basics/money.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Switch } from '../../ui/switch.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { classNames } from '../../ui/class-names.ts'
import officeStyles from '../office/office.module.css'
import codesStyles from './codes.module.css'
import {
  promoCodesOfficeMessages as words,
  formatDiscount,
  promoCodeStateMessage,
  formatSchedule,
} from '#words/orders/staff/promo-codes.ts'

interface CodeTableProps {
  codes: readonly OfficePromoCode[]
  today: string
  onEdit: (code: OfficePromoCode) => void
  onTurn: (code: OfficePromoCode, isOn: boolean) => void
}

/** The roles are written out: drawn as cards, a table is none any more to some browsers. */
export function CodeTable({ codes, today, onEdit, onTurn }: CodeTableProps) {
  return (
    <table role="table" className={classNames(officeStyles.table, codesStyles.codesTable)}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <Head>{words.code}</Head>
          <Head>{words.gives}</Head>
          <Head>{words.smallest}</Head>
          <Head>{words.when}</Head>
          <Head isAmount>{words.used}</Head>
          <Head isAmount>{words.givenSoFar}</Head>
          <Head isHidden>{words.state}</Head>
          <Head isHidden>{words.change}</Head>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {codes.map((code) => (
          <CodeRow key={code.id} code={code} today={today} onEdit={onEdit} onTurn={onTurn} />
        ))}
      </tbody>
    </table>
  )
}

interface HeadProps {
  children: string
  isAmount?: boolean
  isHidden?: boolean
}

function Head({ children, isAmount = false, isHidden = false }: HeadProps) {
  return (
    <th role="columnheader" scope="col" className={isAmount ? officeStyles.tableAmount : undefined}>
      {isHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </th>
  )
}

function CodeRow({ code, today, onEdit, onTurn }: { code: OfficePromoCode } & Omit<CodeTableProps, 'codes'>) {
  const { state, used, maxUses, minimumOrder } = code
  const isOver = state === 'used-up' || state === 'ended' || state === 'off'
  const said = promoCodeStateMessage(code, today)
  return (
    <tr role="row" className={isOver ? codesStyles.codesTableOver : undefined}>
      <th role="rowheader" scope="row" className={codesStyles.codesTableCode}>
        {code.code}
      </th>
      <td role="cell" className={codesStyles.codesTableGives} data-label={words.gives}>
        {formatDiscount(code.gives)}
      </td>
      <td role="cell" data-label={words.smallest}>
        {minimumOrder === 0 ? words.anyOrder : formatMoney(minimumOrder)}
      </td>
      <td role="cell" className={codesStyles.codesTableWhen} data-label={words.when}>
        {formatSchedule(code, today)}
      </td>
      <td role="cell" className={officeStyles.tableAmount} data-label={words.used}>
        {words.usedOf(used, maxUses)}
      </td>
      <td role="cell" className={officeStyles.tableAmount} data-label={words.givenSoFar}>
        {formatMoney(code.discountedTotal)}
      </td>
      <td role="cell" className={codesStyles.codesTableState}>
        {said && (
          <Chip small tone="quiet">
            {said}
          </Chip>
        )}
        <Switch label={code.code} on={code.isOn} onChange={(isOn) => onTurn(code, isOn)} />
      </td>
      <td role="cell" className={codesStyles.codesTableEdit}>
        <Button small aria-label={words.editWhich(code.code)} onClick={() => onEdit(code)}>
          {words.edit}
        </Button>
      </td>
    </tr>
  )
}
